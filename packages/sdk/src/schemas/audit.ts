import * as z from 'zod/mini';
import { optional, pageNumber, withDefault } from './primitives.ts';

/** GET /admin/audit */
export const auditInput = z.strictObject({ page: z.optional(pageNumber) });

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
export const auditTrail = z.object({ events: z.array(auditEvent), page: z.number(), pages: z.number() });
export type AuditTrail = z.output<typeof auditTrail>;
