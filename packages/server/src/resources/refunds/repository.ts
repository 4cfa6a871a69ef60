import { and, asc, desc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { claimEnd, isClaimed } from '../../db/claim.ts';
import type { Db } from '../../db/database.ts';
import { enrollments, orderItems, orders, refunds, users } from '../../db/schema.ts';
import { progressColumns } from '../enrollments/repository.ts';
import { netPaise } from './isReturned.ts';

export type RefundRow = typeof refunds.$inferSelect;
/** A refund with what admins are shown of it. */
export type ListedRow = Awaited<ReturnType<typeof listRefunds>>[number];

/** The items of an order in its order, with the buyer's progress (undefined where they aren't enrolled) and refund. */
export function listRefundable(db: Db, userId: string, orderId: string) {
  const { completed, keptLectures } = progressColumns;
  return db
    .select({
      courseId: orderItems.courseId,
      title: orderItems.title,
      netPaise: sql<number>`${netPaise}`,
      isEnrolled: sql<boolean>`${enrollments.userId} is not null`,
      completed,
      keptLectures,
      refund: refunds,
    })
    .from(orderItems)
    .leftJoin(enrollments, and(eq(enrollments.courseId, orderItems.courseId), eq(enrollments.userId, userId)))
    .leftJoin(refunds, and(eq(refunds.orderId, orderItems.orderId), eq(refunds.courseId, orderItems.courseId)))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** What was asked back of these orders. */
export async function listRefundsOf(db: Db, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
}

type NewRefund = Pick<
  RefundRow,
  'id' | 'orderId' | 'courseId' | 'userId' | 'amountPaise' | 'taxPaise' | 'progress' | 'reason' | 'state'
>;

/** Stores a request, unless there is one for this course of the order. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  await db.insert(refunds).values(refund).onConflictDoNothing();
}

/** Grants a request that needs nobody's decision. */
export async function grantRefund(tx: Db, id: string): Promise<void> {
  await tx.update(refunds).set({ state: 'granted' }).where(eq(refunds.id, id));
}

/** How many are listed of those that wait, and of the others. */
const LISTED_REFUNDS = 100;

/** Refunds with their buyers: those that wait for an admin, longest first, or the others, newest first. */
export function listRefunds(db: Db, which: 'waiting' | 'others' | { id: string }) {
  const isWaiting = sql`${refunds.state} in ('requested', 'failed')`;
  return db
    .select({ refund: refunds, email: users.email, courseTitle: orderItems.title })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .innerJoin(orderItems, and(eq(orderItems.orderId, refunds.orderId), eq(orderItems.courseId, refunds.courseId)))
    .where(which === 'waiting' ? isWaiting : which === 'others' ? not(isWaiting) : eq(refunds.id, which.id))
    .orderBy(
      // Requests first: what has failed may be old.
      ...(which === 'waiting'
        ? [desc(sql`${refunds.state} = 'requested'`), asc(refunds.createdAt), refunds.id]
        : [desc(refunds.updatedAt), refunds.id]),
    )
    .limit(LISTED_REFUNDS);
}

/** Decides on a refund that was read and locked. One that failed is another one for the provider from now on. */
export async function decideRefund(
  tx: Db,
  { id, state: before, retries }: RefundRow,
  decision: { state: 'granted' | 'declined' | 'refunded'; answer: string | null; decidedBy: string },
): Promise<RefundRow> {
  const [decided] = await tx
    .update(refunds)
    .set({
      ...decision,
      ...(before === 'failed' ? { retries: retries + 1, providerId: null, attempts: 0, returnId: null } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(refunds.id, id))
    .returning();
  if (!decided) throw new Error(`The refund ${id} is locked, and isn't there.`);
  return decided;
}

/** How long a refund belongs to the request that asks the provider for it. */
const CLAIM_SECONDS = 60;
const hasClaim = isClaimed(refunds.claimedUntil, CLAIM_SECONDS);
const isOpen = inArray(refunds.state, ['granted', 'sent']);

/** Banks send money back days after the provider has paid it out, as for a closed card. */
const mayComeBack = and(eq(refunds.state, 'refunded'), isNotNull(refunds.providerId));

/**
 * Takes a refund that the provider is to be asked about. Undefined where it is settled, or another request has it.
 *
 * @param isReported whether the provider has reported a change, which settled ones may have too
 */
export async function claimRefund(db: Db, id: string, isReported: boolean) {
  const [claimed] = await db
    .update(refunds)
    .set({ claimedUntil: claimEnd(CLAIM_SECONDS), attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.id, id), isReported ? or(isOpen, mayComeBack) : isOpen, not(hasClaim)))
    .returning({ id: refunds.id });
  if (!claimed) return undefined;
  const [row] = await db
    .select({
      refund: refunds,
      payment: {
        orderId: orders.id,
        amountPaise: orders.totalPaise,
        currency: orders.currency,
        paymentId: orders.paymentId,
      },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
  return row;
}

/** Whether a request is asking about a refund that was paid out, or was until its server was killed. */
export async function isAskedAbout(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, id), mayComeBack, hasClaim));
  return rows.length > 0;
}

/** Ends the claim on a refund. */
export async function releaseRefund(db: Db, id: string): Promise<void> {
  await db.update(refunds).set({ claimedUntil: sql`now()` }).where(eq(refunds.id, id));
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(tx: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

/** Stores what the provider says, and ends the claim. */
export async function saveRefundState(
  tx: Db,
  { id, state: before }: RefundRow,
  state: 'sent' | 'refunded' | 'failed',
  providerId: string | null,
): Promise<void> {
  await tx
    .update(refunds)
    .set({
      state,
      claimedUntil: sql`now()`,
      ...(providerId === null ? {} : { providerId }),
      ...(state === before ? {} : { updatedAt: sql`now()` }),
    })
    .where(eq(refunds.id, id));
}

/**
 * Ends a buyer's access to a course that they got with this order. Progress stays.
 *
 * @returns false where they have the course by another order, or not at all: then nothing of theirs ends
 */
export async function endEnrollment(
  tx: Db,
  { userId, courseId, orderId }: Pick<RefundRow, 'userId' | 'courseId' | 'orderId'>,
): Promise<boolean> {
  const ended = await tx
    .delete(enrollments)
    .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId), eq(enrollments.orderId, orderId)))
    .returning({ courseId: enrollments.courseId });
  return ended.length > 0;
}

/** The partner through whose page an order came. */
export async function partnerOfOrder(tx: Db, orderId: string): Promise<string | null> {
  const [order] = await tx.select({ partnerId: orders.partnerId }).from(orders).where(eq(orders.id, orderId));
  return order?.partnerId ?? null;
}

/** How many refunds one run asks about. */
const OPEN_REFUNDS = 500;

/** Refunds that the provider is to be asked about, those first that were not asked about for longest. */
export async function listOpenRefunds(db: Db): Promise<string[]> {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isOpen, not(hasClaim)))
    .orderBy(asc(refunds.claimedUntil))
    .limit(OPEN_REFUNDS);
  return found.map(({ id }) => id);
}

/** A refund of this person, with the course's title as it was bought. */
export async function findRefund(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ refund: refunds, title: orderItems.title, currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(orderItems, and(eq(orderItems.orderId, refunds.orderId), eq(orderItems.courseId, refunds.courseId)))
    .where(and(eq(refunds.id, id), eq(refunds.userId, userId)));
  return row;
}
