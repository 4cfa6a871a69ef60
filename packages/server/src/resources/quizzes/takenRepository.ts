import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, enrollments, lectures, questions, quizAttempts, quizzes } from '../../db/schema.ts';
import { accessColumns } from '../enrollments/accessRepository.ts';

export type AttemptRow = typeof quizAttempts.$inferSelect;

/**
 * A finished quiz by its id or its lecture's, with what decides whether this learner may take it. A deleted quiz is
 * found only for learners who have answered it.
 */
export async function findQuizAccess(db: Db, userId: string, id: string) {
  const hasAnswered = sql`exists (select 1 from ${quizAttempts}
    where ${quizAttempts.quizId} = ${quizzes.id} and ${quizAttempts.userId} = ${userId})`;
  const [row] = await db
    .select({
      id: quizzes.id,
      lectureId: quizzes.lectureId,
      courseId: lectures.courseId,
      title: quizzes.title,
      description: quizzes.description,
      passPercentage: quizzes.passPercentage,
      ...accessColumns,
    })
    .from(quizzes)
    .innerJoin(lectures, eq(lectures.id, quizzes.lectureId))
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(
      and(
        or(eq(quizzes.id, id), eq(quizzes.lectureId, id)),
        eq(quizzes.isFinished, true),
        or(isNull(quizzes.deletedAt), and(isNotNull(quizzes.deletedAt), hasAnswered)),
      ),
    )
    .orderBy(sql`${quizzes.deletedAt} desc nulls first`)
    .limit(1);
  return row;
}

/** Locks a quiz against deletion until the transaction ends. Returns false where it no longer exists. */
export async function lockQuizForAttempt(tx: Db, id: string): Promise<boolean> {
  const found = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id)).for('key share');
  return found.length > 0;
}

/** A learner's attempts, newest first. */
export function listAttempts(db: Db, userId: string, quizId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.quizId, quizId)))
    .orderBy(desc(quizAttempts.attemptNumber));
}

/** The lectures that explain the questions of a quiz, by the questions' ids, as far as they are published. */
export async function findExplainingLectures(db: Db, quizId: string): Promise<Map<string, string>> {
  const found = await db
    .select({ questionId: questions.id, lectureId: lectures.id })
    .from(questions)
    .innerJoin(lectures, eq(lectures.id, questions.explainedIn))
    .where(and(eq(questions.quizId, quizId), eq(lectures.isPublished, true)));
  return new Map(found.map(({ questionId, lectureId }) => [questionId, lectureId]));
}

/** Stores an attempt with the next number. Requires `lockEnrollment` in the same transaction. */
export async function addAttempt(
  tx: Db,
  attempt: Pick<AttemptRow, 'userId' | 'quizId' | 'score' | 'passed' | 'results'>,
): Promise<AttemptRow> {
  const before = await tx.$count(
    quizAttempts,
    and(eq(quizAttempts.userId, attempt.userId), eq(quizAttempts.quizId, attempt.quizId)),
  );
  const [row] = await tx
    .insert(quizAttempts)
    .values({ id: newId(), attemptNumber: before + 1, ...attempt })
    .returning();
  return row as AttemptRow;
}
