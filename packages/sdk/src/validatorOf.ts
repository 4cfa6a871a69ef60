import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { resolveIssues } from './http/resolveIssues.ts';
import type { Messages } from './messages/createMessages.ts';

/** The result of checking a form: its cleaned values, or every error in the client's language. */
export type Checked<Data> = { success: true; data: Data } | { success: false; errors: readonly FieldError[] };

/** Checks the values of one form by its rules; `safeParse` never throws. */
export interface Validator<Data> {
  /** Validates values of any shape. */
  safeParse(values: unknown): Checked<Data>;
}

const made = new WeakMap<Messages, WeakMap<z.ZodMiniType, Validator<unknown>>>();

/**
 * The validator of one form with a client's texts, made once per client:
 * `validatorOf(marketplace, signInDraft).safeParse(values)`. A bundle then has the rules of this form and no others.
 */
export function validatorOf<Schema extends z.ZodMiniType>(
  { messages }: { readonly messages: Messages },
  schema: Schema,
): Validator<z.output<Schema>> {
  const validators = made.get(messages) ?? new WeakMap<z.ZodMiniType, Validator<unknown>>();
  made.set(messages, validators);
  const validator: Validator<unknown> = validators.get(schema) ?? {
    safeParse(values) {
      const parsed = schema.safeParse(values);
      return parsed.success
        ? { success: true, data: parsed.data }
        : { success: false, errors: resolveIssues(parsed.error.issues, messages) };
    },
  };
  validators.set(schema, validator);
  // The schema is the key under which its own validator is kept.
  return validator as Validator<z.output<Schema>>;
}
