import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** Of `pk_test_` and what follows. */
const MAX_LENGTH = 32;

/** A partner's publishable key: `pk_` and 24 letters and digits, or `pk_test_` and as many. */
export const partnerKey = z
  .string(ruleMessage('rule.partnerKey'))
  .check(
    z.trim(),
    maxCharacters(MAX_LENGTH, ruleMessage('rule.partnerKey')),
    z.regex(/^pk_(test_)?[A-Za-z0-9]{24}$/, ruleMessage('rule.partnerKey')),
  );
