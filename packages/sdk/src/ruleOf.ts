import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { resolveIssues } from './http/resolveIssues.ts';
import type { Messages } from './messages/createMessages.ts';

/** The result of checking a form: its cleaned values, or every error in the client's language. */
export type Checked<Data> = { success: true; data: Data } | { success: false; errors: readonly FieldError[] };

/** One form's rules: `safeParse` never throws. */
export interface Rule<Data> {
  /** Validates values of any shape. */
  safeParse(values: unknown): Checked<Data>;
}

const made = new WeakMap<Messages, WeakMap<z.ZodMiniType, Rule<unknown>>>();

/**
 * The rule of one form with a client's texts, made once per client: `ruleOf(marketplace, signInDraft).safeParse(values)`.
 * A bundle then has the rules of this form and no others.
 */
export function ruleOf<Schema extends z.ZodMiniType>(
  { messages }: { readonly messages: Messages },
  schema: Schema,
): Rule<z.output<Schema>> {
  const rules = made.get(messages) ?? new WeakMap<z.ZodMiniType, Rule<unknown>>();
  made.set(messages, rules);
  const rule: Rule<unknown> = rules.get(schema) ?? {
    safeParse(values) {
      const parsed = schema.safeParse(values);
      return parsed.success
        ? { success: true, data: parsed.data }
        : { success: false, errors: resolveIssues(parsed.error.issues, messages) };
    },
  };
  rules.set(schema, rule);
  // The schema is the key under which its own rule is kept.
  return rule as Rule<z.output<Schema>>;
}
