import { expect, it } from 'vitest';
import { cartSummary, taxOf } from './cartSummary.ts';
import { moneyOf } from './currencies.ts';

it('knows the decimals of a currency', () => {
  expect(moneyOf({ currency: 'JPY' })).toEqual({ currency: 'JPY', decimals: 0, taxRate: 10, taxName: 'Tax' });
  // Engines disagree on these.
  for (const currency of ['HUF', 'IDR', 'COP', 'PKR', 'EUR']) expect(moneyOf({ currency }).decimals).toBe(2);
  const yen = moneyOf({ currency: 'JPY', taxRate: 8, taxName: 'Consumption tax' });
  expect(yen).toMatchObject({ taxRate: 8, taxName: 'Consumption tax' });
  // 1,234 × 8 % = 98.72
  expect(taxOf(123_400, yen)).toBe(9_900);
  expect(cartSummary([{ price: 1234 }], yen).total).toBe(1333);
});
