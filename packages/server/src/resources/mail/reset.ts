import { findReset } from '../auth/resetRepository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** The link to set a new password, while it counts. */
export async function composeReset(
  { db, origin, linkTokens }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  if ((await findReset(db, { id: mail.subjectId })) !== 'good') return undefined;
  return {
    to: recipientOf(mail),
    message: {
      subject: 'Reset your password',
      title: 'Reset your password',
      body: [
        'Choose a new password with this link. It works once, for 30 minutes.',
        { link: `${origin}/reset-password?token=${linkTokens.reset(mail.subjectId)}`, label: 'Choose a new password' },
        "If you didn't ask for it, you can ignore this mail: your password stays as it is.",
      ],
    },
  };
}
