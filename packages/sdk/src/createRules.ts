import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';
import { resolveIssues } from './http/send.ts';
import type { Messages } from './messages/createMessages.ts';
import { cardDraft, orderDraft } from './schemas/order.ts';
import { signInDraft, signUpDraft } from './schemas/user.ts';

const drafts = { signInDraft, signUpDraft, cardDraft, orderDraft };

/** The outcome of checking a form: its cleaned values, or every broken rule in the client's language. */
export type Checked<Data> = { success: true; data: Data } | { success: false; errors: readonly FieldError[] };

export interface Rule<Schema extends z.ZodMiniType> {
  safeParse(values: unknown): Checked<z.output<Schema>>;
}

export type Rules = { readonly [Name in keyof typeof drafts]: Rule<(typeof drafts)[Name]> };

/** The rules of §5, usable without a framework: `marketplace.rules.signInDraft.safeParse(values)`. */
export function createRules(t: Messages): Rules {
  const bind = <Schema extends z.ZodMiniType>(schema: Schema): Rule<Schema> => ({
    safeParse(values) {
      const parsed = schema.safeParse(values);
      return parsed.success
        ? { success: true, data: parsed.data }
        : { success: false, errors: resolveIssues(parsed.error.issues, t) };
    },
  });
  return Object.fromEntries(Object.entries(drafts).map(([name, schema]) => [name, bind(schema)])) as unknown as Rules;
}
