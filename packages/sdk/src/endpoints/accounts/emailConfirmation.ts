import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { passwordResetState, passwordResetToken } from '../../schemas/passwordReset.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';

/** Whether an account's address is its own (beyond §7). A server without mail sends no links, and asks nobody. */
export const emailConfirmation = {
  /** Whether the address of the account is confirmed; always where the server sends no mail. */
  get: {
    method: 'GET',
    path: '/user/email-confirmation',
    input: emptyInput,
    output: z.object({ isConfirmed: z.boolean() }),
    failure: 'error.unexpected',
  },
  /** Sends a link that counts once, for three days; nothing where the address is confirmed. Three an hour. */
  send: {
    method: 'POST',
    path: '/user/email-confirmation',
    input: emptyInput,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['too_many_attempts'],
  },
  /** Whether a link still counts. */
  check: {
    method: 'POST',
    path: '/auth/email-confirmation/check',
    input: passwordResetToken,
    output: z.object({ state: passwordResetState }),
    failure: 'error.unexpected',
    refuses: ['too_many_attempts'],
    anonymous: true,
  },
  /** Confirms the address. It needs no sign-in, and makes none. */
  confirm: {
    method: 'PUT',
    path: '/auth/email-confirmation',
    input: passwordResetToken,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['invalid_link', 'too_many_attempts'],
    anonymous: true,
  },
} satisfies EndpointGroup;
