import { and, asc, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { courses, partners, testOrders } from '../../db/schema.ts';
import { sizesOf } from '../courses/pictureView.ts';

/** What was bought with a partner's test key. Nothing that reads orders reads it. */
export type TestOrderRow = typeof testOrders.$inferSelect;

/** How long test orders are kept, as the events that tell of them. */
const KEPT_DAYS = 30;

export async function findTestOrderByKey(db: Db, userId: string, key: string): Promise<TestOrderRow | undefined> {
  const isMeant = and(eq(testOrders.userId, userId), eq(testOrders.idempotencyKey, key));
  const [row] = await db.select().from(testOrders).where(isMeant);
  return row;
}

/** Undefined where this person has one with the same key. */
export async function insertTestOrder(
  tx: Db,
  order: typeof testOrders.$inferInsert,
): Promise<TestOrderRow | undefined> {
  const [row] = await tx.insert(testOrders).values(order).onConflictDoNothing().returning();
  return row;
}

/** One of this person that was paid, on pages of this partner if one is given. */
export async function findTestOrder(
  db: Db,
  { id, userId, partnerId }: { id: string; userId: string; partnerId?: string | undefined },
): Promise<(TestOrderRow & { partnerName: string }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(testOrders), partnerName: partners.name })
    .from(testOrders)
    .innerJoin(partners, eq(partners.id, testOrders.partnerId))
    .where(
      and(
        eq(testOrders.id, id),
        eq(testOrders.userId, userId),
        ne(testOrders.status, 'declined'),
        partnerId === undefined ? undefined : eq(testOrders.partnerId, partnerId),
      ),
    );
  return row;
}

/** One of a partner. */
export async function findTestOrderOf(db: Db, partnerId: string, id: string): Promise<TestOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(testOrders)
    .where(and(eq(testOrders.id, id), eq(testOrders.partnerId, partnerId)));
  return row;
}

/** Marks a paid one of a partner refunded. Undefined where it is none, or is already. */
export async function markRefunded(tx: Db, partnerId: string, id: string): Promise<TestOrderRow | undefined> {
  const [row] = await tx
    .update(testOrders)
    .set({ status: 'refunded' })
    .where(and(eq(testOrders.id, id), eq(testOrders.partnerId, partnerId), eq(testOrders.status, 'paid')))
    .returning();
  return row;
}

/** The courses' pictures of now, by the course's id. */
export async function picturesOf(db: Db, { items }: TestOrderRow) {
  const found = await db
    .select({ id: courses.id, imageFileId: courses.imageFileId, imageSizes: sizesOf(courses.imageFileId) })
    .from(courses)
    .where(
      inArray(
        courses.id,
        items.map(({ courseId }) => courseId),
      ),
    );
  return new Map(found.map(({ id, ...picture }) => [id, picture]));
}

export const countTestOrders = (db: Db, partnerId: string): Promise<number> =>
  db.$count(testOrders, eq(testOrders.partnerId, partnerId));

/** A partner's, newest first. */
export const listTestOrders = (db: Db, partnerId: string, { most, after }: { most: number; after: number }) =>
  db
    .select()
    .from(testOrders)
    .where(eq(testOrders.partnerId, partnerId))
    .orderBy(desc(testOrders.createdAt), asc(testOrders.id))
    .limit(most)
    .offset(after);

export async function deleteOldTestOrders(db: Db): Promise<void> {
  await db.delete(testOrders).where(lte(testOrders.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
