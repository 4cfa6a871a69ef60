import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** A month such as `2026-01`. */
export const month = z
  .string(ruleMessage('rule.month'))
  .check(
    maxCharacters(7, ruleMessage('rule.month')),
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: ruleMessage('rule.month'), abort: true }),
  );
