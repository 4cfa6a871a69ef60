import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** A partner's publishable key: `pk_` and 24 letters and digits. */
export const partnerKey = z
  .string(ruleMessage('rule.partnerKey'))
  .check(
    z.trim(),
    maxCharacters(27, ruleMessage('rule.partnerKey')),
    z.regex(/^pk_[A-Za-z0-9]{24}$/, ruleMessage('rule.partnerKey')),
  );
