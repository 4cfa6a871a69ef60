import type { BuyerInput } from '@lectern/sdk/api';
import { orderDigits } from '@lectern/sdk/rules';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { claimEnd, isClaimed } from '../../db/claim.ts';
import type { Db } from '../../db/database.ts';
import { courses, enrollments, orderItems, orders, partners, type StoredSizes, users } from '../../db/schema.ts';
import type { Payment } from '../../payments/provider.ts';
import { sizesOf } from '../courses/pictureView.ts';
import { isPublished } from '../courses/searchRepository.ts';
import { releaseDiscount } from '../discounts/repository.ts';
import { addEnrollments } from '../enrollments/repository.ts';
import { notifyInstructor } from '../users/instructorNotifications.ts';
import { notify } from '../users/notificationRepository.ts';

export type OrderRow = typeof orders.$inferSelect;
/** An order, and the name of the partner on whose page it was made. */
export type ShownOrder = OrderRow & { partnerName: string | null };
export type OrderItem = Pick<
  typeof orderItems.$inferSelect,
  'orderId' | 'courseId' | 'title' | 'pricePaise' | 'discountPaise'
>;
export type ShownOrderItem = OrderItem & { imageFileId: string | null; imageSizes: StoredSizes | null };

/** How long an order belongs to the request that charges it. */
const CLAIM_SECONDS = 60;
const hasClaim = isClaimed(orders.claimedUntil, CLAIM_SECONDS);

/** The orders of a buyer that may still be paid, and that no request is charging now. */
export async function listPendingOrders(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), not(hasClaim)));
  return found.map(({ id }) => id);
}

/**
 * Locks a buyer until the transaction ends: their purchases run one at a time. Returns whether the account is still there.
 */
export async function lockBuyer(tx: Db, userId: string): Promise<boolean> {
  const [buyer] = await tx.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId)).for('update');
  return buyer !== undefined && buyer.deletedAt === null;
}

export async function findOrderByKey(db: Db, userId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return row;
}

/** The published ones of these courses with their current prices, in the given order. */
export async function findCoursesForOrder(db: Db, userId: string, courseIds: readonly string[]) {
  const found = await db
    .select({
      courseId: courses.id,
      title: courses.title,
      pricePaise: courses.pricePaise,
      creatorId: courses.creatorId,
      isComingSoon: courses.isComingSoon,
      enrolled: enrollments.userId,
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, userId)))
    .where(and(inArray(courses.id, [...courseIds]), isPublished));
  return found.sort((a, b) => courseIds.indexOf(a.courseId) - courseIds.indexOf(b.courseId));
}

/** Pending orders of this buyer for any of these courses. */
export function findConflictingOrders(db: Db, userId: string, courseIds: readonly string[]) {
  return db
    .selectDistinct({ id: orders.id, isClaimed: hasClaim })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending'), inArray(orderItems.courseId, [...courseIds])));
}

export async function insertOrder(
  tx: Db,
  order: Pick<
    OrderRow,
    | 'id'
    | 'userId'
    | 'idempotencyKey'
    | 'fingerprint'
    | 'currency'
    | 'subtotalPaise'
    | 'taxPaise'
    | 'totalPaise'
    | 'cardLast4'
    | 'partnerId'
    | 'buyer'
  > &
    Partial<Pick<OrderRow, 'campaign' | 'discountCode' | 'discountPaise' | 'taxRate' | 'taxName'>>,
  items: readonly (Omit<OrderItem, 'orderId' | 'discountPaise'> & { discountPaise?: number })[],
): Promise<void> {
  await tx.insert(orders).values({ ...order, status: 'pending', claimedUntil: claimEnd(CLAIM_SECONDS) });
  await tx.insert(orderItems).values(items.map((item, position) => ({ ...item, orderId: order.id, position })));
}

/** Whom somebody's receipts were last made out to; null before they said. */
export async function findBilling(db: Db, userId: string): Promise<BuyerInput | null> {
  const [row] = await db.select({ billing: users.billing }).from(users).where(eq(users.id, userId));
  return row?.billing ?? null;
}

/** Keeps whom a receipt is for, for the next purchase. */
export async function saveBilling(tx: Db, userId: string, billing: BuyerInput): Promise<void> {
  await tx.update(users).set({ billing }).where(eq(users.id, userId));
}

/** Claims a pending order for this request. Returns false where it is no longer pending. */
export async function claimOrder(db: Db, id: string): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ claimedUntil: claimEnd(CLAIM_SECONDS) })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')))
    .returning({ id: orders.id });
  return claimed.length > 0;
}

/** What is paid for a pending order, and since when the bank has been deciding; undefined once it is paid or has failed. */
export async function findPayment(
  db: Db,
  id: string,
): Promise<(Payment & { processingSince: Date | null; userId: string }) | undefined> {
  const [payment] = await db
    .select({
      processingSince: orders.processingSince,
      userId: orders.userId,
      orderId: orders.id,
      amountPaise: orders.totalPaise,
      currency: orders.currency,
      paymentId: orders.paymentId,
    })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
  return payment;
}

/** The order that is paid with a payment of the provider's. */
export async function findOrderByPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  return order?.id;
}

/**
 * Stores the provider's id of a payment that now waits for the buyer or the bank, and ends the claim. Returns false where
 * the order is no longer pending: then the buyer must not be told how to pay.
 */
export async function waitForPayment(db: Db, id: string, paymentId: string): Promise<boolean> {
  const waiting = await db
    .update(orders)
    .set({ paymentId, claimedUntil: sql`now()` })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')))
    .returning({ id: orders.id });
  return waiting.length > 0;
}

/** Keeps since when the buyer's bank has been deciding on a pending order. */
export async function beginProcessing(db: Db, id: string): Promise<void> {
  await db
    .update(orders)
    // As precise as the dates of this process.
    .set({ processingSince: sql`date_trunc('milliseconds', now())` })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending'), isNull(orders.processingSince)));
}

/** What else is written with the refusal of a bank that took its time. */
type OnRefused = (tx: Db, order: Pick<OrderRow, 'id' | 'userId'>) => Promise<unknown>;

/**
 * The bank has refused: the order can be paid again, and its buyer hears so.
 *
 * @param since as it was before the provider was asked: what was confirmed meanwhile goes on
 */
export async function endProcessing(db: Db, id: string, since: Date, onRefused: OnRefused): Promise<void> {
  await db.transaction(async (tx) => {
    const [refused] = await tx
      .update(orders)
      .set({ processingSince: null })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending'), eq(orders.processingSince, since)))
      .returning({ userId: orders.userId });
    if (!refused) return;
    await notify(tx, { userId: refused.userId, ...decidedNotice(id, false) });
    await onRefused(tx, { id, userId: refused.userId });
  });
}

/** What a buyer hears whose bank took its time. */
const decidedNotice = (id: string, isPaid: boolean) => {
  const number = `LEC-${orderDigits(id)}`;
  const link = `/orders/${id}`;
  return isPaid
    ? {
        type: 'success' as const,
        title: 'Payment Received',
        message: `Your bank has confirmed the payment of ${number}. You can start learning.`,
        link,
      }
    : {
        type: 'error' as const,
        title: 'Payment Not Completed',
        message: `Your bank hasn't confirmed the payment of ${number}, and you haven't been charged. You can pay again.`,
        link,
      };
};

/** Ends the claim on a pending order. */
export async function releaseOrder(db: Db, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ claimedUntil: sql`now()` })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
}

/**
 * Marks a pending order paid, enrolls its buyer and notifies the instructors, in one transaction.
 *
 * @param onPaid runs in that transaction, once for each order
 */
export function completeOrder(
  db: Db,
  id: string,
  cardLast4: string | undefined,
  onPaid: (tx: Db, order: Pick<OrderRow, 'userId'>) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ status: 'paid', failure: null, updatedAt: sql`now()`, ...(cardLast4 ? { cardLast4 } : {}) })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending')))
      .returning({
        userId: orders.userId,
        partnerId: orders.partnerId,
        processingSince: orders.processingSince,
      });
    if (!order) return;
    if (order.processingSince) await notify(tx, { userId: order.userId, ...decidedNotice(id, true) });
    const items = await tx
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, id))
      .orderBy(asc(orderItems.courseId));
    await addEnrollments(
      tx,
      order.userId,
      items.map(({ courseId }) => ({ courseId, orderId: id, partnerId: order.partnerId })),
    );
    for (const { courseId, pricePaise, discountPaise } of items) {
      if (pricePaise > discountPaise) await notifyInstructor(tx, courseId, { kind: 'sale', subjectId: courseId });
    }
    await onPaid(tx, order);
  });
}

/** Ends a pending order that nobody pays. A discount code that it holds can be used again. */
export async function failOrder(
  db: Db,
  id: string,
  failure: NonNullable<OrderRow['failure']>,
  onRefused?: OnRefused,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(orders)
      .set({ status: 'failed', failure, updatedAt: sql`now()` })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending')))
      .returning({ userId: orders.userId, processingSince: orders.processingSince });
    if (!failed) return;
    await releaseDiscount(tx, id);
    if (!failed.processingSince) return;
    await notify(tx, { userId: failed.userId, ...decidedNotice(id, false) });
    await onRefused?.(tx, { id, userId: failed.userId });
  });
}

/** How many abandoned orders one run asks about, and after how many hours the buyer is not waited for any longer. */
const ABANDONED = { orders: 500, hours: 24 };

/** Pending orders that no request is charging, those first that were not asked about for longest. */
export async function listAbandonedOrders(db: Db): Promise<{ id: string; isExpired: boolean }[]> {
  return db
    .update(orders)
    .set({ claimedUntil: sql`now()` })
    .where(
      and(
        inArray(
          orders.id,
          db
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.status, 'pending'), not(hasClaim)))
            .orderBy(asc(orders.claimedUntil))
            .limit(ABANDONED.orders),
        ),
        // Again for the row as it is now: a request may have claimed it in between.
        not(hasClaim),
      ),
    )
    .returning({
      id: orders.id,
      // What a bank is deciding on may still be charged.
      isExpired: sql<boolean>`${orders.createdAt} < now() - make_interval(hours => ${ABANDONED.hours}) and ${orders.processingSince} is null`,
    });
}

/**
 * Pending orders that the provider was not asked about for so many seconds: it's the caller's to ask now, and nobody else's
 * for as long. Those come first that were not asked about for longest.
 *
 * @param which some orders; absent: those of the last hour
 */
export async function takeUnaskedOrders(
  db: Db,
  { which, seconds, most }: { which?: readonly string[]; seconds: number; most: number },
): Promise<string[]> {
  const isDue = and(
    eq(orders.status, 'pending'),
    isNotNull(orders.paymentId),
    not(hasClaim),
    // A moment that is still to come is from before the clock was set back.
    sql`(${orders.askedAt} is null or ${orders.askedAt} not between clock_timestamp() - make_interval(secs => ${seconds}) and clock_timestamp())`,
  );
  const isMeant = which ? inArray(orders.id, [...which]) : sql`${orders.createdAt} > now() - interval '1 hour'`;
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isMeant, isDue))
    .orderBy(sql`${orders.askedAt} nulls first`)
    .limit(most)
    // Another server is taking the rest.
    .for('update', { skipLocked: true });
  const taken = await db
    .update(orders)
    .set({ askedAt: sql`clock_timestamp()` })
    // Again for the row as it is now: another server may have taken it in between.
    .where(and(inArray(orders.id, due), isDue))
    .returning({ id: orders.id });
  return taken.map(({ id }) => id);
}

/** Somebody's orders, newest first: all, one, or those that were made through a partner. */
export const listOrders = (
  db: Db,
  { userId, id, partnerId }: { userId: string; id?: string | undefined; partnerId?: string | undefined },
): Promise<ShownOrder[]> =>
  db
    .select({ ...getTableColumns(orders), partnerName: partners.name })
    .from(orders)
    .leftJoin(partners, eq(partners.id, orders.partnerId))
    .where(
      and(
        eq(orders.userId, userId),
        id === undefined ? undefined : eq(orders.id, id),
        partnerId === undefined ? undefined : eq(orders.partnerId, partnerId),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** Whose order it is. */
export async function findBuyer(db: Db, id: string): Promise<{ userId: string; email: string } | undefined> {
  const [buyer] = await db
    .select({ userId: users.id, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  return buyer;
}

/** What was bought, with the courses' pictures of now. */
export async function listItems(db: Db, orderIds: readonly string[]): Promise<ShownOrderItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({
      ...getTableColumns(orderItems),
      imageFileId: courses.imageFileId,
      imageSizes: sizesOf(courses.imageFileId),
    })
    .from(orderItems)
    .leftJoin(courses, eq(courses.id, orderItems.courseId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
}
