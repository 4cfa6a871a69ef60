import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { discountCode } from './discountCode.ts';
import { id } from './primitives.ts';

/** POST /discount/quote: what these courses cost with this code. */
export const discountQuoteInput = z.strictObject({
  code: discountCode,
  courseIds: z
    .array(id, ruleMessage('rule.noItems'))
    .check(z.minLength(1, ruleMessage('rule.noItems')), z.maxLength(50)),
});

/** What an order costs with a code, in rupees. */
export const discountQuote = z.object({
  code: z.string(),
  /** Each course, and what the code takes off it. */
  lines: z.array(z.object({ courseId: z.string(), price: z.number(), discount: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  /** Of what is left. */
  tax: z.number(),
  /** As in force: a page that was opened before may know another. */
  taxRate: z.optional(z.number()),
  taxName: z.optional(z.string()),
  total: z.number(),
});
export type DiscountQuote = z.output<typeof discountQuote>;
