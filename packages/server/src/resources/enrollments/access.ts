import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, enrollments, lectures } from '../../db/schema.ts';
import { problems } from '../../problems.ts';

/** What decides whether someone may study a lecture; the query joins its course and their enrollment. */
export const accessColumns = {
  isPublished: lectures.isPublished,
  deletedAt: lectures.deletedAt,
  courseStatus: courses.status,
  courseDeletedAt: courses.deletedAt,
  enrolledAt: enrollments.createdAt,
};

interface Access {
  isPublished: boolean;
  deletedAt: Date | null;
  courseStatus: string;
  courseDeletedAt: Date | null;
  enrolledAt: Date | null;
}

/** Lets the enrolled pass: 404 where they may not know the lecture, 403 where they have not enrolled. */
export function requireAccess<Row extends Access>(row: Row | undefined): asserts row is Row & { enrolledAt: Date } {
  if (!row?.isPublished) throw problems.lectureNotFound();
  // Taken away: those who came before keep it.
  if (row.deletedAt && !(row.enrolledAt && row.enrolledAt < row.deletedAt)) throw problems.lectureNotFound();
  if (row.enrolledAt) return;
  const isOnOffer = row.courseStatus === 'published' && row.courseDeletedAt === null;
  throw isOnOffer ? problems.notEnrolled() : problems.lectureNotFound();
}

/** A lecture for one of its learners. */
export async function lectureForLearner(db: Db, userId: string, lectureId: string) {
  const [row] = await db
    .select({ id: lectures.id, type: lectures.type, courseId: lectures.courseId, ...accessColumns })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(eq(lectures.id, lectureId));
  requireAccess(row);
  return row;
}

/** Held until the transaction ends: what one learner hands in for a course takes turns. */
export async function lockLearner(tx: Db, userId: string, courseId: string): Promise<void> {
  await tx
    .select({ userId: enrollments.userId })
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)))
    .for('update');
}
