import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { type FileKind, type FileLike, fileProblem } from '../rules/fileLimits.ts';

/** A file of a kind (§5): a `File` in the browser, the received upload on the server. */
export const file = (kind: FileKind) =>
  z.custom<FileLike>(isFileLike, ruleMessage('rule.required')).check(
    z.check(({ value, issues }) => {
      const problem = fileProblem(value, kind);
      if (problem) issues.push({ code: 'custom', message: problem.message, input: value });
    }),
  );

function isFileLike(value: unknown): value is FileLike {
  const given = value as Partial<FileLike> | null | undefined;
  return typeof given === 'object' && typeof given?.size === 'number' && typeof given.type === 'string';
}
