import type { RefundState } from '../../payments/provider.ts';
import { Problem, problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { recordRefund } from '../earnings/repository.ts';
import { addEnrollments } from '../enrollments/repository.ts';
import { listOrders, lockBuyer } from '../orders/repository.ts';
import { voidCreditNote } from '../receipts/repository.ts';
import { queueOrderEvent } from '../webhooks/orderEvents.ts';
import { matchReturns } from './matchReturns.ts';
import {
  claimRefund,
  isAskedAbout,
  listOpenRefunds,
  lockRefund,
  partnerOfOrder,
  type RefundRow,
  releaseRefund,
  saveRefundState,
} from './repository.ts';
import { takeBack } from './takeBack.ts';

/** Under which the provider knows a refund. One that failed and is granted again is another one for it. */
const keyOf = ({ id, retries }: Pick<RefundRow, 'id' | 'retries'>) => (retries === 0 ? id : `${id}-${retries}`);
/** The id of the refund that has such a key. */
export const refundOfKey = (key: string): string => key.replace(/-\d+$/, '');

/**
 * Asks the payment provider to send the money of a granted refund, or what has become of one that it was asked for. May be
 * called at any time, any number of times; a refund that another request is asking about is left to that one.
 *
 * @param isReported whether the provider has reported a change
 */
export async function settleRefund(services: Services, id: string, isReported = false): Promise<void> {
  const { db, payments } = services;
  const claimed = await claimRefund(db, id, isReported);
  if (!claimed) {
    // Open refunds are asked about again. Of others there are only reports: the provider has to send this one again.
    if (isReported && (await isAskedAbout(db, id))) throw problems.paymentsUnavailable();
    return;
  }
  const { refund, payment } = claimed;
  try {
    const state = await payments.refund({
      key: keyOf(refund),
      payment,
      amountPaise: refund.amountPaise,
      providerId: refund.providerId,
      wasAsked: refund.attempts > 1,
    });
    await recordState(services, refund, state);
  } catch (error) {
    await releaseRefund(db, id);
    throw error;
  }
}

/** Access ends in the transaction that stores that the money is on its way, and comes back if the money does. */
function recordState(
  services: Services,
  { id, userId, retries }: RefundRow,
  { kind, providerId }: RefundState,
): Promise<void> {
  const { db, mail, seller } = services;
  return db.transaction(async (tx) => {
    // The buyer first, as purchases do.
    await lockBuyer(tx, userId);
    const refund = await lockRefund(tx, id);
    if (refund?.state !== 'granted' && refund?.state !== 'sent' && refund?.state !== 'refunded') return;
    // The answer is about an earlier try.
    if (refund.retries !== retries) return;
    const { courseId, orderId, state: before } = refund;
    // Money that has left is not on its way again.
    await saveRefundState(tx, refund, before === 'refunded' && kind === 'sent' ? before : kind, providerId);
    if (before === 'granted' && kind !== 'failed') await takeBack(tx, seller, [refund]);
    if (before !== 'granted' && kind === 'failed') {
      await addEnrollments(tx, userId, [{ courseId, orderId, partnerId: await partnerOfOrder(tx, orderId) }]);
      await recordRefund(tx, refund, 'restored');
      await queueOrderEvent(tx, 'order.refund_failed', orderId, [courseId]);
    }
    if (kind === 'failed') await voidCreditNote(tx, orderId, courseId);
    // It says what somebody returned at the provider meanwhile: refused may mean that the money went back already.
    const [order] = before === 'granted' ? await listOrders(tx, { userId, id: orderId }) : [];
    const ended = order ? await matchReturns(services, tx, order) : [];
    if (ended.includes(courseId)) return;
    if (before === 'granted' || kind === 'failed') await mail.queue(tx, 'refund', { userId, subjectId: id });
  });
}

/** Asks once where the outcome can wait: the next run asks again. */
export async function trySettleRefund(services: Services, id: string): Promise<void> {
  await settleRefund(services, id).catch((error: unknown) => {
    services.app.log.warn({ err: error, refundId: id }, 'a refund could not be sent yet');
  });
}

/** Runs at the start and every hour: refunds that were granted or sent are asked about. The next run takes those that are left. */
export async function settleOpenRefunds(services: Services, signal?: AbortSignal): Promise<void> {
  for (const id of await listOpenRefunds(services.db)) {
    if (signal?.aborted) return;
    await settleRefund(services, id).catch((error: unknown) => {
      // The provider doesn't answer now: it won't for the others either.
      if (error instanceof Problem) throw error;
      // The others don't wait for what an operator has to look at.
      services.app.log.error({ err: error, refundId: id }, 'a refund could not be settled');
    });
  }
}
