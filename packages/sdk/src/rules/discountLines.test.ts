import { describe, expect, it } from 'vitest';
import { discountedSums, discountLines } from './discountLines.ts';
import { refundAmounts } from './refundAmounts.ts';

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);
const all = (prices: readonly number[]) => prices.map((price) => ({ price, isCovered: true }));

describe('discountLines', () => {
  it('takes per cent off each line that the code is for, half up', () => {
    const lines = [
      { price: 129_900, isCovered: true },
      { price: 99_900, isCovered: false },
      { price: 5, isCovered: true },
    ];
    expect(discountLines({ kind: 'percent', value: 10 }, lines)).toEqual([12_990, 0, 1]);
    expect(discountLines({ kind: 'percent', value: 100 }, lines)).toEqual([129_900, 0, 5]);
  });

  it('shares an amount by price, and the last line takes what is left', () => {
    expect(discountLines({ kind: 'amount', value: 100 }, all([100, 100, 100]))).toEqual([33, 34, 33]);
    expect(discountLines({ kind: 'amount', value: 4 }, all(Array.from({ length: 10 }, () => 1)))).toHaveLength(10);
    expect(discountLines({ kind: 'amount', value: 500 }, [{ price: 900, isCovered: false }, ...all([300])])).toEqual([
      0, 300,
    ]);
    expect(discountLines({ kind: 'amount', value: 500 }, all([0, 0]))).toEqual([0, 0]);
  });

  it('never takes more than a line costs, and together exactly what it says', () => {
    let seed = 11;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % (most + 1);
    };
    for (let round = 0; round < 3_000; round++) {
      const lines = Array.from({ length: 1 + random(20) }, () => ({
        price: random(5) === 0 ? 0 : random(round % 2 ? 9 : 50_000_000),
        isCovered: random(3) > 0,
      }));
      const covered = sum(lines.filter(({ isCovered }) => isCovered).map(({ price }) => price));
      const isPercent = round % 3 === 0;
      const value = isPercent ? 1 + random(99) : 1 + random(round % 2 ? 40 : 200_000_000);
      const discounts = discountLines({ kind: isPercent ? 'percent' : 'amount', value }, lines);
      const about = JSON.stringify({ lines, value, isPercent });
      for (const [index, { price, isCovered }] of lines.entries()) {
        expect(discounts[index], about).toBeGreaterThanOrEqual(0);
        expect(discounts[index], about).toBeLessThanOrEqual(isCovered ? price : 0);
      }
      if (!isPercent) expect(sum(discounts), about).toBe(Math.min(value, covered));

      // What is given back of all lines is what was paid.
      const priced = lines.map(({ price }, index) => ({ price, discount: discounts[index] ?? 0 }));
      const { subtotal, discount, tax, total } = discountedSums(priced);
      expect(total).toBe(subtotal - discount + tax);
      const back = refundAmounts(
        priced.map((line) => line.price - line.discount),
        { total, tax },
      );
      expect(sum(back.map(({ amount }) => amount)), about).toBe(total);
    }
  });
});
