import { reportMonths } from '@lectern/sdk/rules';
import { type MockApi, seedIds } from '@lectern/sdk/testing';

/** Two partners of the learner: one with a sale, a refund and a payout in this month, and one that was revoked. */
export function withOwnedPartners({ state }: MockApi): void {
  const ownerEmail = state.users.find(({ userId }) => userId === seedIds.users.learner)?.email;
  const [magazine] = state.partners;
  if (!magazine) throw new Error('The seed has a partner.');
  Object.assign(magazine, { ownerEmail });
  state.partners.splice(1, Number.POSITIVE_INFINITY, {
    ...magazine,
    _id: 'f'.repeat(24),
    name: 'The Tide Table',
    state: 'revoked',
  });
  state.partnerMonths.set(magazine._id, [
    {
      month: reportMonths({}).at(-1) ?? '',
      ...{ checkouts: 9, orders: 3, revenue: 2998.5, signUps: 2, enrollments: 4 },
      ...{ share: 299.85, refunded: 49.92, paidOut: 199.9 },
    },
  ]);
}
