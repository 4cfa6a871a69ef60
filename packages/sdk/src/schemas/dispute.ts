import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/** A payment that the buyer's bank disputes, for admins. The amount is in rupees. */
export const dispute = z.object({
  /** The payment provider's. */
  _id: z.string(),
  orderId: z.string(),
  /** The buyer's. */
  email: z.string(),
  amount: z.number(),
  /** What of the order was given back already; absent for nothing. */
  refunded: optional(z.number()),
  currency: z.string(),
  /** The provider's word, such as `fraudulent`. */
  reason: z.string(),
  /** The provider's word, such as `needs_response`, `won` or `lost`. */
  status: z.string(),
  /** Until when the bank takes an answer. */
  respondBy: optional(z.string()),
  openedAt: z.string(),
});
export type Dispute = z.output<typeof dispute>;
