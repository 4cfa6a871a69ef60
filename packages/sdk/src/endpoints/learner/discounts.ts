import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import type { RefusalCode } from '../../refusals.ts';
import { discountQuote, discountQuoteInput } from '../../schemas/discount.ts';

/** The codes with which a discount code may be refused. */
export const discountRefusals = [
  'discount_unknown',
  'discount_not_started',
  'discount_ended',
  'discount_used_up',
  'discount_used',
  'discount_not_covered',
  'too_many_attempts',
] as const satisfies readonly RefusalCode[];

/** Discount codes, for buyers (beyond §7). */
export const discounts = {
  /** What courses cost with a code, for visitors too. Nothing is kept of it: the order is checked again. */
  quote: {
    method: 'POST',
    path: '/discount/quote',
    input: discountQuoteInput,
    output: z.object({ quote: discountQuote }),
    failure: 'discounts.quoteFailed',
    refuses: discountRefusals,
    scope: 'buy',
  },
} satisfies EndpointGroup;
