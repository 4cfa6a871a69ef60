import type { Connection, LearnerTables } from '../connect.ts';
import { learner as rows } from '../endpoints/learner/index.ts';
import { createPurchase } from '../purchase.ts';

/**
 * The calls of people who sign in, learn and buy.
 *
 * @param shown the calls as the client shows them, for what is made of several calls
 */
export function learner({ bind, cart, money, emit }: Connection, shown: LearnerTables) {
  const calls = bind(rows);
  const submit: typeof calls.quizzes.submit = async (input, callOptions) => {
    const answer = await calls.quizzes.submit(input, callOptions);
    emit({ type: 'quiz.submitted', quizId: input.id.toLowerCase(), attempt: answer.attempt });
    return answer;
  };
  return {
    calls: { ...calls, quizzes: { ...calls.quizzes, submit } },
    purchase: createPurchase({ orders: shown.orders, payments: shown.payments, cart, money, emit }),
  };
}
