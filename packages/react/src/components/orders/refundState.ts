import type { Order } from '@lectern/sdk';
import { isRefundable } from '@lectern/sdk/rules';

/** Whether the buyer can ask for the money of a course of this order. */
export const canAskForRefund = (order: Order): boolean =>
  isRefundable(order) && order.items.some(({ price, refund }) => price > 0 && !refund);

/** What the order's refunds come to, as the key of a text; undefined while there are none. */
export function refundSummary({ items }: Order) {
  const refunds = items.flatMap(({ refund }) => refund ?? []);
  if (refunds.some(({ status }) => status === 'requested' || status === 'granted')) return 'refund.requested';
  const returned = refunds.filter(({ status }) => status === 'sent' || status === 'refunded');
  if (returned.length === 0) return undefined;
  return returned.length === items.filter(({ price }) => price > 0).length ? 'refund.refunded' : 'refund.partly';
}
