import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { courses, enrollments, reviews, users } from '../../db/schema.ts';

/** Who reads reviews: as a learner, and as an author, who may see unpublished courses. */
interface Reader {
  learnerId: string | undefined;
  authorId: string | undefined;
}

/** Whether somebody may read a course's reviews: it is published, or they are its author or a learner of it. */
export async function canReadReviews(db: Db, courseId: string, { learnerId, authorId }: Reader): Promise<boolean> {
  const [row] = await db
    .select({
      status: courses.status,
      deletedAt: courses.deletedAt,
      creatorId: courses.creatorId,
      student: enrollments.userId,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, learnerId ?? '')))
    .where(eq(courses.id, courseId));
  if (!row) return false;
  if (row.student) return true;
  return row.deletedAt === null && (row.status === 'published' || row.creatorId === authorId);
}

/** A review with its learner, for `toReview`. */
export const reviewColumns = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  firstName: users.firstName,
  lastName: users.lastName,
  pictureFileId: users.pictureFileId,
};

export interface ReviewList {
  courseId: string;
  sort: 'recent' | 'highest';
  /** Only reviews with this many stars. */
  rating: number | undefined;
  page: number;
  size: number;
}

export function listReviews(db: Db, { courseId, sort, rating, page, size }: ReviewList) {
  const recent = [desc(reviews.createdAt), asc(reviews.id)];
  return db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.courseId, courseId), rating === undefined ? undefined : eq(reviews.rating, rating)))
    .orderBy(...(sort === 'highest' ? [desc(reviews.rating), ...recent] : recent))
    .limit(size)
    .offset((page - 1) * size);
}

/** The number of reviews for each of 1 to 5 stars. */
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

/** A learner's review of a course. */
export async function findReview(db: Db, courseId: string, userId: string) {
  const [row] = await db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.courseId, courseId), eq(reviews.userId, userId)));
  return row;
}

/** Adds or replaces a learner's review, and updates the course's average and count. */
export async function saveReview(
  tx: Db,
  review: Pick<typeof reviews.$inferSelect, 'courseId' | 'userId' | 'rating' | 'comment'>,
): Promise<void> {
  const { courseId, rating, comment } = review;
  // Concurrent transactions would each miss the other's review in the average.
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update');
  await tx
    .insert(reviews)
    .values({ id: newId(), ...review })
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.courseId],
      set: { rating, comment, createdAt: sql`now()` },
    });
  const [figures] = await tx
    .select({ averageRating: sql<number>`avg(${reviews.rating})::float8`, reviewCount: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.courseId, courseId));
  if (figures) await tx.update(courses).set(figures).where(eq(courses.id, courseId));
}
