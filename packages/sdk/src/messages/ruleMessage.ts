import type { CoreMessageKey } from './en.ts';
import type { RuleWordKey } from './words/ruleWords.ts';

/** The key of the message of a rule. */
export type RuleMessageKey = CoreMessageKey | RuleWordKey;

/** A message key as the message of a rule, checked by the compiler. */
export const ruleMessage = (key: RuleMessageKey): RuleMessageKey => key;
