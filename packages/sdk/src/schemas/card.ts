import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { maxCharacters, requiredText } from './primitives.ts';

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
