import { describe, expect, it } from 'vitest';
import { taxOf } from './cartSummary.ts';
import { refundAmounts } from './refundAmounts.ts';

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

describe('refundAmounts', () => {
  it('shares the tax half up, and gives the rest to the last line', () => {
    // 10 % of 15 is 1.5, which is charged as 2: 5 gets 0.67, rounded to 1.
    expect(refundAmounts([5, 10], { total: 17, tax: 2 })).toEqual([
      { amount: 6, tax: 1 },
      { amount: 11, tax: 1 },
    ]);
    expect(refundAmounts([129_900], { total: 142_890, tax: 12_990 })).toEqual([{ amount: 142_890, tax: 12_990 }]);
  });

  it('gives nothing for what was free, wherever it stands', () => {
    expect(refundAmounts([0, 99, 0], { total: 109, tax: 10 })).toEqual([
      { amount: 0, tax: 0 },
      { amount: 109, tax: 10 },
      { amount: 0, tax: 0 },
    ]);
    expect(refundAmounts([0], { total: 0, tax: 0 })).toEqual([{ amount: 0, tax: 0 }]);
  });

  it('is together what was paid, to the paisa, for every order', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % (most + 1);
    };
    for (let round = 0; round < 2_000; round++) {
      const prices = Array.from({ length: 1 + random(9) }, () =>
        random(5) === 0 ? 0 : 1 + random(round % 2 ? 9 : 500_000),
      );
      // A discount leaves less to pay than the prices say.
      const net = Math.floor((sum(prices) * (100 - random(90))) / 100);
      const paid = { total: net + taxOf(net), tax: taxOf(net) };
      const shares = refundAmounts(prices, paid);
      if (sum(prices) === 0) continue;
      expect(sum(shares.map(({ amount }) => amount)), JSON.stringify({ prices, paid })).toBe(paid.total);
      expect(sum(shares.map(({ tax }) => tax))).toBe(paid.tax);
      // The same in a currency without decimals.
      const whole = refundAmounts(
        prices.map((price) => price * 100),
        { total: paid.total * 100, tax: paid.tax * 100 },
        100,
      );
      expect(whole).toEqual(shares.map(({ amount, tax }) => ({ amount: amount * 100, tax: tax * 100 })));
      for (const { amount, tax } of shares) {
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(amount).toBeGreaterThanOrEqual(tax);
      }
    }
  });
});
