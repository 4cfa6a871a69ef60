/** What each line of an order cost, and how much of it was tax, in hundredths of the main unit of the currency. */
export interface RefundAmount {
  amount: number;
  tax: number;
}

/**
 * Shares what was paid for an order among its lines, by their prices before tax: the tax of a line is rounded half up, and
 * the last line that cost something takes what is left. So all of them together are exactly what was paid.
 *
 * @param prices in whole hundredths
 * @param paid the order's total, of which so much was tax
 * @param unit what amounts are multiples of: 100 in a currency without decimals
 */
export function refundAmounts(
  prices: readonly number[],
  paid: { total: number; tax: number },
  unit = 1,
): RefundAmount[] {
  const sum = prices.reduce((before, price) => before + price, 0);
  const last = prices.findLastIndex((price) => price > 0);
  const left = { total: paid.total, tax: paid.tax };
  return prices.map((price, index) => {
    if (price === 0) return { amount: 0, tax: 0 };
    const share = (whole: number, most: number) =>
      index === last ? most : Math.min(Math.floor((2 * whole * price + unit * sum) / (2 * unit * sum)) * unit, most);
    const tax = share(paid.tax, left.tax);
    const net = share(paid.total - paid.tax, left.total - left.tax);
    left.total -= tax + net;
    left.tax -= tax;
    return { amount: tax + net, tax };
  });
}
