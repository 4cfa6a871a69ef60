import * as z from 'zod/mini';
import { id, optional, pageNumber } from './primitives.ts';
import { serviceFault } from './serviceFault.ts';

/** Mails on a page of the list. */
export const MAILS_PER_PAGE = 20;

/** What becomes of mails: sent; kept in the demo, which has no mail server; or not written at all. */
export const mailMode = z.enum(['sent', 'kept', 'off']);
export type MailMode = z.output<typeof mailMode>;

/** GET /admin/mails */
export const mailsInput = z.strictObject({ page: z.optional(pageNumber) });

const listed = z.object({
  _id: z.string(),
  /** Such as `receipt`. */
  kind: z.string(),
  /** The address of the recipient. */
  to: z.string(),
  subject: z.string(),
  at: z.string(),
});

/** Mails that would have been sent, newest first; for admins. */
export const keptMails = z.object({
  mode: mailMode,
  mails: z.array(listed),
  page: z.number(),
  pages: z.number(),
  /** Why no mail can be sent now. */
  fault: optional(serviceFault),
});
export type KeptMails = z.output<typeof keptMails>;

/** GET /admin/mails/{id} */
export const mailInput = z.strictObject({ id });

/** One of them, as it would have been sent. */
export const keptMail = z.extend(listed, {
  text: z.string(),
  /** The mail as a document, for a frame without scripts. The address expires. */
  htmlUrl: z.string(),
});
export type KeptMail = z.output<typeof keptMail>;
