import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { discountCode } from './discountCode.ts';
import { id, idempotencyKey, maxCharacters, requiredText, text } from './primitives.ts';
import { buyerInput } from './receipt.ts';

/** The parts of a card that may be sent; the number and the code never leave the browser. */
export const paymentDetails = z.strictObject({
  cardholderName: requiredText('rule.cardName', 120),
  last4: z
    .string(ruleMessage('rule.cardNumber'))
    .check(maxCharacters(4, ruleMessage('rule.cardNumber')), z.regex(/^\d{4}$/, ruleMessage('rule.cardNumber'))),
});

const paymentMethodNonce = z.string().check(z.minLength(1), maxCharacters(200));
const payment = {
  /** Including tax, as shown to the buyer, in the main unit of the currency. The server calculates its own and refuses any other amount. */
  amount: z.number(ruleMessage('rule.number')).check(z.minimum(0), z.maximum(100_000_000)),
  /** The marketplace's (ISO 4217). */
  currency: z.string().check(maxCharacters(3)),
};

/** POST /payment/process: one course (§7). */
export const paymentInput = z.strictObject({
  courseId: id,
  ...payment,
  paymentMethodNonce,
  paymentDetails: z.optional(paymentDetails),
});
export type PaymentInput = z.input<typeof paymentInput>;

/**
 * POST /order: several courses, all or none. The same `idempotencyKey` never buys twice; reusing it for another order
 * is refused (422).
 */
export const orderInput = z.strictObject({
  courseIds: z
    .array(id, ruleMessage('rule.noItems'))
    .check(z.minLength(1, ruleMessage('rule.noItems')), z.maxLength(50)),
  ...payment,
  /**
   * Left out where the buyer confirms the payment in the browser, as with Stripe. In a frame, whose page a bank can't take
   * the place of, a ConfirmationToken of Stripe's (`ctoken_…`): the server confirms with it.
   */
  paymentMethodNonce: z.optional(paymentMethodNonce),
  paymentDetails: z.optional(paymentDetails),
  /** Whom the receipt is for. It's kept for the next purchase, which has it without being told. */
  buyer: z.optional(buyerInput),
  /** A discount code; `amount` is then what the quote says. */
  code: z.optional(discountCode),
  /**
   * The campaign that the buyer came from, for the report, as a query such as `utm_source=letter&utm_campaign=spring`.
   * A repeated order keeps its first. The client cuts it.
   */
  campaign: z.optional(text(limits.campaignQuery)),
  idempotencyKey,
});
export type OrderInput = z.input<typeof orderInput>;
