import * as z from 'zod/mini';
import { withDefault } from './primitives.ts';

/** The current prices of an order, in rupees, and the tax that is in force: a page that was opened before knows another. */
const priceChanged = z.object({
  subtotal: z.number(),
  tax: z.number(),
  taxRate: z.optional(z.number()),
  taxName: z.optional(z.string()),
  total: z.number(),
});

/** The details of each refusal that has any. */
export const refusalDetails = {
  price_changed: priceChanged,
  /** The courses of the order that the buyer already owns. */
  already_owned: z.object({ courseIds: z.array(z.string()), titles: withDefault(z.array(z.string()), []) }),
  /** The courses of the order that nobody can buy yet. */
  no_lectures: z.object({ courseIds: z.array(z.string()), titles: withDefault(z.array(z.string()), []) }),
  /** The challenge that a code answers, and for how many seconds it counts. */
  second_factor_required: z.object({ challenge: z.string(), expiresIn: z.number() }),
  category_in_use: z.object({ courseCount: z.number() }),
  /** When the certificate was taken back, if it was. */
  certificate_private: z.object({ revokedAt: z.optional(z.string()) }),
  /** Bytes. */
  quota_exceeded: z.object({ used: z.number(), limit: z.number() }),
};

/** The type of the details by code. */
export type RefusalDetails = { [Code in keyof typeof refusalDetails]: z.output<(typeof refusalDetails)[Code]> };
