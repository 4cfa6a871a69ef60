import * as z from 'zod/mini';
import { flag, id, optional, text, withDefault } from './primitives.ts';
import { receipt } from './receipt.ts';
import { refund } from './refund.ts';

/** An order for its buyer. Amounts are in the main unit of the currency. */
export const order = z.object({
  _id: z.string(),
  status: z.enum(['pending', 'paid', 'failed']),
  /** Made with a partner's test key: nothing was paid, nobody was enrolled, and no report counts it. */
  isTest: optional(z.boolean()),
  currency: z.string(),
  /** Without the discount. */
  subtotal: z.number(),
  /** What a code took off the subtotal. */
  discount: optional(z.object({ code: z.string(), amount: z.number() })),
  tax: z.number(),
  /** Percent, as it was when the order was made. */
  taxRate: optional(z.number()),
  taxName: optional(z.string()),
  total: z.number(),
  /** The card's last four digits, if they were sent. */
  cardLast4: z.optional(z.nullable(z.string())),
  items: withDefault(
    z.array(
      z.object({
        courseId: z.string(),
        title: z.string(),
        price: z.number(),
        /** The course's, as it is now. */
        imageUrl: optional(z.string()),
        imageWidths: optional(z.array(z.number())),
        /** What a code took off the price. */
        discount: optional(z.number()),
        refund: optional(refund),
      }),
    ),
    [],
  ),
  /** Of a pending order: since when the buyer's bank decides on the payment. Nobody has to pay again meanwhile. */
  processingSince: optional(z.string()),
  /** Of a paid order. */
  receipt: optional(receipt),
  /** The name of the partner on whose page it was made. */
  partner: optional(z.string()),
  /** The address of the buyer's account. Only for an admin who looks at the order of somebody else. */
  buyerEmail: optional(z.string()),
  createdAt: z.string(),
});
export type Order = z.output<typeof order>;

/** What the browser needs to confirm the payment of a pending order with the payment provider. */
export const paymentConfirmation = z.object({
  /** Of Stripe's PaymentIntent. It is the buyer's alone: it belongs in no log and no address. */
  clientSecret: z.string(),
  /** The page on which the buyer's bank wants to be asked, where the payment was confirmed with a token. */
  redirectUrl: optional(z.string()),
});
export type PaymentConfirmation = z.output<typeof paymentConfirmation>;

/**
 * How far the payment of an order is: `settled` is paid or failed, as the order says; `processing` is decided by the
 * buyer's bank; `acting` waits for the buyer on the bank's page, `open` for a way to pay.
 */
export const paymentProgress = z.enum(['settled', 'processing', 'acting', 'open']);
export type PaymentProgress = z.output<typeof paymentProgress>;

/** POST /order/{id}/settle. `isOver`: the buyer has given up this attempt; unless it is paid by now, it never will be. */
export const settleInput = z.strictObject({ id, isOver: z.optional(flag) });

/** GET /payment/options. With what begins as a partner's test key the answer is the test cards, whether it is one or not. */
export const paymentOptionsInput = z.strictObject({ key: z.optional(text(200)) });

/** How people pay on this server. */
export const paymentOptions = z.object({
  /** `demo`: with the demo's cards. `stripe`: in Stripe's form. `none`: only free courses can be had. */
  provider: z.enum(['none', 'demo', 'stripe']),
  /** With `demo`, on a marketplace that takes money: what is bought here is a test order. */
  isTest: optional(z.boolean()),
  /** With `none`: paid courses can be had again later. The provider refuses the server's key. */
  isPassing: optional(z.boolean()),
  /** Stripe's publishable key. */
  publishableKey: optional(z.string()),
  /** Where Stripe's script comes from instead of Stripe, for tests. */
  scriptUrl: optional(z.string()),
});
export type PaymentOptions = z.output<typeof paymentOptions>;
