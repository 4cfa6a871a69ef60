import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** Addresses and whether they are confirmed. The mock sends no mails: a test reads the token in its state. */
export function createMockEmailConfirmation(state: MockState): MockAnswers['emailConfirmation'] {
  const stateOf = (token: string) => state.confirmations.find((one) => one.token === token)?.state ?? 'expired';
  return {
    get({ signedIn }) {
      const { userId } = signedIn();
      return { isConfirmed: state.mailMode !== 'sent' || !state.unconfirmed.includes(userId) };
    },
    send({ signedIn }) {
      const { userId } = signedIn();
      const token = String(state.confirmations.length + 1).padStart(43, 'C');
      if (state.unconfirmed.includes(userId)) state.confirmations.push({ token, userId, state: 'good' });
      return {};
    },
    check: ({ input }) => ({ state: stateOf(input.token) }),
    confirm({ input }) {
      const link = state.confirmations.find(({ token }) => token === input.token);
      if (link?.state !== 'good') throw refuse('invalid_link');
      link.state = 'used';
      state.unconfirmed = state.unconfirmed.filter((userId) => userId !== link.userId);
      return {};
    },
  };
}
