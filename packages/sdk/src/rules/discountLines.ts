import { type Taxed, taxOf } from './cartSummary.ts';

/** What a code takes off: per cent of the price of each course, or an amount in paise of the whole order. */
export interface DiscountTerms {
  kind: 'percent' | 'amount';
  value: number;
}

/** A course of an order, and whether the code is for it. */
export interface DiscountableLine {
  /** Paise. */
  price: number;
  isCovered: boolean;
}

/**
 * What a code takes off each line, in paise, never more than its price. Per cent are rounded half up for each line. An
 * amount is shared by price, and the last line that is covered takes what is left, so that together they are the amount,
 * or all that the lines cost.
 *
 * @param unit what they are multiples of: 100 in a currency without decimals
 */
export function discountLines({ kind, value }: DiscountTerms, lines: readonly DiscountableLine[], unit = 1): number[] {
  const prices = lines.map(({ price, isCovered }) => (isCovered ? price : 0));
  if (kind === 'percent') return prices.map((price) => Math.floor((price * value + 50 * unit) / (100 * unit)) * unit);
  const sum = BigInt(prices.reduce((before, price) => before + price, 0));
  if (sum === 0n) return prices;
  const step = BigInt(unit);
  const amount = BigInt(value) < sum ? (BigInt(value) / step) * step : sum;
  let reached = 0n;
  let given = 0n;
  // The sum so far is rounded, not each line: else many small lines could leave the last one more than it costs.
  return prices.map((price) => {
    reached += BigInt(price);
    const share = ((2n * amount * reached + step * sum) / (2n * step * sum)) * step - given;
    given += share;
    return Number(share);
  });
}

/** What an order costs with a discount, in paise. The tax is of what is left. */
export function discountedSums(lines: readonly { price: number; discount: number }[], money?: Taxed) {
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const tax = taxOf(subtotal - discount, money);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
