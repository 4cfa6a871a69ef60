import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { contactDraft, supportCategory } from './contact.ts';
import { id } from './primitives.ts';

/** POST /support: the contact form, or the support form with its topic and the ids of attachments. */
export const supportInput = z.strictObject({
  ...contactDraft.shape,
  category: z.optional(supportCategory),
  attachments: z.optional(z.array(id).check(z.maxLength(limits.supportAttachments, ruleMessage('rule.attachments')))),
});
export type SupportInput = z.input<typeof supportInput>;

/** POST /support/attachment: a file that waits to be sent with a message. */
export const supportAttachment = z.object({
  _id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type SupportAttachment = z.output<typeof supportAttachment>;
