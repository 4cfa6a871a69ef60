import { toRupees } from '@lectern/sdk/rules';
import type { OrderItem, ShownOrder } from './repository.ts';

/** An order for its buyer, in rupees. */
export const toOrder = (row: ShownOrder, items: readonly OrderItem[]) => ({
  _id: row.id,
  status: row.status,
  currency: row.currency,
  subtotal: toRupees(row.subtotalPaise),
  tax: toRupees(row.taxPaise),
  total: toRupees(row.totalPaise),
  cardLast4: row.cardLast4,
  items: items
    .filter(({ orderId }) => orderId === row.id)
    .map(({ courseId, title, pricePaise }) => ({ courseId, title, price: toRupees(pricePaise) })),
  partner: row.partnerName,
  createdAt: row.createdAt.toISOString(),
});
