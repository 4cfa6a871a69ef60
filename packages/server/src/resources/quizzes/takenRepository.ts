import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, enrollments, lectures, quizAttempts, quizzes } from '../../db/schema.ts';
import { problems } from '../../problems.ts';
import { accessColumns, requireAccess } from '../enrollments/access.ts';

type AttemptRow = typeof quizAttempts.$inferSelect;

/** A finished quiz for one of its learners, by its id or its lecture's; one taken away for who has answered it. */
export async function quizForLearner(db: Db, userId: string, id: string) {
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
  if (!row) throw problems.quizNotFound();
  try {
    requireAccess(row);
  } catch (error) {
    // What one may not know of is no quiz at all, whichever part of it is hidden.
    throw (error as { status?: number }).status === 404 ? problems.quizNotFound() : error;
  }
  return row;
}

/** The quiz stays until the transaction ends. */
export async function lockQuizForAttempt(tx: Db, id: string): Promise<void> {
  const [row] = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id)).for('key share');
  if (!row) throw problems.quizNotFound();
}

/** One's attempts, newest first. */
export function listAttempts(db: Db, userId: string, quizId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.quizId, quizId)))
    .orderBy(desc(quizAttempts.attemptNumber));
}

/** Writes an attempt down with the next number. The transaction holds the learner's enrollment. */
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
