import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** A day of UTC such as `2026-01-15`. */
export const day = z
  .string(ruleMessage('rule.reportDays'))
  .check(
    maxCharacters(10, ruleMessage('rule.reportDays')),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: ruleMessage('rule.reportDays'), abort: true }),
  );
