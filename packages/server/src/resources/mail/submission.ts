import { findReceived } from '../assignments/repository.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** What a learner has submitted, for the instructor of the course; nothing once it is graded. */
export async function composeSubmission(
  { db, origin }: MailContext,
  mail: AddressedMail,
): Promise<Composed | undefined> {
  const found = await findReceived(db, mail.userId, mail.subjectId);
  if (!found || found.submission.grade !== null) return undefined;
  const { learner, lectureTitle, courseTitle, submission } = found;
  return {
    to: recipientOf(mail),
    message: {
      subject: `New submission for "${lectureTitle}"`,
      title: 'New submission',
      body: [
        `${learner.firstName} ${learner.lastName} submitted work for "${lectureTitle}" in "${courseTitle}".`,
        { link: `${origin}/instructor/grading/${submission.lectureId}`, label: 'Open the submissions' },
      ],
    },
  };
}
