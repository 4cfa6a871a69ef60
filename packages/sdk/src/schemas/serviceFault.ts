import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/**
 * What was wrong when the server last used a service, for admins; it goes with the next success. `payment_key`: the payment
 * provider refuses the secret key, so nothing can be bought. `payment_rights`: the key may not do what is needed.
 * `payments`: the provider doesn't answer. `payment_reports`: the webhook got no report of what was paid, none with a right signature, or only old ones.
 * `mail`: the mail server takes no mail.
 */
export const serviceFault = z.object({
  kind: z.enum(['payment_key', 'payment_rights', 'payments', 'payment_reports', 'mail']),
  /** When it was seen first. */
  since: z.string(),
  /** When it was seen last. */
  lastAt: z.string(),
  /** The words of the service, or of the connection to it. */
  detail: optional(z.string()),
  /** Mails that wait meanwhile. */
  waiting: optional(z.number()),
});
export type ServiceFault = z.output<typeof serviceFault>;
