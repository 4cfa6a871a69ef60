import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';

/** A number as typed; ignored if empty or not a number (§5). */
const typedNumber = z.optional(
  z.pipe(
    z.transform((value: number | string | null | undefined) => {
      if (value === undefined || value === null || String(value).trim() === '') return undefined;
      const number = Number(value);
      return Number.isFinite(number) ? number : undefined;
    }),
    z.optional(z.number().check(z.minimum(0, rule('rule.price')))),
  ),
);
const typedText = z.optional(
  z.pipe(
    z.transform((value: string | null | undefined) => value?.trim() || undefined),
    z.optional(z.string()),
  ),
);

/** The filter panel (§5). Empty fields and invalid numbers are ignored. Prices are in rupees. */
export const filtersDraft = z
  .object({
    category: typedText,
    level: typedText,
    minPrice: typedNumber,
    maxPrice: typedNumber,
    rating: typedNumber,
  })
  .check(
    z.refine(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice, {
      error: rule('rule.priceOrder'),
      path: ['maxPrice'],
    }),
  );
export type FiltersDraft = z.input<typeof filtersDraft>;
