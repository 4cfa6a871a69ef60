import type * as z from 'zod/mini';
import type { FieldError } from '../errors.ts';
import { isMessageKey, type Messages } from '../messages/createMessages.ts';

/** Broken rules as fields and sentences; a rule carries the key of its sentence. */
export function resolveIssues(issues: readonly z.core.$ZodIssue[], t: Messages): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: t('error.invalidInput') }))
      : [
          {
            field: issue.path.join('.'),
            message: isMessageKey(issue.message) ? t(issue.message) : t('error.invalidInput'),
          },
        ],
  );
}
