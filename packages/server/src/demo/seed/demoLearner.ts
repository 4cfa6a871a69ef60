import { correctAnswers, quizScore } from '@lectern/sdk/rules';
import { namedId } from '../../db/newId.ts';
import type { enrollments, lectureProgress, quizAttempts, submissions, wishlistItems } from '../../db/schema.ts';
import type { CourseRows } from './courseRows.ts';

/**
 * The courses of the demo learner: how many days before the demo was filled they studied each lecture, the first first.
 * Three evenings lie in the last week. The last lecture is only begun, unless the course is finished.
 */
const STUDIED = [
  { slug: 'web-pages-from-scratch', daysAgo: [44, 41, 37, 33, 29], isFinished: true },
  { slug: 'learn-how-to-learn', daysAgo: [27, 25, 22] },
  { slug: 'typography-foundations', daysAgo: [18, 16, 13, 5] },
  { slug: 'git-without-fear', daysAgo: [3, 1] },
];
/** For the assignment of the finished course. */
const SUBMITTED = {
  submissionText:
    'A page about the laundrette in our street: 214 words, one list of what the machines are called, 22 rules of CSS. The link at the top leads down to the opening hours, which is all that anyone wants from us.',
  grade: 92,
  feedback:
    'You put the opening hours where people look for them, and the names of the machines make me want to visit. Rule 9 and rule 14 say the same thing twice; take one out and see that nothing moves.',
};
const WISHED = ['light-first-photography', 'databases-from-the-inside'];
const DAY_MS = 86_400_000;

/** What the demo learner has enrolled in, studied, handed in and wished for. */
export function demoLearnerRows(courses: readonly CourseRows[], now: Date) {
  const userId = namedId('user', 'demo learner');
  const rows = {
    enrollments: [] as (typeof enrollments.$inferInsert)[],
    progress: [] as (typeof lectureProgress.$inferInsert)[],
    attempts: [] as (typeof quizAttempts.$inferInsert)[],
    submissions: [] as (typeof submissions.$inferInsert)[],
    wishes: [] as (typeof wishlistItems.$inferInsert)[],
  };
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  /** Only courses that exist are used. */
  const find = (slug: string) => courses.find(({ course }) => course.id === namedId('course', slug));

  for (const { slug, daysAgo, isFinished = false } of STUDIED) {
    const found = find(slug);
    if (!found) continue;
    rows.enrollments.push({ userId, courseId: found.course.id, createdAt: before((daysAgo[0] ?? 0) + 1) });
    const lectures = found.lectures.filter(
      ({ type, isPublished }) => isPublished && (isFinished || type === 'video' || type === 'text'),
    );
    const studied = lectures.slice(0, daysAgo.length);
    for (const [step, { id: lectureId, type, durationSeconds }] of studied.entries()) {
      const at = before(daysAgo[step] ?? 0);
      const isCompleted = isFinished || step < studied.length - 1;
      const end = type === 'video' ? (durationSeconds ?? 0) : 0;
      const positionSeconds = isCompleted ? end : Math.floor(end / 3);
      rows.progress.push({ userId, lectureId, isCompleted, positionSeconds, updatedAt: at, studiedAt: [at] });
      if (type === 'quiz') rows.attempts.push(...passedAttempts(found, userId, lectureId, at));
      if (type === 'assignment') {
        const id = namedId('submission', `${lectureId}/${userId}`);
        rows.submissions.push({
          id,
          lectureId,
          userId,
          ...SUBMITTED,
          createdAt: at,
          gradedAt: new Date(at.getTime() + DAY_MS),
        });
      }
    }
  }
  for (const [index, slug] of WISHED.entries()) {
    const found = find(slug);
    if (found) rows.wishes.push({ userId, courseId: found.course.id, createdAt: before(20 - index) });
  }
  return rows;
}

/** An attempt with correct answers only, as the server stores it. */
function passedAttempts(
  { quizzes, questions }: CourseRows,
  userId: string,
  lectureId: string,
  createdAt: Date,
): (typeof quizAttempts.$inferInsert)[] {
  return quizzes
    .filter((quiz) => quiz.lectureId === lectureId)
    .map(({ id: quizId, passPercentage = 0 }) => {
      const own = questions.filter((question) => question.quizId === quizId);
      const keys = own.map(({ id, type, options = [], correctAnswer, points = 1 }) => ({
        _id: id,
        type,
        options,
        correctAnswer: correctAnswer ?? '',
        points,
      }));
      const answers = keys.map((question) => ({ questionId: question._id, userAnswer: correctAnswers(question) }));
      const { results, ...score } = quizScore(keys, answers, passPercentage);
      return {
        id: namedId('attempt', `${quizId}/${userId}`),
        quizId,
        userId,
        attemptNumber: 1,
        ...score,
        results: results.map((result, index) => {
          const { explanation } = own[index] ?? {};
          const shown = answers[index]?.userAnswer ?? [];
          return { ...result, correctAnswers: shown, ...(explanation ? { explanation } : {}) };
        }),
        createdAt,
      };
    });
}
