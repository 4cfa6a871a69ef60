import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';
import { email, passwords } from './user.ts';

/** What the link in the mail has: 43 characters of base64url. */
const token = z
  .string(ruleMessage('rule.text'))
  .check(maxCharacters(43), z.regex(/^[\w-]{43}$/, { error: ruleMessage('rule.text'), abort: true }));

/** POST /auth/password-reset */
export const passwordResetRequest = z.strictObject({ email });

/** POST /auth/password-reset/check */
export const passwordResetToken = z.strictObject({ token });

/** `expired`: also a link that never was one. */
export const passwordResetState = z.enum(['good', 'used', 'expired']);
export type PasswordResetState = z.output<typeof passwordResetState>;

/** PUT /auth/password-reset */
export const passwordResetInput = z.strictObject({ token, newPassword: passwords.newPassword });
