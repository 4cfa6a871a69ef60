import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { revokeOfCourse } from '../certificates/repository.ts';
import { recordRefund } from '../earnings/repository.ts';
import { issueCreditNote } from '../receipts/repository.ts';
import { queueOrderEvent } from '../webhooks/orderEvents.ts';
import { endEnrollment, type RefundRow } from './repository.ts';

/** What ends when the money is on its way: access, certificates and earnings. Tells the partner, and issues the credit notes. All are of one order. */
export async function takeBack(tx: Db, seller: Services['seller'], refunds: readonly RefundRow[]): Promise<void> {
  for (const refund of refunds) {
    // Somebody who has bought it again meanwhile keeps both.
    if (await endEnrollment(tx, refund)) await revokeOfCourse(tx, refund.userId, refund.courseId);
    await recordRefund(tx, refund, 'refund');
  }
  const [first] = refunds;
  const courseIds = refunds.map(({ courseId }) => courseId);
  if (first) await queueOrderEvent(tx, 'order.refunded', first.orderId, courseIds);
  // They lock the series of their numbers, after all else that others may wait for.
  for (const refund of refunds) await issueCreditNote(tx, seller, refund);
}
