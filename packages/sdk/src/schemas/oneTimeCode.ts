import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters } from './primitives.ts';

/** A code of an app, or a recovery code, as people type it: spaces and dashes don't count. */
export const oneTimeCode = z
  .string(ruleMessage('rule.code'))
  .check(z.minLength(1, ruleMessage('rule.code')), maxCharacters(40, ruleMessage('rule.code')));

/** POST /user/one-time-codes/confirm */
export const codesConfirmation = z.strictObject({ code: oneTimeCode });
