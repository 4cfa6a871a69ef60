import type { Connection, LearnerTables } from '../connect.ts';
import { learner as rows } from '../endpoints/learner/index.ts';
import { createPlacedOrders } from '../placedOrders.ts';
import { createPurchase } from '../purchase.ts';
import type { Order } from '../schemas/order.ts';

/**
 * The calls of people who sign in, learn and buy.
 *
 * @param shown the calls as the client shows them, for what is made of several calls
 */
export function learner({ bind, cart, money, emit, storage, campaign }: Connection, shown: LearnerTables) {
  const calls = bind(rows);
  const submit: typeof calls.quizzes.submit = async (input, callOptions) => {
    const answer = await calls.quizzes.submit(input, callOptions);
    emit({ type: 'quiz.submitted', quizId: input.id.toLowerCase(), attempt: answer.attempt });
    return answer;
  };
  const placed = createPlacedOrders(storage, emit);
  // A webhook may have settled it before anybody asked: whichever call says so first.
  const seen =
    <Given extends unknown[], Answer extends { order: Order } | { orders: Order[] }>(
      call: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given) => {
      const answer = await call(...given);
      placed.look('orders' in answer ? answer.orders : [answer.order]);
      return answer;
    };
  const { settle, get, list } = calls.orders;
  const orders = { ...calls.orders, settle: seen(settle), get: seen(get), list: seen(list) };
  return {
    calls: { ...calls, orders, quizzes: { ...calls.quizzes, submit } },
    purchase: createPurchase({ orders: shown.orders, payments: shown.payments, cart, money, placed, campaign }),
  };
}
