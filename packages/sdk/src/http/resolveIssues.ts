import type * as z from 'zod/mini';
import type { FieldError } from '../errors.ts';
import type { Messages } from '../messages/createMessages.ts';
import { en } from '../messages/en.ts';
import type { RuleMessageKey } from '../messages/ruleMessage.ts';
import { ruleWords } from '../messages/words/ruleWords.ts';

/** Maximum number of unknown fields to name; a caller could send any number of them. */
const MAX_UNKNOWN_FIELDS = 20;

/** Validation issues as fields and messages; a rule carries the key of its message. */
export function resolveIssues(issues: readonly z.core.$ZodIssue[], client: Messages): FieldError[] {
  const t = client.with(ruleWords);
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_UNKNOWN_FIELDS).map((key) => {
          const field = [...issue.path, key].join('.');
          return { field, message: t('error.unknownField', { field }) };
        })
      : [
          {
            field: issue.path.join('.'),
            message: isRuleMessageKey(issue.message) ? t(issue.message) : t('error.invalidInput'),
          },
        ],
  );
}

/** Whether a message is the key of a text. Rules use keys as messages. */
const isRuleMessageKey = (message: string): message is RuleMessageKey =>
  Object.hasOwn(ruleWords, message) || Object.hasOwn(en, message);
