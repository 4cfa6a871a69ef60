import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  passwordResetInput,
  passwordResetRequest,
  passwordResetState,
  passwordResetToken,
} from '../../schemas/passwordReset.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** A new password by a link in a mail (beyond §7). A server without mail sends none: there the form is simulated (§4). */
export const passwordReset = {
  /** Whether links are sent. */
  options: {
    method: 'GET',
    path: '/auth/password-reset',
    input: emptyInput,
    output: z.object({ isSent: z.boolean() }),
    failure: 'error.unexpected',
    anonymous: true,
  },
  /** Sends a link that counts once, for 30 minutes. The answer is the same where there is no such account. */
  request: {
    method: 'POST',
    path: '/auth/password-reset',
    input: passwordResetRequest,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['too_many_attempts', 'busy'],
    anonymous: true,
  },
  /** Whether a link still counts. */
  check: {
    method: 'POST',
    path: '/auth/password-reset/check',
    input: passwordResetToken,
    output: z.object({ state: passwordResetState }),
    failure: 'error.unexpected',
    refuses: ['too_many_attempts'],
    anonymous: true,
  },
  /** Sets the password, and ends all sessions of the account. */
  confirm: {
    method: 'PUT',
    path: '/auth/password-reset',
    input: passwordResetInput,
    output: emptyOutput,
    failure: 'users.passwordFailed',
    refuses: ['reset_expired', 'reset_used', 'too_many_attempts', 'busy'],
    anonymous: true,
  },
} satisfies EndpointGroup;
