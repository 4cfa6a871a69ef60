import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isDuplicate } from '../../db/isDuplicate.ts';
import { newId } from '../../db/newId.ts';
import { categories, courses, publishedCounts } from '../../db/schema.ts';

const columns = {
  id: categories.id,
  name: categories.name,
  slug: categories.slug,
  courseCount: sql<number>`coalesce(${publishedCounts.courses}, 0)`,
};
/** For admins only: counting all courses is too slow for the home page. */
const adminColumns = {
  ...columns,
  totalCourses: sql<number>`(select count(*)::int from ${courses}
    where ${courses.categoryId} = ${categories.id} and ${courses.deletedAt} is null)`,
};

/** All categories by name, or one, with the number of published courses and, for admins, of all courses. */
export function listCategories(db: Db, { id, isAdmin }: { id?: string; isAdmin: boolean }) {
  return db
    .select(isAdmin ? adminColumns : columns)
    .from(categories)
    .leftJoin(publishedCounts, eq(publishedCounts.categoryId, categories.id))
    .where(id === undefined ? undefined : eq(categories.id, id))
    .orderBy(asc(categories.name));
}

/** Locks a category against deletion until the transaction ends. Returns false where there is none. */
export async function lockCategory(tx: Db, id: string): Promise<boolean> {
  const found = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share');
  return found.length > 0;
}

const isNamed = (name: string) => sql`lower(${categories.name}) = lower(${name})`;

/** Returns the new category's id, or undefined where the name is taken. */
export async function addCategory(db: Db, name: string): Promise<string | undefined> {
  const id = newId();
  const slug = slugOf(name);
  const add = (free: string) =>
    db.insert(categories).values({ id, name, slug: free }).onConflictDoNothing().returning();
  // The slug may be taken by a similar name or by a renamed category, which keeps its URLs.
  const [row] = await add(slug || id);
  if (row) return row.id;
  const [named] = await db.select({ id: categories.id }).from(categories).where(isNamed(name));
  if (named) return undefined;
  return (await add(`${slug}-${id.slice(-6)}`))[0]?.id;
}

/** Letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Renames a category; its slug stays, so that URLs keep working. Returns false where the name is taken. */
export async function renameCategory(db: Db, id: string, name: string): Promise<boolean> {
  try {
    await db.update(categories).set({ name }).where(eq(categories.id, id));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Deletes an empty category. Returns the number of its courses, or undefined where there is no such category. */
export async function removeCategory(db: Db, id: string): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    // `lockCategory` waits for this lock, and then finds no category.
    const [locked] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update');
    if (!locked) return undefined;
    const [counted] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(courses)
      .where(and(eq(courses.categoryId, id), isNull(courses.deletedAt)));
    const count = counted?.count ?? 0;
    if (count === 0) await tx.delete(categories).where(eq(categories.id, id));
    return count;
  });
}
