import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses, users, wishlistItems } from '../../db/schema.ts';
import { cardColumns } from '../courses/courseCard.ts';
import { isPublished } from '../courses/searchRepository.ts';

/** The published courses on a wishlist, last added first. */
export function listWishes(db: Db, userId: string) {
  return db
    .select(cardColumns)
    .from(wishlistItems)
    .innerJoin(courses, eq(courses.id, wishlistItems.courseId))
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(wishlistItems.userId, userId), isPublished))
    .orderBy(desc(wishlistItems.createdAt), desc(courses.id));
}

/** Adds a published course. Returns false where there is none. */
export async function addWish(db: Db, userId: string, courseId: string): Promise<boolean> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isPublished));
  if (!course) return false;
  await db.insert(wishlistItems).values({ userId, courseId }).onConflictDoNothing();
  return true;
}

export async function removeWish(db: Db, userId: string, courseId: string): Promise<void> {
  await db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.courseId, courseId)));
}

export async function hasWish(db: Db, userId: string, courseId: string): Promise<boolean> {
  const found = await db
    .select({ courseId: wishlistItems.courseId })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.courseId, courseId)));
  return found.length > 0;
}
