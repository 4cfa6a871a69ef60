import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { month } from './month.ts';
import { id, text } from './primitives.ts';

/** Who earns: an instructor by each paid course, a partner by each buyer that it brought. */
export const payee = z.enum(['instructor', 'partner']);
export type Payee = z.output<typeof payee>;

const payoutKey = { payee, payeeId: id, month };

/** DELETE /admin/payouts/{payee}/{payeeId}/{month} */
export const payoutInput = z.strictObject(payoutKey);

/** Line breaks, control characters, and what reorders the text around it. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** POST /admin/payouts: `amount` as it was shown; `reference` is what the bank calls the transfer, in a single line. */
export const recordPayoutInput = z.strictObject({
  ...payoutKey,
  reference: z.optional(text(100).check(z.refine((line) => !UNSEEN.test(line), ruleMessage('rule.text')))),
  amount: z.number(ruleMessage('rule.number')).check(z.positive(), z.maximum(1_000_000_000_000)),
});
