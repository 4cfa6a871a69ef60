import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { maxCharacters } from './primitives.ts';

/** A partner's publishable key: `pk_` and 24 letters and digits. */
export const partnerKey = z
  .string(rule('rule.partnerKey'))
  .check(
    z.trim(),
    maxCharacters(27, rule('rule.partnerKey')),
    z.regex(/^pk_[A-Za-z0-9]{24}$/, rule('rule.partnerKey')),
  );
