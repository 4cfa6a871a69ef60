import { and, asc, count, countDistinct, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { categories, courses } from '../db/schema.ts';
import { isPublished } from '../resources/courses/searchRepository.ts';

/** A page for search engines: the id of what it shows, and when that was last changed. */
export interface Entry {
  id: string;
  changed: Date | null;
}

/** How many published courses there are, and how many instructors they have. */
export async function countEntries(db: Db): Promise<{ courses: number; instructors: number }> {
  const [row] = await db
    .select({ courses: count(), instructors: countDistinct(courses.creatorId) })
    .from(courses)
    .where(isPublished);
  return row ?? { courses: 0, instructors: 0 };
}

/** Published courses, oldest first: a new one changes the last file only. An index alone finds which they are. */
export function listCourses(db: Db, limit: number, offset: number): Promise<Entry[]> {
  const order = [asc(courses.createdAt), desc(courses.id)];
  const listed = db
    .select({ id: courses.id })
    .from(courses)
    .where(isPublished)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return db
    .select({ id: courses.id, changed: courses.updatedAt })
    .from(courses)
    .where(inArray(courses.id, listed))
    .orderBy(...order);
}

/** Instructors with published courses. */
export function listInstructors(db: Db, limit: number, offset: number): Promise<Entry[]> {
  const listed = db
    .selectDistinct({ id: courses.creatorId })
    .from(courses)
    .where(isPublished)
    .orderBy(asc(courses.creatorId))
    .limit(limit)
    .offset(offset);
  return db
    .select({ id: courses.creatorId, changed: max(courses.updatedAt) })
    .from(courses)
    .where(and(isPublished, inArray(courses.creatorId, listed)))
    .groupBy(courses.creatorId)
    .orderBy(asc(courses.creatorId));
}

/** The slugs of categories with published courses. */
export async function listCategories(db: Db, limit: number): Promise<Entry[]> {
  return db
    .select({ id: categories.slug, changed: max(courses.updatedAt) })
    .from(categories)
    .innerJoin(courses, eq(courses.categoryId, categories.id))
    .where(isPublished)
    .groupBy(categories.slug)
    .orderBy(asc(categories.slug))
    .limit(limit);
}
