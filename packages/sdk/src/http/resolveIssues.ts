import type * as z from 'zod/mini';
import type { FieldError } from '../errors.ts';
import { isMessageKey, type Messages } from '../messages/createMessages.ts';

/** So many unknown fields are named; a caller could send any number of them. */
const MOST_UNKNOWN = 20;

/** Broken rules as fields and sentences; a rule carries the key of its sentence. */
export function resolveIssues(issues: readonly z.core.$ZodIssue[], t: Messages): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => {
          const field = [...issue.path, key].join('.');
          return { field, message: t('error.unknownField', { field }) };
        })
      : [
          {
            field: issue.path.join('.'),
            message: isMessageKey(issue.message) ? t(issue.message) : t('error.invalidInput'),
          },
        ],
  );
}
