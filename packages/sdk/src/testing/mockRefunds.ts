import { isRefundable } from '../rules/isRefundable.ts';
import { limits } from '../rules/limits.ts';
import { permission } from '../rules/permission.ts';
import { refundAmounts } from '../rules/refundAmounts.ts';
import type { RefundableItem } from '../schemas/index.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockUser } from './seed.ts';

type Stored = MockState['refunds'][number];

/** A request is granted by itself below this progress, in percent. */
const MAX_PROGRESS = 30;
const DAY_MS = 86_400_000;

/** Refunds of orders. What is granted is refunded at once, as in the demo. */
export function createMockRefunds(
  state: MockState,
  percentOf: (userId: string, courseId: string) => number,
): { orders: Pick<MockAnswers['orders'], 'refunds' | 'refund'>; refunds: MockAnswers['refunds'] } {
  const shown = ({ userId: _, courseId: __, ...refund }: Stored) => refund;
  const forBuyer = ({ status, amount, at, answer }: Stored) => ({ status, amount, at, answer });
  const find = (orderId: string, courseId: string) =>
    state.refunds.find((one) => one.orderId === orderId && one.courseId === courseId);
  const orderOf = ({ userId }: MockUser, id: string) => {
    const order = state.orders.find((one) => one._id === id && one.userId === userId);
    if (!order) throw refuse('not_found', 'order');
    return order;
  };
  const itemsOf = (order: MockState['orders'][number]): RefundableItem[] => {
    const paid = { total: Math.round(order.total * 100), tax: Math.round(order.tax * 100) };
    const amounts = refundAmounts(
      order.items.map(({ price, discount = 0 }) => Math.round(price * 100) - Math.round(discount * 100)),
      paid,
    );
    return order.items
      .map(({ courseId, title }, index) => {
        const progress = Math.floor(percentOf(order.userId, courseId));
        const known = find(order._id, courseId);
        return {
          courseId,
          title,
          amount: (amounts[index]?.amount ?? 0) / 100,
          progress,
          isImmediate: progress < MAX_PROGRESS,
          ...(known ? { refund: forBuyer(known) } : {}),
        };
      })
      .filter(({ amount }) => order.status === 'paid' && amount > 0);
  };
  const payBack = (refund: Stored) => {
    refund.status = 'refunded';
    state.enrollments = state.enrollments.filter(
      ({ userId, courseId }) => userId !== refund.userId || courseId !== refund.courseId,
    );
    for (const certificate of state.certificates) {
      if (certificate.userId === refund.userId && certificate.courseId === refund.courseId)
        certificate.revokedAt = refund.at;
    }
  };
  const allowAdmin = (user: MockUser) => {
    if (!permission(user.role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };
  return {
    orders: {
      refunds({ input, signedIn }) {
        const order = orderOf(signedIn(), input.id);
        const until = new Date(Date.parse(order.createdAt) + limits.refundDays * DAY_MS).toISOString();
        return { items: itemsOf(order), until };
      },
      refund({ input, signedIn }) {
        const user = signedIn();
        const order = orderOf(user, input.id);
        const item = itemsOf(order).find(({ courseId }) => courseId === input.courseId);
        if (!item)
          throw order.items.some(({ courseId }) => courseId === input.courseId)
            ? refuse('not_refundable')
            : refuse('not_found', 'order');
        if (item.refund) return { item };
        if (!isRefundable(order)) throw refuse('refund_too_late');
        const now = new Date().toISOString();
        const refund: Stored = {
          _id: state.nextId(),
          orderId: order._id,
          userId: user.userId,
          courseId: item.courseId,
          courseTitle: item.title,
          email: user.email,
          status: 'requested',
          amount: item.amount,
          at: now,
          progress: item.progress,
          reason: input.reason === '' ? undefined : input.reason,
          requestedAt: now,
        };
        state.refunds.unshift(refund);
        if (item.isImmediate) payBack(refund);
        return { item: { ...item, refund: forBuyer(refund) } };
      },
    },
    refunds: {
      list({ signedIn }) {
        allowAdmin(signedIn());
        const isWaiting = ({ status }: Stored) => status === 'requested' || status === 'failed';
        return {
          waiting: state.refunds.filter(isWaiting).reverse().map(shown),
          others: state.refunds.filter((one) => !isWaiting(one)).map(shown),
          returns: state.returns,
          goodwill: state.goodwill,
        };
      },
      assign({ input: { id, courseIds }, signedIn }) {
        allowAdmin(signedIn());
        const returned = state.returns.find(({ _id }) => _id === id);
        if (!returned) throw refuse('not_found', 'refund');
        const courses = returned.courses.filter(({ courseId }) => courseIds.includes(courseId));
        const cents = courses.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        if (courseIds.length > 0 && (courses.length < courseIds.length || cents !== Math.round(returned.amount * 100)))
          throw refuse('refund_amount_differs');
        state.returns = state.returns.filter((one) => one !== returned);
        const now = new Date().toISOString();
        if (courses.length === 0) state.goodwill = [{ ...returned, courses: [] }, ...state.goodwill];
        for (const { courseId, title, amount } of courses) {
          const { orderId, email, at } = returned;
          const userId = state.orders.find(({ _id }) => _id === orderId)?.userId ?? '';
          const facts = { _id: state.nextId(), orderId, userId, courseId, courseTitle: title, email, amount, at: now };
          const refund: Stored = { ...facts, status: 'requested', progress: 0, requestedAt: at };
          state.refunds = [
            refund,
            ...state.refunds.filter((one) => one.orderId !== orderId || one.courseId !== courseId),
          ];
          payBack(refund);
        }
        return {};
      },
      decide({ input, signedIn }) {
        allowAdmin(signedIn());
        const refund = state.refunds.find(({ _id }) => _id === input.id);
        if (!refund) throw refuse('not_found', 'refund');
        if (!input.isGranted && !input.answer) {
          throw refuse('invalid_input', 'Please say why, so that the buyer can read it.');
        }
        if (refund.status !== 'requested' && refund.status !== 'failed') throw refuse('refund_decided');
        if (input.isReturned && state.returns.some(({ orderId }) => orderId === refund.orderId))
          throw refuse('refund_returns_waiting');
        refund.at = new Date().toISOString();
        refund.answer = input.answer === '' ? undefined : input.answer;
        if (input.isGranted) payBack(refund);
        else refund.status = 'declined';
        return { refund: shown(refund) };
      },
    },
  };
}
