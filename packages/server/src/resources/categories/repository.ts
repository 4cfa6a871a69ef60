import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses } from '../../db/schema.ts';
import { isPublished } from '../courses/search.ts';

/** Every category by name, with how many courses it publishes. */
export function listCategories(db: Db) {
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      courseCount: sql<number>`count(${courses.id})::int`,
    })
    .from(categories)
    .leftJoin(courses, and(eq(courses.categoryId, categories.id), isPublished))
    .groupBy(categories.id)
    .orderBy(asc(categories.name));
}
