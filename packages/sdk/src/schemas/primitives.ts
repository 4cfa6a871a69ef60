import * as z from 'zod/mini';
import type { MessageKey } from '../messages/en.ts';
import { rule } from '../messages/rule.ts';

/** PostgreSQL cannot store NUL, and half a surrogate pair is not text. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Trimmed text of a limited length. The limit protects the server; forms have their own, narrower rules. */
export const text = (maximum = 10_000) =>
  z
    .string(rule('rule.required'))
    .check(z.trim(), z.refine(isStorable, rule('rule.text')), z.maxLength(maximum, rule('rule.tooLong')));

/** Trimmed text that must not be empty; `missing` says what to enter. */
export const requiredText = (missing: MessageKey, maximum = 200) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.refine(isStorable, rule('rule.text')),
      z.maxLength(maximum, rule('rule.tooLong')),
    );

/** The id of anything: 24 hexadecimal characters. */
export const id = z.string(rule('rule.id')).check(z.regex(/^[0-9a-f]{24}$/i, rule('rule.id')), z.toLowerCase());

/** A number, or its decimal text as a query string carries it. */
export const numeric = z.pipe(
  z.transform((value: number | string) =>
    typeof value === 'string' && /^\s*-?\d{1,12}(\.\d{1,6})?\s*$/.test(value) ? Number(value) : value,
  ),
  z.number(rule('rule.number')),
);

/** A flag, or its text as a query string carries it. */
export const flag = z.pipe(
  z.transform((value: boolean | 'true' | 'false') => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
);

/** A field of an answer that may be missing or null and then has a default (§3). */
export const orDefault = <Schema extends z.ZodMiniType>(schema: Schema, value: NonNullable<z.output<Schema>>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((given): NonNullable<z.output<Schema>> => given ?? value),
  );

/** A field of an answer that may be missing; null becomes missing. */
export const orMissing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((given): z.output<Schema> | undefined => given ?? undefined),
    ),
  );

/** The input of a call that takes none. */
export const nothing = z.strictObject({});
