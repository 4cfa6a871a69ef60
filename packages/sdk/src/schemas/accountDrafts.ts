import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { file } from './file.ts';
import { maxCharacters, requiredText, text } from './primitives.ts';
import { passwords } from './user.ts';

/** The profile form (§5). The bio is short, since many servers put it into the token. */
export const profileDraft = z.strictObject({
  firstName: requiredText('rule.firstName', 80),
  lastName: requiredText('rule.lastName', 80),
  bio: z._default(text(2_000), ''),
  profilePicture: z.optional(file('profilePicture')),
});
export type ProfileDraft = z.input<typeof profileDraft>;

/** The form behind the link of a mail to reset the password. */
export const newPasswordDraft = z.strictObject({ newPassword: passwords.newPassword });
export type NewPasswordDraft = z.input<typeof newPasswordDraft>;

/** The change-password form: with the new password twice (§5). */
export const passwordDraft = z
  .strictObject({
    ...passwords,
    confirmPassword: z
      .string(ruleMessage('rule.passwordMatch'))
      .check(maxCharacters(200, ruleMessage('rule.passwordMatch'))),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: ruleMessage('rule.passwordMatch'),
      path: ['confirmPassword'],
    }),
  );
export type PasswordDraft = z.input<typeof passwordDraft>;
