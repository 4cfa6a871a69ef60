import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { id, idempotencyKey, maxCharacters, optional, requiredText, withDefault } from './primitives.ts';

/** The parts of a card that may be sent; the number and the code never leave the browser. */
export const paymentDetails = z.strictObject({
  cardholderName: requiredText('rule.cardName', 120),
  last4: z
    .string(rule('rule.cardNumber'))
    .check(maxCharacters(4, rule('rule.cardNumber')), z.regex(/^\d{4}$/, rule('rule.cardNumber'))),
});

const payment = {
  /** Rupees, including tax, as shown to the buyer. The server calculates its own and refuses any other amount. */
  amount: z.number(rule('rule.number')).check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.literal('INR'),
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
  courseIds: z.array(id, rule('rule.noItems')).check(z.minLength(1, rule('rule.noItems')), z.maxLength(50)),
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

/**
 * The mock card of the checkout (§2). It is validated in the browser and never sent; the demo maps it to a nonce.
 * Spaces in the number are removed.
 */
export const cardDraft = z.strictObject({
  name: requiredText('rule.cardName', 120),
  number: z.string(rule('rule.cardNumber')).check(
    maxCharacters(40, rule('rule.cardNumber')),
    z.overwrite((value) => value.replace(/[\s-]/g, '')),
    z.regex(/^\d{12,19}$/, rule('rule.cardNumber')),
    z.refine(passesLuhn, rule('rule.cardNumber')),
  ),
  expiry: z
    .string(rule('rule.cardExpiry'))
    .check(
      z.trim(),
      maxCharacters(20, rule('rule.cardExpiry')),
      z.regex(/^(0?[1-9]|1[0-2])\s*\/\s*(20)?\d{2}$/, rule('rule.cardExpiry')),
      z.refine(isNotPast, rule('rule.cardExpiry')),
    ),
  code: z
    .string(rule('rule.cardCode'))
    .check(z.trim(), maxCharacters(4, rule('rule.cardCode')), z.regex(/^\d{3,4}$/, rule('rule.cardCode'))),
});
export type CardDraft = z.input<typeof cardDraft>;

/** Whether the check digit of a card number is correct (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function isNotPast(expiry: string): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + (year % 100), month, 1).getTime() > Date.now();
}
