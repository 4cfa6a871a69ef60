import { taxOf } from './cartSummary.ts';

/** What a code takes off: per cent of the price of each course, or an amount in paise of the whole order. */
export interface Discount {
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
 */
export function discountLines({ kind, value }: Discount, lines: readonly DiscountableLine[]): number[] {
  const prices = lines.map(({ price, isCovered }) => (isCovered ? price : 0));
  if (kind === 'percent') return prices.map((price) => Math.floor((price * value + 50) / 100));
  const sum = BigInt(prices.reduce((before, price) => before + price, 0));
  if (sum === 0n) return prices;
  const amount = BigInt(value) < sum ? BigInt(value) : sum;
  let reached = 0n;
  let given = 0n;
  // The sum so far is rounded, not each line: else many small lines could leave the last one more than it costs.
  return prices.map((price) => {
    reached += BigInt(price);
    const share = (2n * amount * reached + sum) / (2n * sum) - given;
    given += share;
    return Number(share);
  });
}

/** What an order costs with a discount, in paise. The tax is of what is left. */
export function discountedSums(lines: readonly { price: number; discount: number }[]) {
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const tax = taxOf(subtotal - discount);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
