import type { DiscountQuote } from '@lectern/sdk';

/** What the server said that a cart costs with a code, in place of what the page has summed. */
export const quotedSums = ({ code, discount: amount, tax, taxRate, taxName, total }: DiscountQuote) => ({
  discount: { code, amount },
  ...{ tax, taxRate, taxName, total },
});
