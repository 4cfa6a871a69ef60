import { toRupees } from '@lectern/sdk/rules';
import { toRefund } from '../refunds/refundView.ts';
import type { RefundRow } from '../refunds/repository.ts';
import type { OrderItem, ShownOrder } from './repository.ts';

/** An order for its buyer, in rupees. */
export const toOrder = (row: ShownOrder, items: readonly OrderItem[], refunds: readonly RefundRow[]) => ({
  _id: row.id,
  status: row.status,
  currency: row.currency,
  subtotal: toRupees(row.subtotalPaise),
  tax: toRupees(row.taxPaise),
  total: toRupees(row.totalPaise),
  cardLast4: row.cardLast4,
  items: items
    .filter(({ orderId }) => orderId === row.id)
    .map(({ courseId, title, pricePaise }) => {
      const refund = refunds.find((one) => one.orderId === row.id && one.courseId === courseId);
      return { courseId, title, price: toRupees(pricePaise), ...(refund ? { refund: toRefund(refund) } : {}) };
    }),
  partner: row.partnerName,
  createdAt: row.createdAt.toISOString(),
});
