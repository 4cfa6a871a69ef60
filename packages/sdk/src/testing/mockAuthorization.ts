import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** Sign-ins on partners' pages: every key is a partner's, and every origin is registered. */
export function createMockAuthorization(state: MockState): MockAnswers['authorization'] {
  const newSecret = () => `${state.nextId()}-${state.nextId()}`;
  const sessionOf = (userId: string | undefined) => {
    const user = state.users.find((one) => one.userId === userId);
    if (!user) throw refuse('unauthenticated');
    const { password: _, email: __, ...known } = user;
    const handle = newSecret();
    state.handles.set(handle, user.userId);
    return { token: state.issueToken(user), ...known, expiresIn: 900, handle };
  };
  return {
    client: ({ input }) => ({ name: 'The Magazine', origin: new URL(input.returnTo).origin }),
    createCode({ signedIn }) {
      const code = newSecret();
      state.codes.set(code, signedIn().userId);
      return { code };
    },
    exchange({ input: { code } }) {
      const userId = state.codes.get(code);
      if (!state.codes.delete(code)) throw refuse('invalid_code');
      return sessionOf(userId);
    },
    renew({ input: { handle } }) {
      const userId = state.handles.get(handle);
      state.handles.delete(handle);
      return sessionOf(userId);
    },
    end({ input: { handle } }) {
      state.handles.delete(handle);
      return {};
    },
  };
}
