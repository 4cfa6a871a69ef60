import * as z from 'zod/mini';
import { type RuleMessageKey, ruleMessage } from '../messages/ruleMessage.ts';
import { idPattern, isStorable } from './bounds.ts';

/**
 * Limits the number of characters. Put it before any pattern: longer texts are then refused without being matched,
 * since a pattern may take quadratic time.
 */
export const maxCharacters = (maximum: number, message: RuleMessageKey = ruleMessage('rule.tooLong')) =>
  z.maxLength(maximum, { error: message, abort: true });

/** Trimmed text of a limited length. The limit protects the server; forms have their own, lower limits. */
export const text = (maximum = 10_000) => textOf(ruleMessage('rule.required'), 0, maximum);

/** Trimmed, non-empty text; `missing` is the message for an empty one. */
export const requiredText = (missing: RuleMessageKey, maximum = 200) => textOf(missing, 1, maximum);

/** Trimmed text with a minimum length; `short` is the message below it, `long` the message above the maximum. */
export const textOf = (
  short: RuleMessageKey,
  minimum: number,
  maximum: number,
  long: RuleMessageKey = ruleMessage('rule.tooLong'),
) =>
  z
    .string(short)
    .check(
      z.trim(),
      z.minLength(minimum, short),
      maxCharacters(maximum, long),
      z.refine(isStorable, ruleMessage('rule.text')),
    );

/** An id: 24 hexadecimal characters. */
export const id = idWithMessage(ruleMessage('rule.id'));

/** An id with its own message, such as "Please select a category." */
export function idWithMessage(message: RuleMessageKey) {
  return z.string(message).check(maxCharacters(24, message), z.regex(idPattern, message), z.toLowerCase());
}

/** The input of a call that takes only an id. */
export const byId = z.strictObject({ id });

/** A number, or its decimal text as in forms and query strings. */
const numericText = (message: RuleMessageKey) =>
  z.pipe(
    z.transform((value: number | string) =>
      typeof value === 'string' && /^\s*-?\d{1,12}(\.\d{1,6})?\s*$/.test(value) ? Number(value) : value,
    ),
    z.number(message),
  );

/** A number from `minimum` to `maximum`, both inclusive. */
export const numberBetween = (message: RuleMessageKey, minimum: number, maximum: number) =>
  numericText(message).check(z.minimum(minimum, message), z.maximum(maximum, message));

/** A whole number from `minimum` to `maximum`, both inclusive. */
export const integerBetween = (message: RuleMessageKey, minimum: number, maximum: number) =>
  numberBetween(message, minimum, maximum).check(z.refine(Number.isInteger, { error: message, abort: true }));

/** Pages start at 1; the last one is 1,000. */
export const pageNumber = integerBetween(ruleMessage('rule.page'), 1, 1000);

/** The index of a section, lecture or question among its siblings (§5): a whole number from 0, or its text. */
export const orderIndex = integerBetween(ruleMessage('rule.order'), 0, 1_000_000);

/** Identifies a repeated call: a random string of the caller's choice. */
export const idempotencyKey = z
  .string()
  .check(maxCharacters(64, ruleMessage('rule.id')), z.regex(/^[A-Za-z0-9_-]{8,64}$/, ruleMessage('rule.id')));

/** A boolean, or its text as in query strings and forms. */
export const flag = z.pipe(
  z.transform((value: boolean | 'true' | 'false') => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean(),
);

/** Whether a text is an absolute http(s) URL. */
export const isHttpUrl = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** An http(s) URL (§5). */
export const httpUrl = z
  .string(ruleMessage('rule.url'))
  .check(z.trim(), maxCharacters(2_000), z.refine(isHttpUrl, ruleMessage('rule.url')));

/** An http(s) URL, or empty. */
export const optionalHttpUrl = z.string(ruleMessage('rule.url')).check(
  z.trim(),
  maxCharacters(2_000),
  z.refine((value) => value === '' || isHttpUrl(value), ruleMessage('rule.url')),
);

/** A list, or its JSON text as in a multipart form. */
export const listOf = <Schema extends z.ZodMiniType>(schema: Schema, most = 100) =>
  z.pipe(
    z.transform((value: z.input<Schema>[] | string): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return value; // Not a list either; the next step reports it.
      }
    }),
    z.array(schema, ruleMessage('error.invalidInput')).check(z.maxLength(most, ruleMessage('rule.tooLong'))),
  );

/** A field of an answer that defaults to this value if it is missing or null (§3). */
export const withDefault = <Schema extends z.ZodMiniType>(schema: Schema, value: NonNullable<z.output<Schema>>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((given): NonNullable<z.output<Schema>> => given ?? value),
  );

/** A field of an answer that may be missing; null counts as missing. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((given): z.output<Schema> | undefined => given ?? undefined),
    ),
  );

/** The input of a call that takes nothing. */
export const emptyInput = z.strictObject({});

/** The answer of a call whose body is ignored. */
export const emptyOutput = z.object({});
