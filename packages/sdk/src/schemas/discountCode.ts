import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** A discount code as people type it, in any case: 3 to 40 letters, digits and hyphens. */
export const discountCode = z
  .string(ruleMessage('rule.discountCode'))
  .check(
    z.trim(),
    maxCharacters(40, ruleMessage('rule.discountCode')),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9][A-Z0-9-]{1,38}[A-Z0-9]$/, ruleMessage('rule.discountCode')),
  );
