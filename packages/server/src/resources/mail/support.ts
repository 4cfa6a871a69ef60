import { orderDigits } from '@lectern/sdk/rules';
import { findMessage } from '../support/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import { type AddressedMail, findSentMail } from './outboxRepository.ts';

/** What a message is called in its mails and at the desk. */
const numberOf = (id: string) => `SUP-${orderDigits(id)}`;

/**
 * Tells a writer that the message arrived. It has fixed words alone: anybody can give anybody's address, and nobody shall
 * send words of their own to a stranger through us.
 */
export async function composeSupportReceived(
  { db, origin, support }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const found = await findMessage(db, mail.subjectId);
  if (!found) return undefined;
  return {
    to: { name: '', address: found.email },
    replyTo: support,
    message: {
      subject: `We have your message (${numberOf(found.id)})`,
      title: 'Thank you for your message',
      body: [
        `It has arrived as ${numberOf(found.id)}. We will answer within 24 hours.`,
        { link: `${origin}/help`, label: 'Visit Help' },
      ],
    },
  };
}

/** What an admin has replied, with the message. */
export async function composeSupportReply(
  { db, support }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const found = await findMessage(db, mail.subjectId);
  if (!found || found.reply === null) return undefined;
  return {
    to: { name: found.name, address: found.email },
    replyTo: support,
    inReplyTo: await findSentMail(db, 'support_received', found.id),
    message: {
      subject: `Re: ${found.subject} (${numberOf(found.id)})`,
      title: found.subject,
      body: [...found.reply.split('\n\n').filter(Boolean), 'You wrote:', { quote: found.message }],
    },
  };
}

/** Of messages from the support form; those of the contact form have none. */
const topics = {
  general: 'General question',
  technical: 'Technical problem',
  billing: 'Billing',
  course: 'Course',
  account: 'Account',
};

/** Tells the operator what somebody wrote; an answer goes to the writer. Nothing is sent where no address is configured. */
export async function composeSupportMessage(
  { db, origin, support }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const found = support && (await findMessage(db, mail.subjectId));
  if (!found) return undefined;
  return {
    to: support,
    replyTo: { name: found.name, address: found.email },
    message: {
      subject: `Message to support: ${found.subject} (${numberOf(found.id)})`,
      title: found.subject,
      body: [
        `${found.name} (${found.email}) wrote, ${found.category ? `topic: ${topics[found.category]}` : 'with the contact form'}:`,
        { quote: found.message },
        'Reply within 24 hours of the message. What you answer at the desk is kept with it.',
        { link: `${origin}/admin/support`, label: 'Open the support desk' },
      ],
    },
  };
}
