import { and, count, desc, eq, exists, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  courses,
  discountCodeCourses,
  discountCodes,
  discountUses,
  orderItems,
  orders,
  users,
} from '../../db/schema.ts';

export type DiscountRow = typeof discountCodes.$inferSelect;

/** Whether the time of a code hasn't begun, or is over. */
const period = {
  isEarly: sql<boolean>`coalesce(${discountCodes.startsAt} > now(), false)`,
  isLate: sql<boolean>`coalesce(${discountCodes.endsAt} <= now(), false)`,
};

/** A code, in capitals, and whether its time hasn't begun or is over. */
export async function findDiscount(db: Db, code: string) {
  const [found] = await db
    .select({ discount: discountCodes, ...period })
    .from(discountCodes)
    .where(eq(discountCodes.code, code));
  return found;
}

/**
 * How many orders of somebody hold a code. `replaced`: those that end where these courses are ordered now, since they are
 * waiting for the payment of one of them.
 */
export async function countUses(
  db: Db,
  discountId: string,
  userId: string,
  courseIds: readonly string[],
): Promise<{ uses: number; replaced: number }> {
  const isReplaced = and(
    eq(orders.status, 'pending'),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderItems)
        .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.courseId, [...courseIds]))),
    ),
  );
  const [own] = await db
    .select({ uses: count(), replaced: sql<number>`(count(*) filter (where ${isReplaced}))::int` })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(and(eq(discountUses.discountId, discountId), eq(discountUses.userId, userId)));
  return own ?? { uses: 0, replaced: 0 };
}

/** Whether there is such a code, in capitals. */
export async function isKnownCode(db: Db, code: string): Promise<boolean> {
  const [row] = await db.select({ id: discountCodes.id }).from(discountCodes).where(eq(discountCodes.code, code));
  return row !== undefined;
}

/** The courses that a code lists. */
export async function listCourseIds(db: Db, discountId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: discountCodeCourses.courseId })
    .from(discountCodeCourses)
    .where(eq(discountCodeCourses.discountId, discountId));
  return rows.map(({ courseId }) => courseId);
}

/**
 * Counts a use by an order, in the transaction that stores it. Undefined where the code was used as often as it can be;
 * else what else decides, as it is now that nobody can change it.
 */
export async function addUse(
  tx: Db,
  discountId: string,
  use: { orderId: string; userId: string },
): Promise<{ isActive: boolean; isEarly: boolean; isLate: boolean; maxPerPerson: number | null } | undefined> {
  const [taken] = await tx
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1` })
    .where(
      and(
        eq(discountCodes.id, discountId),
        or(isNull(discountCodes.maxUses), lt(discountCodes.used, discountCodes.maxUses)),
      ),
    )
    .returning({ isActive: discountCodes.isActive, maxPerPerson: discountCodes.maxPerPerson, ...period });
  if (taken) await tx.insert(discountUses).values({ ...use, discountId });
  return taken;
}

/** Gives back the use of an order that has failed, in its transaction. */
export async function releaseDiscount(tx: Db, orderId: string): Promise<void> {
  const released = await tx
    .delete(discountUses)
    .where(eq(discountUses.orderId, orderId))
    .returning({ discountId: discountUses.discountId });
  for (const { discountId } of released) {
    await tx
      .update(discountCodes)
      .set({ used: sql`${discountCodes.used} - 1` })
      .where(eq(discountCodes.id, discountId));
  }
}

/** Which codes: those of one instructor, one, those with these letters, or all. */
interface Wanted {
  instructorId?: string;
  id?: string;
  letters?: string;
}

const isWanted = ({ instructorId, id, letters = '' }: Wanted) =>
  and(
    instructorId === undefined ? undefined : eq(discountCodes.instructorId, instructorId),
    id === undefined ? undefined : eq(discountCodes.id, id),
    letters === '' ? undefined : ilike(discountCodes.code, `%${letters.replace(/[\\%_]/g, '\\$&')}%`),
  );

export async function countWanted(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ codes: count() }).from(discountCodes).where(isWanted(wanted));
  return row?.codes ?? 0;
}

/** A page of codes with their courses and instructors, active ones first, newest first. */
export async function listDiscounts(db: Db, { page, size, ...wanted }: Wanted & { page: number; size: number }) {
  const found = await db
    .select({
      discount: discountCodes,
      instructor: sql<string | null>`nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
    })
    .from(discountCodes)
    .leftJoin(users, eq(users.id, discountCodes.instructorId))
    .where(isWanted(wanted))
    .orderBy(desc(discountCodes.isActive), desc(discountCodes.createdAt), discountCodes.id)
    .limit(size)
    .offset((page - 1) * size);
  const ids = found.map(({ discount }) => discount.id);
  const covered =
    ids.length === 0
      ? []
      : await db
          .select({
            discountId: discountCodeCourses.discountId,
            courseId: discountCodeCourses.courseId,
            title: courses.title,
          })
          .from(discountCodeCourses)
          .innerJoin(courses, eq(courses.id, discountCodeCourses.courseId))
          .where(inArray(discountCodeCourses.discountId, ids))
          .orderBy(courses.title, courses.id);
  return found.map((row) => ({
    ...row,
    courses: covered
      .filter(({ discountId }) => discountId === row.discount.id)
      .map(({ courseId, title }) => ({ courseId, title })),
  }));
}
export type ListedDiscount = Awaited<ReturnType<typeof listDiscounts>>[number];

/** Arbitrary, and used for nothing else: active codes get more one at a time. */
const ACTIVE_CODES_LOCK = 7_405_816;

/** How many active codes an instructor has, or the marketplace, until the transaction ends. */
export async function countActive(tx: Db, instructorId: string | null): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACTIVE_CODES_LOCK})`);
  const [row] = await tx
    .select({ codes: count() })
    .from(discountCodes)
    .where(
      and(
        discountCodes.isActive,
        instructorId === null ? isNull(discountCodes.instructorId) : eq(discountCodes.instructorId, instructorId),
      ),
    );
  return row?.codes ?? 0;
}

/** The ones of these courses that exist: all, or an instructor's. */
export async function findCourseIds(db: Db, ids: readonly string[], instructorId: string | null): Promise<string[]> {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        inArray(courses.id, [...ids]),
        isNull(courses.deletedAt),
        instructorId === null ? undefined : eq(courses.creatorId, instructorId),
      ),
    );
  return found.map((row) => row.id);
}

/** Stores a code, in a transaction. Returns false where it exists already. */
export async function insertDiscount(
  tx: Db,
  discount: typeof discountCodes.$inferInsert,
  courseIds: readonly string[],
): Promise<boolean> {
  const inserted = await tx
    .insert(discountCodes)
    .values(discount)
    .onConflictDoNothing({ target: discountCodes.code })
    .returning({ id: discountCodes.id });
  if (inserted.length === 0) return false;
  if (courseIds.length > 0) {
    await tx.insert(discountCodeCourses).values(courseIds.map((courseId) => ({ discountId: discount.id, courseId })));
  }
  return true;
}

/** A code of this instructor's, or of anybody. No order can take a use of it until the transaction ends. */
export async function lockDiscount(
  tx: Db,
  id: string,
  instructorId: string | undefined,
): Promise<DiscountRow | undefined> {
  const [row] = await tx
    .select()
    .from(discountCodes)
    .where(isWanted({ id, ...(instructorId !== undefined && { instructorId }) }))
    .for('update');
  return row;
}

/** What may change of a code. */
export type DiscountLimits = Pick<DiscountRow, 'isActive' | 'startsAt' | 'endsAt' | 'maxUses' | 'maxPerPerson'>;

/** Changes a code that is locked. */
export async function saveLimits(tx: Db, id: string, limits: DiscountLimits): Promise<void> {
  await tx.update(discountCodes).set(limits).where(eq(discountCodes.id, id));
}
