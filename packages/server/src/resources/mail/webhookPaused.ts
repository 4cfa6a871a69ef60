import { findOwner } from '../partners/repository.ts';
import { findWebhook } from '../webhooks/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** Tells the owner of a partner that its server is told nothing more. Not where it goes on, or is another's meanwhile. */
export async function composeWebhookPaused(
  { db, origin }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const webhook = await findWebhook(db, mail.subjectId);
  const partner = await findOwner(db, mail.subjectId);
  if (!webhook?.pausedAt || partner?.ownerId !== mail.userId) return undefined;
  const since = (webhook.failingSince ?? webhook.pausedAt).toISOString().slice(0, 16).replace('T', ' ');
  return {
    to: recipientOf(mail),
    message: {
      subject: `Your server gets no more events of ${partner.name}`,
      title: 'Your server gets no more events',
      body: [
        `Nothing that we told the server of ${partner.name} has arrived since ${since} UTC, so we have stopped trying. Events that wait are kept for 30 days.`,
        'When your server answers again, let the events go on, with those that wait: your server can call POST /api/partner/webhook/resume with its API key, or write to us.',
        { link: `${origin}/contact`, label: 'Write to us' },
      ],
    },
  };
}
