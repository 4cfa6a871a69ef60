import { findByNumber } from '../certificates/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** The certificate of a completed course, unless it was revoked meanwhile. */
export async function composeCertificate(
  { db, origin }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const certificate = await findByNumber(db, mail.subjectId);
  if (!certificate || certificate.revokedAt) return undefined;
  const { courseTitle, number } = certificate;
  return {
    to: recipientOf(mail),
    message: {
      subject: `Your certificate for "${courseTitle}"`,
      title: 'You completed the course',
      body: [
        `Congratulations! Your certificate for "${courseTitle}" is ready, with the number ${number}.`,
        'Only you can see it, until you make it public on its page.',
        { link: `${origin}/certificates/${number}`, label: 'Open the certificate' },
      ],
    },
  };
}
