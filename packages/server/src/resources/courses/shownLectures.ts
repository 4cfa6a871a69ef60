import { type Column, type SQL, sql } from 'drizzle-orm';
import { lectures, quizAttempts, quizzes } from '../../db/schema.ts';

/** The table itself or an alias of it. */
type Lectures = Record<'id' | 'type' | 'isPublished', Column>;

const withQuiz = (of: Lectures, isThere: SQL) => sql`${of.isPublished} and (${of.type} <> 'quiz' or exists (
  select 1 from ${quizzes} where ${quizzes.lectureId} = ${of.id} and ${quizzes.isFinished} and ${isThere}))`;

/** A published lecture that learners can take: a quiz lecture counts once its quiz is finished. */
export const isShown = withQuiz(lectures, sql`${quizzes.deletedAt} is null`);

/** The same for one learner, who keeps a deleted quiz that they have answered. */
export const isShownTo = (userId: unknown, of: Lectures = lectures) =>
  withQuiz(
    of,
    sql`(${quizzes.deletedAt} is null or exists (select 1 from ${quizAttempts}
      where ${quizAttempts.quizId} = ${quizzes.id} and ${quizAttempts.userId} = ${userId}))`,
  );
