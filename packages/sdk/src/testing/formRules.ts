import type * as z from 'zod/mini';
import * as forms from '../forms.ts';
import type { Messages } from '../messages/createMessages.ts';
import { checkFilters, type Filters } from '../rules/checkFilters.ts';

const { validatorOf, ...drafts } = forms;

export type FormRules = { readonly [Name in keyof typeof drafts]: forms.Validator<z.output<(typeof drafts)[Name]>> } & {
  readonly filtersDraft: forms.Validator<Filters>;
};

/** The rules of every form by the name of its draft, for tests that check many. */
export function formRules(client: { readonly messages: Messages }): FormRules {
  const rules = Object.entries(drafts).map(([name, draft]) => [name, validatorOf(client, draft)]);
  const filtersDraft: forms.Validator<Filters> = {
    safeParse(values) {
      const checked = checkFilters(values);
      if (checked.success) return checked;
      const errors = checked.errors.map(({ field, message }) => ({ field, message: client.messages(message) }));
      return { success: false, errors };
    },
  };
  return { ...Object.fromEntries(rules), filtersDraft };
}
