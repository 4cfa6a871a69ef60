import * as z from 'zod/mini';
import { withDefault } from './primitives.ts';

/** The prices of an order as they are now, in rupees. */
const priceChanged = z.object({ subtotal: z.number(), tax: z.number(), total: z.number() });

/** What a refusal tells programs beside its code, for the codes that have more to tell. */
export const refusalDetails = {
  price_changed: priceChanged,
  /** The courses of the order that the buyer has already. */
  already_owned: z.object({ courseIds: z.array(z.string()), titles: withDefault(z.array(z.string()), []) }),
  category_in_use: z.object({ courseCount: z.number() }),
  /** Bytes. */
  quota_exceeded: z.object({ used: z.number(), limit: z.number() }),
};

/** The details of each refusal that has some. */
export type RefusalDetails = { [Code in keyof typeof refusalDetails]: z.output<(typeof refusalDetails)[Code]> };
