import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, enrollments, lectures } from '../../db/schema.ts';

/** What decides whether a learner may study a lecture; the query joins its course and the learner's enrollment. */
export const accessColumns = {
  isPublished: lectures.isPublished,
  deletedAt: lectures.deletedAt,
  courseStatus: courses.status,
  courseDeletedAt: courses.deletedAt,
  enrolledAt: enrollments.createdAt,
};

/** A lecture with what decides whether this learner may study it. */
export async function findLectureAccess(db: Db, userId: string, lectureId: string) {
  const [row] = await db
    .select({ id: lectures.id, type: lectures.type, courseId: lectures.courseId, ...accessColumns })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(eq(lectures.id, lectureId));
  return row;
}

/** Locks an enrollment until the transaction ends: one learner's submissions to a course run one at a time. */
export async function lockEnrollment(tx: Db, userId: string, courseId: string): Promise<void> {
  await tx
    .select({ userId: enrollments.userId })
    .from(enrollments)
    .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)))
    .for('update');
}
