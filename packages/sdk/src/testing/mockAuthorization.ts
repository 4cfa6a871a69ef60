import { partnerScope } from '../schemas/authorization.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** The challenge of a verifier (PKCE), as base64url. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace('=', '');
}

/** Sign-ins on partners' pages: every key is a partner's, and every origin is registered. */
export function createMockAuthorization(state: MockState): MockAnswers['authorization'] {
  const challenges = new Map<string, string>();
  /** Used code → the session that it began. */
  const sessionsByCode = new Map<string, string>();
  const sessionOf = (userId: string | undefined, session: string) => {
    const user = state.users.find((one) => one.userId === userId);
    if (!user) throw refuse('unauthenticated');
    const { userId: _id, firstName, lastName, profilePicture = null } = user;
    const known = { userId: _id, role: 'learner' as const, firstName, lastName, profilePicture };
    const handle = `${session}-${state.nextId()}`;
    state.handles.set(handle, user.userId);
    const token = state.issueToken({ ...user, ...known });
    state.sessions.set(token, session);
    return { token, ...known, expiresIn: 900, handle };
  };
  const end = (session: string | undefined) => {
    for (const [token, of] of state.sessions) if (of === session) state.tokens.delete(token);
    for (const handle of state.handles.keys()) if (handle.split('-')[0] === session) state.handles.delete(handle);
  };
  return {
    client: ({ input }) => ({
      name: 'The Magazine',
      origin: new URL(input.returnTo).origin,
      scopes: partnerScope.options,
    }),
    createCode({ input: { codeChallenge }, signedIn }) {
      const { userId } = signedIn();
      const code = `${state.nextId()}-${state.nextId()}`;
      state.codes.set(code, userId);
      challenges.set(code, codeChallenge);
      return { code };
    },
    async exchange({ input: { key, code, codeVerifier } }) {
      const userId = state.codes.get(code);
      const challenge = challenges.get(code);
      if (challenge !== undefined && challenge !== (await challengeOf(codeVerifier))) throw refuse('invalid_code');
      if (!state.codes.delete(code)) {
        end(sessionsByCode.get(code));
        throw refuse('invalid_code');
      }
      const session = state.nextId();
      sessionsByCode.set(code, session);
      state.sessionPartners.set(session, key);
      return sessionOf(userId, session);
    },
    renew({ input: { handle } }) {
      const userId = state.handles.get(handle);
      state.handles.delete(handle);
      return sessionOf(userId, handle.split('-')[0] ?? '');
    },
    end({ input: { handle } }) {
      if (state.handles.has(handle)) end(handle.split('-')[0]);
      return {};
    },
  };
}
