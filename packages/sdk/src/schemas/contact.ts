import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
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

/** Topics of a support request (§2). */
export const supportCategory = z.enum(
  ['general', 'technical', 'billing', 'course', 'account'],
  ruleMessage('rule.topic'),
);
export type SupportCategory = z.output<typeof supportCategory>;

/** The support form: the contact form with a topic. */
export const supportDraft = z.strictObject({ ...fields, category: supportCategory });
export type SupportDraft = z.input<typeof supportDraft>;

/** The forgot-password form: the email only has to contain an at-sign (§5). */
export const forgotPasswordDraft = z.strictObject({
  email: z.string(ruleMessage('rule.email')).check(
    z.trim(),
    maxCharacters(254),
    z.refine((value) => value.includes('@'), ruleMessage('rule.email')),
  ),
});
export type ForgotPasswordDraft = z.input<typeof forgotPasswordDraft>;

/** The newsletter form in the footer. */
export const newsletterDraft = z.strictObject({ email });
export type NewsletterDraft = z.input<typeof newsletterDraft>;
