import { toRupees } from '@lectern/sdk/rules';
import type { RefundItem } from './refundItems.ts';
import type { ListedRow, RefundRow } from './repository.ts';
import type { ListedReturnRow } from './returnsRepository.ts';

/** A refund for its buyer. */
export const toRefund = ({ state, amountPaise, taxPaise, updatedAt, answer }: RefundRow) => ({
  status: state,
  amount: toRupees(amountPaise),
  tax: toRupees(taxPaise),
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

/** What was returned at the provider, with the courses that it may be for. */
export const toListedReturn = ({ returned, email }: ListedReturnRow, items: readonly RefundItem[]) => ({
  _id: returned.id,
  orderId: returned.orderId,
  email,
  amount: toRupees(returned.amountPaise),
  at: returned.createdAt.toISOString(),
  courses: items.map(({ courseId, title, amountPaise }) => ({ courseId, title, amount: toRupees(amountPaise) })),
});
