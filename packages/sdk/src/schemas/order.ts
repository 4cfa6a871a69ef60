import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { id, idempotencyKey, maxCharacters, optional, requiredText, withDefault } from './primitives.ts';

/** The parts of a card that may be sent; the number and the code never leave the browser. */
export const paymentDetails = z.strictObject({
  cardholderName: requiredText('rule.cardName', 120),
  last4: z
    .string(ruleMessage('rule.cardNumber'))
    .check(maxCharacters(4, ruleMessage('rule.cardNumber')), z.regex(/^\d{4}$/, ruleMessage('rule.cardNumber'))),
});

const payment = {
  /** Rupees, including tax, as shown to the buyer. The server calculates its own and refuses any other amount. */
  amount: z.number(ruleMessage('rule.number')).check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.enum(['INR']),
  paymentMethodNonce: z.string().check(z.minLength(1), maxCharacters(200)),
};

/** POST /payment/process: one course (§7). */
export const paymentInput = z.strictObject({
  courseId: id,
  ...payment,
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
  paymentDetails: z.optional(paymentDetails),
  idempotencyKey,
});
export type OrderInput = z.input<typeof orderInput>;

/** An order for its buyer. Amounts are in rupees. */
export const order = z.object({
  _id: z.string(),
  status: z.enum(['pending', 'paid', 'failed']),
  currency: z.string(),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The card's last four digits, if they were sent. */
  cardLast4: z.optional(z.nullable(z.string())),
  items: withDefault(z.array(z.object({ courseId: z.string(), title: z.string(), price: z.number() })), []),
  /** The name of the partner on whose page it was made. */
  partner: optional(z.string()),
  createdAt: z.string(),
});
export type Order = z.output<typeof order>;
