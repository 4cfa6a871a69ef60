import { and, count, desc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
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

/** A code, in capitals, and whether its time hasn't begun or is over. */
export async function findDiscount(db: Db, code: string) {
  const [found] = await db
    .select({
      discount: discountCodes,
      isEarly: sql<boolean>`coalesce(${discountCodes.startsAt} > now(), false)`,
      isLate: sql<boolean>`coalesce(${discountCodes.endsAt} <= now(), false)`,
    })
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
 * else whether it is still active.
 */
export async function addUse(
  tx: Db,
  discountId: string,
  use: { orderId: string; userId: string },
): Promise<{ isActive: boolean } | undefined> {
  const [taken] = await tx
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1` })
    .where(
      and(
        eq(discountCodes.id, discountId),
        or(isNull(discountCodes.maxUses), lt(discountCodes.used, discountCodes.maxUses)),
      ),
    )
    .returning({ isActive: discountCodes.isActive });
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

/** How many codes are listed. */
const LISTED_DISCOUNTS = 200;

/** Codes with their courses and instructors, active ones first, newest first: all, one instructor's, or one. */
export async function listDiscounts(db: Db, { instructorId, id }: { instructorId?: string; id?: string }) {
  const found = await db
    .select({
      discount: discountCodes,
      instructor: sql<string | null>`nullif(btrim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
    })
    .from(discountCodes)
    .leftJoin(users, eq(users.id, discountCodes.instructorId))
    .where(
      and(
        instructorId === undefined ? undefined : eq(discountCodes.instructorId, instructorId),
        id === undefined ? undefined : eq(discountCodes.id, id),
      ),
    )
    .orderBy(desc(discountCodes.isActive), desc(discountCodes.createdAt), discountCodes.id)
    .limit(LISTED_DISCOUNTS);
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

/** How many active codes an instructor has, or the marketplace. */
export async function countDiscounts(db: Db, instructorId: string | null): Promise<number> {
  const [row] = await db
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

/** Stores a code. Returns false where it exists already. */
export function insertDiscount(
  db: Db,
  discount: typeof discountCodes.$inferInsert,
  courseIds: readonly string[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
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
  });
}

/** Ends a code or makes it valid again. Returns false where there is none of this instructor's. */
export async function setDiscountActive(
  db: Db,
  id: string,
  isActive: boolean,
  instructorId: string | undefined,
): Promise<boolean> {
  const changed = await db
    .update(discountCodes)
    .set({ isActive })
    .where(
      and(
        eq(discountCodes.id, id),
        instructorId === undefined ? undefined : eq(discountCodes.instructorId, instructorId),
      ),
    )
    .returning({ id: discountCodes.id });
  return changed.length > 0;
}
