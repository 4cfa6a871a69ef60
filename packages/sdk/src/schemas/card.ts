import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters, requiredText } from './primitives.ts';

/**
 * The mock card of the checkout (§2). It is validated in the browser and never sent; the demo maps it to a nonce.
 * Spaces in the number are removed.
 */
export const cardDraft = z.strictObject({
  name: requiredText('rule.cardName', 120),
  number: z.string(ruleMessage('rule.cardNumber')).check(
    maxCharacters(40, ruleMessage('rule.cardNumber')),
    z.overwrite((value) => value.replace(/[\s-]/g, '')),
    z.regex(/^\d{12,19}$/, ruleMessage('rule.cardNumber')),
    z.refine(passesLuhn, ruleMessage('rule.cardNumber')),
  ),
  expiry: z
    .string(ruleMessage('rule.cardExpiry'))
    .check(
      z.trim(),
      maxCharacters(20, ruleMessage('rule.cardExpiry')),
      z.regex(/^(0?[1-9]|1[0-2])\s*\/\s*(20)?\d{2}$/, ruleMessage('rule.cardExpiry')),
      z.refine(isNotPast, ruleMessage('rule.cardExpiry')),
    ),
  code: z
    .string(ruleMessage('rule.cardCode'))
    .check(
      z.trim(),
      maxCharacters(4, ruleMessage('rule.cardCode')),
      z.regex(/^\d{3,4}$/, ruleMessage('rule.cardCode')),
    ),
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
