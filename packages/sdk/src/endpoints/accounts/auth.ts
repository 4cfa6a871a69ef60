import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyInput } from '../../schemas/primitives.ts';
import { passkeyRequest, signInFinish } from '../../schemas/secondFactor.ts';
import { sessionAnswer } from '../../schemas/user.ts';

/** Signing in with more than a password. */
export const auth = {
  /** Answers a challenge with a code, a recovery code or a passkey. `session.finishSignIn` also begins the session. */
  finishSignIn: {
    method: 'POST',
    path: '/auth/signin/finish',
    input: signInFinish,
    output: sessionAnswer,
    failure: 'auth.signInFailed',
    refuses: ['wrong_code', 'wrong_passkey', 'challenge_expired', 'too_many_attempts', 'busy'],
    unexpected: 'auth.unexpectedSignIn',
    authentication: true,
    anonymous: true,
  },
  /** What `navigator.credentials.get` takes, to sign in with a passkey: its challenge is for `finishSignIn`. */
  requestPasskey: {
    method: 'POST',
    path: '/auth/passkey',
    input: emptyInput,
    output: passkeyRequest,
    failure: 'auth.signInFailed',
    refuses: ['too_many_attempts'],
    anonymous: true,
  },
} satisfies EndpointGroup;
