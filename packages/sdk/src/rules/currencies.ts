import { type Money, usualMoney } from './cartSummary.ts';

/**
 * Currencies without decimals. ISO 4217's list, not Intl's: engines disagree on those whose decimals are rarely used, such
 * as HUF and IDR. With MGA, which has fifths instead of hundredths, and which Stripe takes in whole ones.
 */
export const wholeCurrencies = 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');

/** Stripe takes these in hundredths all the same. */
const wholeInHundredths = ['ISK', 'UGX'];

/** How many decimals amounts in a currency have; three or four are not supported. */
export const decimalsOf = (currency: string): 0 | 2 => (wholeCurrencies.includes(currency) ? 0 : 2);

/**
 * The `money` of `createMarketplace` for a currency, with its decimals, so that nobody has to know them:
 * `moneyOf({ currency: 'JPY', taxRate: 10, taxName: 'Consumption tax' })`.
 *
 * @param told what isn't as usual; at least the currency
 */
export const moneyOf = (told: Pick<Money, 'currency'> & Partial<Omit<Money, 'decimals'>>): Money => ({
  ...usualMoney,
  ...told,
  decimals: decimalsOf(told.currency),
});

/** How many hundredths of a currency's main unit the unit has in which Stripe is told amounts: 100 for JPY, 1 for EUR. */
export const stripeUnit = (currency: string): 1 | 100 =>
  wholeCurrencies.includes(currency) && !wholeInHundredths.includes(currency) ? 100 : 1;
