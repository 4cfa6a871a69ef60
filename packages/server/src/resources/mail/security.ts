import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

const sentences = {
  codes_on:
    'One-time codes are now on for your account: after your password, we ask for a code of your app. You were signed out everywhere else.',
  codes_off: 'One-time codes are now off for your account: your password alone signs you in.',
  codes_renewed: 'Your account has new recovery codes. The old ones no longer work.',
  recovery_used: 'A recovery code was used for your account. It works only once.',
  passkey_added: 'A passkey was added to your account. It signs you in without your password.',
  passkey_removed: 'A passkey was removed from your account.',
  reset: 'The second factor of your account was removed by an operator, and you were signed out everywhere.',
} as const;

/** What has changed about signing in to an account. */
export type SecurityEvent = keyof typeof sentences;

const isEvent = (name: string): name is SecurityEvent => Object.hasOwn(sentences, name);

/** Says what has changed about signing in. The subject of the mail begins with the event. */
export async function composeSecurity({ origin }: MailContext, mail: AddressedMail): Promise<Composed | undefined> {
  const [event = ''] = mail.subjectId.split('.');
  if (!isEvent(event)) return undefined;
  return {
    to: recipientOf(mail),
    message: {
      subject: 'How you sign in has changed',
      title: 'How you sign in has changed',
      body: [
        sentences[event],
        "If this wasn't you, change your password at once and write to us.",
        { link: `${origin}/profile?tab=security`, label: 'Security settings' },
      ],
    },
  };
}
