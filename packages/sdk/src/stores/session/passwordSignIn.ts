import type { Endpoints } from '../../endpoints/index.ts';
import type { Calls } from '../../http/endpoint.ts';
import type { SessionCore } from './sessionCore.ts';
import type { SessionStore } from './sessionStore.ts';

/** Signing in and up with email and password. */
export function createPasswordSignIn(
  { authenticate }: SessionCore,
  calls: Calls<Endpoints['auth']>,
): Pick<SessionStore, 'signIn' | 'finishSignIn' | 'signUp'> {
  return {
    signIn: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => calls.signIn(draft, callOptions),
        { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
        'signedIn',
        { email: draft.email },
        notify,
      ),
    finishSignIn: (finish, { notify, ...callOptions } = {}) =>
      authenticate(
        () => calls.finishSignIn(finish, callOptions),
        { title: 'notice.signInFailed.title', fallback: 'notice.signInFailed.text' },
        'signedIn',
        {},
        notify,
      ),
    signUp: (draft, { notify, ...callOptions } = {}) =>
      authenticate(
        () => calls.signUp(draft, callOptions),
        { title: 'notice.signUpFailed.title', fallback: 'auth.tryAgain' },
        'signedUp',
        { firstName: draft.firstName, lastName: draft.lastName, email: draft.email },
        notify,
      ),
  };
}
