import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { supportCategory } from './contact.ts';
import { id, optional, pageNumber, requiredText } from './primitives.ts';

/** `open` waits for an answer, `answered` has one, and `closed` needs none. */
export const supportState = z.enum(['open', 'answered', 'closed'], ruleMessage('error.invalidInput'));
export type SupportState = z.output<typeof supportState>;

/** What somebody wrote to support, for admins. */
export const supportMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Absent: it came from the contact form. */
  category: optional(supportCategory),
  /** Addresses that expire. */
  attachments: optional(z.array(z.object({ name: z.string(), size: z.number(), url: z.string() }))),
  state: supportState,
  createdAt: z.string(),
  /** When the promised 24 hours end. */
  answerBy: z.string(),
  reply: optional(
    z.object({
      text: z.string(),
      at: z.string(),
      /** How far its mail is. Absent a month after it was sent. */
      mail: optional(z.enum(['waiting', 'sent', 'failed'])),
    }),
  ),
});
export type SupportMessage = z.output<typeof supportMessage>;

/** GET /admin/support: those with a state, by default the open ones. */
export const supportListInput = z.strictObject({ state: z.optional(supportState), page: z.optional(pageNumber) });

/** A page of messages: open ones oldest first, the others by the last change, latest first. */
export const supportList = z.object({
  messages: z.array(supportMessage),
  /** Of all pages. */
  counts: z.object({ open: z.number(), answered: z.number(), closed: z.number() }),
  /** Whether the server sends mail: without it, no message can be replied to. */
  sendsMail: z.boolean(),
  currentPage: z.number(),
  totalPages: z.number(),
});
export type SupportList = z.output<typeof supportList>;

/** POST /admin/support/{id}/reply */
export const supportReply = z.strictObject({ id, text: requiredText('rule.message', 5_000) });

/** PUT /admin/support/{id} */
export const supportChange = z.strictObject({ id, state: supportState });
