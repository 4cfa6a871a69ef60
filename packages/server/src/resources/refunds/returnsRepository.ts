import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { orders, providerReturns, refunds, users } from '../../db/schema.ts';
import type { ReportedRefund } from '../../payments/provider.ts';
import type { OrderRow } from '../orders/repository.ts';
import type { RefundItem } from './refundItems.ts';
import type { RefundRow } from './repository.ts';

export type ReturnRow = typeof providerReturns.$inferSelect;
/** A return with what admins are shown of it. */
export type ListedReturnRow = Awaited<ReturnType<typeof listReturns>>[number];

const isWaiting = and(isNull(providerReturns.outcome), ne(providerReturns.state, 'failed'));

const isGoodwill = and(eq(providerReturns.outcome, 'goodwill'), ne(providerReturns.state, 'failed'));

/** The order that was paid with a payment of the provider's. */
export async function findReturnedOrder(db: Db, paymentId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.paymentId, paymentId));
  return order;
}

export async function findReturn(
  tx: Db,
  key: Partial<Pick<ReturnRow, 'id' | 'providerId'>>,
): Promise<ReturnRow | undefined> {
  const { id, providerId } = key;
  const [row] = await tx
    .select()
    .from(providerReturns)
    .where(id === undefined ? eq(providerReturns.providerId, providerId ?? '') : eq(providerReturns.id, id));
  return row;
}

export async function insertReturn(
  tx: Db,
  orderId: string,
  { providerId, amountPaise, kind }: ReportedRefund,
): Promise<void> {
  await tx.insert(providerReturns).values({ id: newId(), providerId, orderId, amountPaise, state: kind });
}

export async function updateReturns(
  tx: Db,
  ids: readonly string[],
  changes: Partial<Pick<ReturnRow, 'state' | 'outcome' | 'groupId' | 'decidedBy'>>,
): Promise<void> {
  await tx
    .update(providerReturns)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(inArray(providerReturns.id, [...ids]));
}

/** What of an order was returned and waits for somebody to say what for, oldest first. */
export const listWaitingReturns = (tx: Db, orderId: string): Promise<ReturnRow[]> =>
  tx
    .select()
    .from(providerReturns)
    .where(and(isWaiting, eq(providerReturns.orderId, orderId)))
    .orderBy(asc(providerReturns.createdAt), providerReturns.id);

/** What of an order was returned for no course. */
export const listGoodwill = (tx: Db, orderId: string): Promise<ReturnRow[]> =>
  tx
    .select()
    .from(providerReturns)
    .where(and(isGoodwill, eq(providerReturns.orderId, orderId)));

/** The returns of a group. */
export const listGroup = (tx: Db, groupId: string): Promise<ReturnRow[]> =>
  tx.select().from(providerReturns).where(eq(providerReturns.groupId, groupId));

/** The courses that were given back by a group of returns. */
export const listRefundsOfGroup = (tx: Db, groupId: string): Promise<RefundRow[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.returnId, groupId), eq(refunds.state, 'refunded')));

/** Stores that a course was given back by a group of returns, whatever became of the buyer's own request. */
export async function saveReturnedCourse(
  tx: Db,
  { id: orderId, userId }: Pick<OrderRow, 'id' | 'userId'>,
  { courseId, amountPaise, taxPaise, progress, refund }: RefundItem,
  groupId: string,
  decidedBy: string | undefined,
): Promise<RefundRow> {
  // What was answered before was about a request that this has overtaken.
  const returned = { state: 'refunded' as const, returnId: groupId, answer: null, decidedBy: decidedBy ?? null };
  const [saved] = refund
    ? await tx
        .update(refunds)
        // Another one for the provider, so that nothing that was asked for before counts for it.
        .set({ ...returned, retries: refund.retries + 1, providerId: null, attempts: 0, updatedAt: sql`now()` })
        .where(eq(refunds.id, refund.id))
        .returning()
    : await tx
        .insert(refunds)
        .values({ id: newId(), orderId, courseId, userId, amountPaise, taxPaise, progress, ...returned })
        .returning();
  if (!saved) throw new Error(`The refund of ${courseId} of the order ${orderId} could not be stored.`);
  return saved;
}

/** How many are listed of those that wait, and of the others. */
const LISTED_RETURNS = 100;

/** Returns with their orders: those that wait, longest first, or goodwill, newest first. */
export function listReturns(db: Db, which: 'waiting' | 'goodwill' | { id: string }) {
  return db
    .select({ returned: providerReturns, order: orders, email: users.email })
    .from(providerReturns)
    .innerJoin(orders, eq(orders.id, providerReturns.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(which === 'waiting' ? isWaiting : which === 'goodwill' ? isGoodwill : eq(providerReturns.id, which.id))
    .orderBy(
      which === 'goodwill' ? desc(providerReturns.updatedAt) : asc(providerReturns.createdAt),
      providerReturns.id,
    )
    .limit(LISTED_RETURNS);
}

/** How many returns one run asks about. */
const OPEN_RETURNS = 500;

/** The provider's ids of returns that are on their way, those first that changed longest ago. */
export async function listOpenReturns(db: Db): Promise<string[]> {
  const found = await db
    .select({ providerId: providerReturns.providerId })
    .from(providerReturns)
    .where(eq(providerReturns.state, 'sent'))
    .orderBy(asc(providerReturns.updatedAt))
    .limit(OPEN_RETURNS);
  return found.map(({ providerId }) => providerId);
}
