import type { Order } from '@lectern/sdk';
import { isRefundable } from '@lectern/sdk/rules';
import { refundTexts } from '../../ui/refundTexts.ts';

/** Whether the buyer can ask for the money of a course of this order. */
export const canAskForRefund = (order: Order): boolean =>
  !order.isTest &&
  isRefundable(order) &&
  order.items.some(({ price, discount = 0, refund }) => price > discount && !refund);

/** What came back of an order that was refunded in part, in rupees; 0 where nothing did, or all of it. */
export function partRefunded({ items, total }: Order): number {
  const back = items.reduce((before, { refund }) => {
    const isBack = refund?.status === 'sent' || refund?.status === 'refunded';
    return before + (isBack ? Math.round(refund.amount * 100) : 0);
  }, 0);
  return back === Math.round(total * 100) ? 0 : back / 100;
}

/** What the order's refunds come to, as the key of a text; undefined while there are none. */
export function refundSummary({ items }: Order) {
  const refunds = items.flatMap(({ refund }) => refund ?? []);
  const [open] = refunds.filter(({ status }) => status === 'requested' || status === 'granted');
  if (open) return refundTexts[open.status][0];
  const returned = refunds.filter(({ status }) => status === 'sent' || status === 'refunded');
  if (returned.length === 0) return undefined;
  return returned.length === items.filter(({ price, discount = 0 }) => price > discount).length
    ? 'refund.refunded'
    : 'refund.partly';
}
