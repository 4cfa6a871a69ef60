import { findGraded } from '../assignments/repository.ts';
import { firstLines } from './firstLines.ts';
import type { Composed, MailContext } from './mailKind.ts';
import type { AddressedMail } from './outboxRepository.ts';
import { recipientOf } from './recipient.ts';

/** What an instructor has given for a submission; nothing once the learner has submitted another. */
export async function composeGrade({ db, origin }: MailContext, mail: AddressedMail): Promise<Composed | undefined> {
  const found = await findGraded(db, mail.userId, mail.subjectId);
  if (!found) return undefined;
  const { grade, feedback, lectureId, lectureTitle, courseId, courseTitle } = found;
  const opening = firstLines(feedback);
  return {
    to: recipientOf(mail),
    message: {
      subject: `"${lectureTitle}" was graded`,
      title: 'Your assignment was graded',
      body: [
        `Your work for "${lectureTitle}" in "${courseTitle}" got ${grade} out of 100.`,
        ...(opening === '' ? [] : [{ quote: opening }]),
        { link: `${origin}/course/${courseId}/learning?lecture=${lectureId}`, label: 'Open the assignment' },
      ],
    },
  };
}
