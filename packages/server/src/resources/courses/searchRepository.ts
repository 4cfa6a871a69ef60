import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, courses, publishedCounts, users } from '../../db/schema.ts';
import { cardColumns } from './courseCard.ts';

export const isPublished = and(eq(courses.status, 'published'), isNull(courses.deletedAt));

/** More matches of a text are not counted. */
export const MAX_FOUND_COURSES = 1_000;

export interface Page {
  size: number;
  offset: number;
}

/** The ids of a page, and the number of all matches. */
export interface Found {
  total: number;
  ids: string[];
}

/** The number of matches, up to `most`. With a limit of 1 the planner would scan the table. */
export async function count(db: Db, where: SQL | undefined, most: number): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(courses)
    .where(where)
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}

/** The number of published courses, of one category or of all. */
export async function countPublished(db: Db, category: string | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${publishedCounts.courses}), 0)::int` })
    .from(publishedCounts)
    .where(category === undefined ? undefined : eq(publishedCounts.categoryId, category));
  return row?.total ?? 0;
}

/** The ids of a page, those of courses that can't be bought yet after all others. */
export async function list(db: Db, where: SQL | undefined, by: SQL[], { size, offset }: Page): Promise<string[]> {
  const isForSale = and(where, eq(courses.isComingSoon, false));
  const ids = await listInOrder(db, isForSale, by, { size, offset });
  if (ids.length === size) return ids;
  const isPast = ids.length === 0 && offset > 0;
  const passed = isPast ? await count(db, isForSale, offset) : offset + ids.length;
  const rest = { size: size - ids.length, offset: Math.max(0, offset - passed) };
  return [...ids, ...(await listInOrder(db, and(where, eq(courses.isComingSoon, true)), by, rest))];
}

/** The ids of a page; skipping rows costs one index entry each. */
export async function listInOrder(
  db: Db,
  where: SQL | undefined,
  by: SQL[],
  { size, offset }: Page,
): Promise<string[]> {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .where(where)
    .orderBy(...by)
    .limit(size)
    .offset(offset);
  return found.map(({ id }) => id);
}

export async function listCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const cards = await db
    .select(cardColumns)
    .from(courses)
    .innerJoin(users, eq(users.id, courses.creatorId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .where(inArray(courses.id, [...ids]));
  const places = new Map(ids.map((id, place) => [id, place]));
  return cards.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}
