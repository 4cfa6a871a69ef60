import * as z from 'zod/mini';
import type { EndpointGroup } from '../http/endpoint.ts';
import { nothing } from '../schemas/primitives.ts';
import { sessionAnswer, signInDraft, signUpDraft, user } from '../schemas/user.ts';

/** Becoming someone (§7). The session store calls these and keeps the token. */
export const auth = {
  /** Creates an account and answers its token. */
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    input: signUpDraft,
    output: sessionAnswer,
    failure: 'auth.signUpFailed',
    authentication: true,
    anonymous: true,
  },
  /** Answers a token for an e-mail and a password. */
  signIn: {
    method: 'POST',
    path: '/auth/signin',
    input: signInDraft,
    output: sessionAnswer,
    failure: 'auth.signInFailed',
    authentication: true,
    anonymous: true,
  },
  /** Who the token belongs to. */
  me: {
    method: 'GET',
    path: '/auth/me',
    input: nothing,
    output: z.object({ user }),
    failure: 'auth.profileFailed',
    authentication: true,
  },
} satisfies EndpointGroup;
