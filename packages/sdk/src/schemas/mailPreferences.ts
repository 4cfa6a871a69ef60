import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { flag, maxCharacters, optional, withDefault } from './primitives.ts';

/** A kind of mail that people can stop. All others answer what they did, such as receipts. */
export const mailPreferenceKind = z.enum(['grade', 'submission', 'certificate']);
export type MailPreferenceKind = z.output<typeof mailPreferenceKind>;

/** Kind → whether the account gets such mails. */
export const mailPreferences = z.object({
  grade: withDefault(z.boolean(), true),
  submission: withDefault(z.boolean(), true),
  certificate: withDefault(z.boolean(), true),
});
export type MailPreferences = z.output<typeof mailPreferences>;

/** GET /user/mail-preferences. Without `preferences` the server writes no mails. */
export const mailPreferencesFound = z.object({ preferences: optional(mailPreferences) });

/** PUT /user/mail-preferences: changes only the fields that are sent. */
export const mailPreferencesUpdate = z.strictObject({
  grade: z.optional(flag),
  submission: z.optional(flag),
  certificate: z.optional(flag),
});
export type MailPreferencesUpdate = z.input<typeof mailPreferencesUpdate>;

/** What the link in a mail has: an account, a kind and a signature. */
const token = z
  .string(ruleMessage('rule.text'))
  .check(
    maxCharacters(100),
    z.regex(/^[0-9a-f]{24}\.[a-z]{1,20}\.[\w-]{43}$/, { error: ruleMessage('rule.text'), abort: true }),
  );

/** POST /mail/preference/check */
export const mailPreferenceToken = z.strictObject({ token });

/** PUT /mail/preference */
export const mailPreferenceChange = z.strictObject({ token, isOn: flag });

/** The mails that a link is for. */
export const mailPreference = z.object({ kind: mailPreferenceKind, isOn: z.boolean() });
export type MailPreference = z.output<typeof mailPreference>;
