import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, enrollments, reviews, users } from '../../db/schema.ts';

/** Whether someone may read a course's reviews: it is on offer, or theirs, or they study it. */
export async function canReadReviews(db: Db, courseId: string, userId: string | undefined): Promise<boolean> {
  const [row] = await db
    .select({
      status: courses.status,
      deletedAt: courses.deletedAt,
      creatorId: courses.creatorId,
      student: enrollments.userId,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId ?? '')))
    .where(eq(courses.id, courseId));
  if (!row) return false;
  if (row.student) return true;
  return row.deletedAt === null && (row.status === 'published' || row.creatorId === userId);
}

export function listReviews(db: Db, courseId: string, sort: 'recent' | 'highest', page: number, size: number) {
  const recent = [desc(reviews.createdAt), asc(reviews.id)];
  return db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      pictureFileId: users.pictureFileId,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.courseId, courseId))
    .orderBy(...(sort === 'highest' ? [desc(reviews.rating), ...recent] : recent))
    .limit(size)
    .offset((page - 1) * size);
}

/** Stars → how many, all five present. */
export async function countByStars(db: Db, courseId: string): Promise<Record<string, number>> {
  const counted = await db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.courseId, courseId))
    .groupBy(reviews.rating);
  return Object.fromEntries(
    [5, 4, 3, 2, 1].map((stars) => [stars, counted.find((one) => one.rating === stars)?.count ?? 0]),
  );
}
