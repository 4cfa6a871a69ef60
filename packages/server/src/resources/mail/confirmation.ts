import { findConfirmation } from '../auth/confirmationRepository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** The link by which somebody confirms an address, while it counts. */
export async function composeConfirmation(
  { db, origin, linkTokens }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  if ((await findConfirmation(db, { id: mail.subjectId })) !== 'good') return undefined;
  return {
    to: recipientOf(mail),
    message: {
      subject: 'Confirm your email address',
      title: 'Confirm your email address',
      body: [
        'Confirm that this address is yours with this link. It works once, for three days.',
        { link: `${origin}/confirm-email?token=${linkTokens.confirmation(mail.subjectId)}`, label: 'Confirm address' },
        "If you didn't sign up, you can ignore this mail. We'll only write to you about purchases.",
      ],
    },
  };
}
