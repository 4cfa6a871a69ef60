import * as z from 'zod/mini';
import { optional, pageNumber, text, withDefault } from './primitives.ts';

/** Characters of an action. */
const MAX_ACTION = 100;

/** GET /admin/audit. With an action, such as `refunds.decide`, that alone. */
export const auditInput = z.strictObject({ page: z.optional(pageNumber), action: z.optional(text(MAX_ACTION)) });

/** What an admin or an operator did. */
export const auditEvent = z.object({
  _id: z.string(),
  /** ISO timestamp. */
  at: z.string(),
  /** How the admin was called then; missing for an operator, who used a command. */
  actorName: optional(z.string()),
  /** The call or command, such as `refunds.decide`. */
  action: z.string(),
  /** The id of what it was done to. */
  subjectId: optional(z.string()),
  /** What it was given, as far as it is short. */
  details: withDefault(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  /** The network address of the admin. */
  address: optional(z.string()),
  /** `refused` by a rule, `failed` for another reason, or `interrupted`: nobody knows. */
  outcome: z.enum(['done', 'refused', 'failed', 'interrupted']),
});
export type AuditEvent = z.output<typeof auditEvent>;

/** What admins and operators did, newest first, 50 a page. */
export const auditTrail = z.object({
  events: z.array(auditEvent),
  /** What the ids of these events are called now, such as a course's title, by id; what is gone has none. */
  names: withDefault(z.record(z.string(), z.string()), {}),
  page: z.number(),
  pages: z.number(),
});
export type AuditTrail = z.output<typeof auditTrail>;
