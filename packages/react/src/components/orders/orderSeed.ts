import type { Order } from '@lectern/sdk';
import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';

const item = (place: number, title: string, price: number) => ({ courseId: mockId(3, place), title, price });
const order = (number: number, items: Order['items'], more: Partial<Order> = {}) => {
  const subtotal = items.reduce((sum, { price }) => sum + price, 0);
  const tax = Math.round(subtotal * 10) / 100;
  return {
    _id: mockId(8, number),
    userId: seedIds.users.learner,
    status: 'paid' as Order['status'],
    idempotencyKey: `order-${number}`,
    fingerprint: '',
    currency: 'INR',
    subtotal,
    tax,
    total: subtotal + tax,
    items,
    createdAt: '2026-08-14T09:00:00.000Z',
    ...more,
  };
};

export const orderIds = { paid: mockId(8, 2), failed: mockId(8, 1), pending: mockId(8, 3), missing: mockId(8, 9) };

/** A purchase of two courses, and a payment that failed. */
export function withOrders({ state }: MockApi): void {
  state.orders.push(
    order(2, [item(3, 'Bicycle Repair at Home', 499), item(4, 'Star Charts for City Skies', 899)], {
      cardLast4: '4242',
    }),
    order(1, [item(8, 'One Pan, Thirty Suppers', 1099)], { status: 'failed', createdAt: '2026-07-02T09:00:00.000Z' }),
  );
}

/** What was bought with a partner's test key. */
export function withTestOrder({ state }: MockApi): void {
  state.orders.push(order(2, [item(3, 'Bicycle Repair at Home', 499)], { isTest: true, cardLast4: '4242' }));
}

/** A payment that was left. */
export function withUnpaidOrder({ state }: MockApi): void {
  state.orders.push(order(3, [item(3, 'Bicycle Repair at Home', 499)], { status: 'pending' }));
}

/** A payment that a bank is deciding on. */
export function withProcessingOrder(api: MockApi): void {
  withUnpaidOrder(api);
  api.state.paymentOutcome = 'processing';
  const [order] = api.state.orders.slice(-1);
  if (order) order.processingSince = '2026-08-14T09:01:00.000Z';
}

/** The purchase of {@link withOrders} as of today, so that its money can be asked for; `isCompleted`: its courses are. */
export function withPurchase(api: MockApi, { isCompleted = false } = {}): void {
  withOrders(api);
  const { state } = api;
  const bought = state.orders.find(({ _id }) => _id === orderIds.paid);
  if (bought) bought.createdAt = new Date().toISOString();
  for (const { courseId } of bought?.items ?? []) {
    state.enrollments.push({ userId: seedIds.users.learner, courseId });
    const course = state.courses.find(({ _id }) => _id === courseId);
    for (const { _id: lectureId } of course?.sections.flatMap(({ lectures }) => lectures) ?? [])
      state.progress.set(`${seedIds.users.learner} ${lectureId}`, { lectureId, isCompleted, lastWatchedPosition: 0 });
  }
}

export function withManyOrders({ state }: MockApi): void {
  for (const number of Array.from({ length: 24 }, (_, place) => 30 - place))
    state.orders.push(order(number, [item(3, 'Bicycle Repair at Home', 499)]));
}

/** A purchase whose courses have long titles, sold on a partner's page. */
export function withLongOrder({ state }: MockApi, title: string): void {
  state.orders.push(order(2, [item(3, title, 9_999_999), item(4, title, 1)], { partner: title, cardLast4: '4242' }));
}
