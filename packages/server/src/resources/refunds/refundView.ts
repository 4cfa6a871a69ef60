import { toRupees } from '@lectern/sdk/rules';
import type { ListedRow, RefundRow } from './repository.ts';

/** A refund for its buyer. */
export const toRefund = ({ state, amountPaise, updatedAt, answer }: RefundRow) => ({
  status: state,
  amount: toRupees(amountPaise),
  at: updatedAt.toISOString(),
  ...(answer === null ? {} : { answer }),
});

/** A refund for admins. */
export const toListedRefund = ({ refund, email, courseTitle }: ListedRow) => ({
  _id: refund.id,
  orderId: refund.orderId,
  courseTitle,
  email,
  ...toRefund(refund),
  progress: refund.progress,
  ...(refund.reason === null ? {} : { reason: refund.reason }),
  requestedAt: refund.createdAt.toISOString(),
});
