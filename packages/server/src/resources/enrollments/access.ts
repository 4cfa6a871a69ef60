import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { findLectureAccess } from './accessRepository.ts';

interface Access {
  isPublished: boolean;
  deletedAt: Date | null;
  courseStatus: string;
  courseDeletedAt: Date | null;
  enrolledAt: Date | null;
}

/** Admits enrolled learners. Throws `hidden()` (404) where the lecture is not visible to them, else 403 `not_enrolled`. */
export function requireAccess<Row extends Access>(
  row: Row | undefined,
  hidden = problems.lectureNotFound,
): asserts row is Row & { enrolledAt: Date } {
  if (!row?.isPublished) throw hidden();
  // Learners who enrolled before a lecture was deleted keep it.
  if (row.deletedAt && !(row.enrolledAt && row.enrolledAt < row.deletedAt)) throw hidden();
  if (row.enrolledAt) return;
  const isOnSale = row.courseStatus === 'published' && row.courseDeletedAt === null;
  throw isOnSale ? problems.notEnrolled() : hidden();
}

/** A lecture for a learner of its course. Throws 404 `not_found` or 403 `not_enrolled`. */
export async function requireLecture(db: Db, userId: string, lectureId: string) {
  const row = await findLectureAccess(db, userId, lectureId);
  requireAccess(row);
  return row;
}
