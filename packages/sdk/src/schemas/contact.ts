import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { maxCharacters, requiredText } from './primitives.ts';
import { email } from './user.ts';

const fields = {
  name: requiredText('rule.name', 120),
  email,
  subject: requiredText('rule.subject'),
  message: requiredText('rule.message', 5_000),
};

/** The contact form: everything is required (§5). */
export const contactDraft = z.strictObject(fields);
export type ContactDraft = z.input<typeof contactDraft>;

/** What a question to the support is about (§2). */
export const supportCategory = z.enum(['general', 'technical', 'billing', 'course', 'account'], rule('rule.topic'));
export type SupportCategory = z.output<typeof supportCategory>;

/** The same in the support tab, with what it is about. */
export const supportDraft = z.strictObject({ ...fields, category: supportCategory });
export type SupportDraft = z.input<typeof supportDraft>;

/** Forgot password: an at-sign is all that is asked of the email (§5). */
export const forgotPasswordDraft = z.strictObject({
  email: z.string(rule('rule.email')).check(z.trim(), maxCharacters(254), z.includes('@', rule('rule.email'))),
});
export type ForgotPasswordDraft = z.input<typeof forgotPasswordDraft>;

/** The newsletter form in the footer. */
export const newsletterDraft = z.strictObject({ email });
export type NewsletterDraft = z.input<typeof newsletterDraft>;
