import type { Db } from '../../db/database.ts';
import type { ReportedRefund } from '../../payments/provider.ts';
import { Problem, problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { recordRefund } from '../earnings/repository.ts';
import { addEnrollments } from '../enrollments/repository.ts';
import { reconcileOrder } from '../orders/reconcile.ts';
import { listOrders, lockBuyer, type OrderRow } from '../orders/repository.ts';
import { voidCreditNote } from '../receipts/repository.ts';
import { queueOrderEvent } from '../webhooks/orderEvents.ts';
import { endCourses, matchReturns } from './matchReturns.ts';
import { refundItemsOf } from './refundItems.ts';
import { partnerOfOrder, saveRefundState } from './repository.ts';
import { openItems, sumOf } from './returnedItems.ts';
import {
  findReturn,
  findReturnedOrder,
  insertReturn,
  listGroup,
  listOpenReturns,
  listRefundsOfGroup,
  listReturns,
  updateReturns,
} from './returnsRepository.ts';
import { refundOfKey, settleRefund } from './settleRefund.ts';

/** Takes what the provider says of a refund: of ours, or of one that somebody made at the provider. */
export async function recordReported(services: Services, refund: ReportedRefund): Promise<void> {
  if (refund.key !== undefined) await settleRefund(services, refundOfKey(refund.key), true);
  else await recordReturn(services, refund);
}

/** How far a refund is: what is read late says less than what is known. */
const steps = ['sent', 'refunded', 'failed'] as const;

/** Stores a refund that was made at the provider, once, and ends the courses that it was for; if it fails, they come back. */
async function recordReturn(services: Services, found: ReportedRefund): Promise<void> {
  const { db, app } = services;
  const { providerId, paymentId, kind, currency } = found;
  const known = paymentId === null ? undefined : await findReturnedOrder(db, paymentId);
  if (!known) {
    app.log.info({ refundId: providerId }, 'a refund is of no order');
    return;
  }
  // It may have been paid and returned before anybody heard of either.
  if (known.status === 'pending') await reconcileOrder(services, known.id, 'find');
  await db.transaction(async (tx) => {
    await lockBuyer(tx, known.userId);
    const [order] = await listOrders(tx, { userId: known.userId, id: known.id });
    if (!order) return;
    if (order.currency !== currency) throw new Error(`The refund ${providerId} is not in the currency of its order.`);
    const before = await findReturn(tx, { providerId });
    if (!before) await insertReturn(tx, order.id, found);
    else if (steps.indexOf(kind) <= steps.indexOf(before.state)) return;
    else await updateReturns(tx, [before.id], { state: kind });
    if (kind !== 'failed') await matchReturns(services, tx, order);
    else if (before?.groupId) await giveBack(services, tx, order, { ...before, groupId: before.groupId });
  });
}

/** The money has come back to the seller: so do the courses to the buyer. What else was returned for them waits again. */
async function giveBack({ mail }: Services, tx: Db, order: OrderRow, { groupId }: { groupId: string }) {
  const partnerId = await partnerOfOrder(tx, order.id);
  const refunds = await listRefundsOfGroup(tx, groupId);
  for (const refund of refunds) {
    const { courseId, orderId, userId, id: subjectId } = refund;
    await saveRefundState(tx, refund, 'failed', null);
    await addEnrollments(tx, userId, [{ courseId, orderId, partnerId }]);
    await recordRefund(tx, refund, 'restored');
    await voidCreditNote(tx, orderId, courseId);
    await mail.queue(tx, 'refund', { userId, subjectId });
  }
  const courseIds = refunds.map(({ courseId }) => courseId);
  await queueOrderEvent(tx, 'order.refund_failed', order.id, courseIds);
  const ids = (await listGroup(tx, groupId)).map(({ id }) => id);
  await updateReturns(tx, ids, { outcome: null, groupId: null, decidedBy: null });
}

/**
 * An admin says what money was returned for: courses that cost as much together, which end, or goodwill. Saying the same
 * again changes nothing.
 */
export async function assignReturn(services: Services, id: string, courseIds: readonly string[], decidedBy: string) {
  const [listed] = await listReturns(services.db, { id });
  if (!listed) throw problems.refundNotFound();
  await services.db.transaction(async (tx) => {
    await lockBuyer(tx, listed.order.userId);
    const known = await findReturn(tx, { id });
    if (!known || known.outcome !== null || known.state === 'failed') throw problems.refundDecided();
    if (courseIds.length === 0) return updateReturns(tx, [id], { outcome: 'goodwill', decidedBy });
    const all = await refundItemsOf(tx, listed.order, services.refundMaxProgress);
    // It may be this very money that the provider is being asked for.
    if (all.some(({ refund }) => refund?.state === 'granted')) throw problems.orderInProgress();
    const open = openItems(all);
    const items = open.filter(({ courseId }) => courseIds.includes(courseId));
    if (items.length < new Set(courseIds).size || sumOf(items) !== known.amountPaise)
      throw problems.refundAmountDiffers();
    await endCourses(services, tx, { order: listed.order, returns: [known], items, decidedBy });
  });
}

/** How far back a run looks for returns whose reports never came. Stripe repeats a report for three days. */
const LOOK_BACK_MS = 7 * 86_400_000;

/** Runs with {@link settleOpenRefunds}: looks for returns without a report, and asks what has become of those on their way. */
export async function settleOpenReturns(services: Services, signal?: AbortSignal): Promise<void> {
  const { reports } = services.payments;
  if (!reports) return;
  for (const refund of await reports.listRefundsSince(new Date(Date.now() - LOOK_BACK_MS))) {
    if (signal?.aborted) return;
    if (refund.key !== undefined) continue;
    await recordReturn(services, refund).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      services.app.log.error({ err: error, refundId: refund.providerId }, 'a refund could not be settled');
    });
  }
  for (const providerId of await listOpenReturns(services.db)) {
    if (signal?.aborted) return;
    try {
      const refund = await reports.findRefund(providerId);
      if (refund) await recordReturn(services, refund);
    } catch (error) {
      // The provider doesn't answer now: it won't for the others either.
      if (error instanceof Problem) throw error;
      services.app.log.error({ err: error, refundId: providerId }, 'a refund could not be settled');
    }
  }
}
