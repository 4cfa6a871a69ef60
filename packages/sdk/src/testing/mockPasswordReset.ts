import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** Passwords by a link in a mail. The mock sends none: a test reads the token in its state. */
export function createMockPasswordReset(state: MockState): MockAnswers['passwordReset'] {
  const stateOf = (token: string) => state.passwordResets.find((one) => one.token === token)?.state ?? 'expired';
  return {
    options: () => ({ isSent: state.mailMode === 'sent' }),
    request({ input }) {
      const user = state.users.find(({ email }) => email === input.email);
      if (user && state.mailMode === 'sent') {
        const token = String(state.passwordResets.length + 1).padStart(43, 'T');
        state.passwordResets.push({ token, userId: user.userId, state: 'good' });
      }
      return {};
    },
    check: ({ input }) => ({ state: stateOf(input.token) }),
    confirm({ input }) {
      const known = stateOf(input.token);
      if (known !== 'good') throw refuse(known === 'used' ? 'reset_used' : 'reset_expired');
      const reset = state.passwordResets.find(({ token }) => token === input.token);
      const user = state.users.find(({ userId }) => userId === reset?.userId);
      if (reset) reset.state = 'used';
      if (user) user.password = input.newPassword;
      return {};
    },
  };
}
