import { limits } from './limits.ts';

/** What a marketplace sells in, and how it is taxed. */
export interface Money {
  /** ISO 4217. */
  currency: string;
  /** How many decimals amounts have: 2, or 0 in a currency such as JPY. */
  decimals: number;
  /** Percent of the subtotal, with up to two decimals. At 0 no tax is shown. */
  taxRate: number;
  /** What the tax is called: `VAT`. */
  taxName: string;
}

/** What a marketplace has that isn't told otherwise. */
export const usualMoney: Money = { currency: 'INR', decimals: 2, taxRate: limits.taxPercent, taxName: 'Tax' };

/** What sums are made with. */
export type Taxed = Pick<Money, 'decimals' | 'taxRate'>;

/** Rupees → paise, and so the hundredths of any currency. Rounding removes floating-point errors. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Paise → rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** The tax on an amount in whole paise, rounded half up: in a currency without decimals, to whole hundreds. */
export const taxOf = (paise: number, { decimals, taxRate }: Taxed = usualMoney): number =>
  Math.round((paise * Math.round(taxRate * 100)) / 10 ** (6 - decimals)) * 10 ** (2 - decimals);

/** Subtotal, tax and total of §3, in the main unit of the currency, such as rupees. */
export interface CartSummary<Item = unknown> {
  subtotal: number;
  /** What a discount code takes off the subtotal. */
  discount?: { code: string; amount: number } | undefined;
  tax: number;
  /** Where the server has said it, as it may have changed since the page was opened. @default the marketplace's */
  taxRate?: number | undefined;
  taxName?: string | undefined;
  total: number;
  itemCount: number;
  items: readonly Item[];
}

/**
 * Sums a cart or an order. The tax is rounded once, on the subtotal; a missing price counts as 0.
 *
 * @param money the marketplace's; by default the usual one
 */
export function cartSummary<Item extends { price?: number | undefined }>(
  items: readonly Item[],
  money?: Taxed,
): CartSummary<Item> {
  const subtotal = items.reduce((sum, item) => sum + toPaise(item.price ?? 0), 0);
  const tax = taxOf(subtotal, money);
  return {
    subtotal: toRupees(subtotal),
    tax: toRupees(tax),
    total: toRupees(subtotal + tax),
    itemCount: items.length,
    items,
  };
}
