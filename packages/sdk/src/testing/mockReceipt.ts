import type { Receipt } from '../schemas/index.ts';
import type { MockState } from './mockState.ts';

/** The receipt of a paid order, or the credit note of a course of it that was given back. Partners' pages see no buyer. */
export function mockReceipt(
  state: MockState,
  order: MockState['orders'][number],
  partnerKey: string | undefined,
  courseId?: string,
): Receipt | undefined {
  const paid = state.orders.filter(({ status }) => status === 'paid');
  const returned = state.refunds.filter(({ status }) => status === 'sent' || status === 'refunded');
  const refund = returned.find((one) => one.orderId === order._id && one.courseId === courseId);
  // Both lists have the newest first.
  const place =
    courseId === undefined ? paid.length - paid.indexOf(order) : returned.length - returned.indexOf(refund as never);
  const issuedAt = courseId === undefined ? order.createdAt : refund?.at;
  if (order.status !== 'paid' || issuedAt === undefined) return undefined;
  const user = state.users.find(({ userId }) => userId === order.userId);
  const name = order.buyer?.name ?? `${user?.firstName} ${user?.lastName}`;
  const buyer = { ...order.buyer, name };
  return {
    number: `${courseId === undefined ? 'R' : 'C'}-${issuedAt.slice(0, 4)}-${String(place).padStart(6, '0')}`,
    issuedAt,
    ...(courseId === undefined && state.seller ? { seller: state.seller } : {}),
    ...(courseId === undefined && partnerKey === undefined ? { buyer } : {}),
  };
}
