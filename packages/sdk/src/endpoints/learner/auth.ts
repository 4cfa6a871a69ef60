import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';
import { sessionAnswer, signInDraft, signUpDraft, user } from '../../schemas/user.ts';

/** Authentication (§7). The session store calls these and keeps the token. */
export const auth = {
  /** Creates an account and answers its token. */
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    input: signUpDraft,
    output: sessionAnswer,
    failure: 'auth.signUpFailed',
    refuses: ['email_taken', 'too_many_sign_ups', 'busy'],
    unexpected: 'auth.unexpectedSignUp',
    authentication: true,
    anonymous: true,
  },
  /**
   * Answers a token for an email and a password. Where the account asks for a code too, it refuses with
   * `second_factor_required`, whose details have the challenge for `finishSignIn`.
   */
  signIn: {
    method: 'POST',
    path: '/auth/signin',
    input: signInDraft,
    output: sessionAnswer,
    failure: 'auth.signInFailed',
    refuses: ['invalid_credentials', 'second_factor_required', 'too_many_attempts', 'busy'],
    unexpected: 'auth.unexpectedSignIn',
    authentication: true,
    anonymous: true,
  },
  /** The user to whom the token belongs. */
  me: {
    method: 'GET',
    path: '/auth/me',
    input: emptyInput,
    output: z.object({ user }),
    failure: 'auth.profileFailed',
    authentication: true,
  },
  /** Ends this sign-in, here and on the partners' pages that it reached (beyond §7). */
  signOut: {
    method: 'POST',
    path: '/auth/signout',
    input: emptyInput,
    output: emptyOutput,
    failure: 'auth.signOutFailed',
  },
} satisfies EndpointGroup;
