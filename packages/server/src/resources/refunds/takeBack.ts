import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { revokeOfCourse } from '../certificates/repository.ts';
import { recordRefund } from '../earnings/repository.ts';
import { issueCreditNote } from '../receipts/repository.ts';
import { endEnrollment, type RefundRow } from './repository.ts';

/** What ends when the money is on its way: access, certificate and earnings. Issues the credit note. */
export async function takeBack(tx: Db, seller: Services['seller'], refund: RefundRow): Promise<void> {
  // Somebody who has bought it again meanwhile keeps both.
  if (await endEnrollment(tx, refund)) await revokeOfCourse(tx, refund.userId, refund.courseId);
  await recordRefund(tx, refund, 'refund');
  await issueCreditNote(tx, seller, refund);
}
