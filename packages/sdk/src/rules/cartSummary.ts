import { limits } from './limits.ts';

/** Rupees → paise. Prices have two decimals; rounding removes floating-point errors. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Paise → rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** 10 % of an amount in whole paise, rounded half up. */
export const taxOf = (paise: number): number => Math.floor((paise * limits.taxPercent + 50) / 100);

/** Subtotal, tax and total of §3, in rupees. */
export interface CartSummary<Item = unknown> {
  subtotal: number;
  /** What a discount code takes off the subtotal. */
  discount?: { code: string; amount: number } | undefined;
  tax: number;
  total: number;
  itemCount: number;
  items: readonly Item[];
}

/** Sums a cart or an order. The tax is rounded once, on the subtotal; a missing price counts as 0. */
export function cartSummary<Item extends { price?: number | undefined }>(items: readonly Item[]): CartSummary<Item> {
  const subtotal = items.reduce((sum, item) => sum + toPaise(item.price ?? 0), 0);
  const tax = taxOf(subtotal);
  return {
    subtotal: toRupees(subtotal),
    tax: toRupees(tax),
    total: toRupees(subtotal + tax),
    itemCount: items.length,
    items,
  };
}
