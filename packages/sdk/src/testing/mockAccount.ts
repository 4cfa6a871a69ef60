import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** Where people are signed in, and the end of an account. The mock has no file to export. */
export function createMockAccount(state: MockState): MockAnswers['account'] {
  const others = (userId: string) => state.signIns.get(userId) ?? [];
  const signOut = (userId: string) => {
    state.signIns.delete(userId);
    for (const [token, owner] of state.tokens) if (owner === userId) state.tokens.delete(token);
  };
  const requirePassword = (user: MockState['users'][number], given: string | undefined) => {
    if (!state.withoutPassword.includes(user.userId) && given !== user.password) throw refuse('wrong_password');
  };
  return {
    signIns({ signedIn }) {
      const { userId } = signedIn();
      const createdAt = '2026-01-01T00:00:00.000Z';
      const current = {
        _id: userId,
        browser: 'Firefox',
        system: 'Linux',
        createdAt,
        lastUsedAt: createdAt,
        isCurrent: true,
      };
      return { signIns: [current, ...others(userId)], hasPassword: !state.withoutPassword.includes(userId) };
    },
    endSignIn({ input, signedIn }) {
      const { userId } = signedIn();
      const rest = others(userId).filter(({ _id }) => _id !== input.id);
      if (rest.length === others(userId).length) throw refuse('not_found', 'signIn');
      state.signIns.set(userId, rest);
      return {};
    },
    endOtherSignIns({ signedIn }) {
      const user = signedIn();
      signOut(user.userId);
      return { token: state.issueToken(user) };
    },
    exportAddress({ input, signedIn }) {
      requirePassword(signedIn(), input.currentPassword);
      return { url: 'data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' };
    },
    remove({ input, signedIn }) {
      const user = signedIn();
      if (input.email !== user.email) throw refuse('wrong_email');
      requirePassword(user, input.currentPassword);
      signOut(user.userId);
      state.users = state.users.filter((one) => one !== user);
      return {};
    },
  };
}
