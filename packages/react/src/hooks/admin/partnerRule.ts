import type { PartnerInput } from '@lectern/sdk';
import { type Checked, partnerDraft, ruleOf } from '@lectern/sdk/forms';
import type { FormRule } from '../forms/useForm.ts';

type Marketplace = Parameters<typeof ruleOf>[0];

/** The rule of a partner's form, in which the origins are the lines of one text. An error names its line. */
export const partnerRule = (marketplace: Marketplace): FormRule<PartnerInput> => ({
  safeParse(values): Checked<PartnerInput> {
    const { origins = '', ...rest } = values as Readonly<Record<string, string>>;
    const lines = origins
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const checked = ruleOf(marketplace, partnerDraft).safeParse({ ...rest, origins: lines });
    if (checked.success) return checked;
    const errors = checked.errors.map(({ field, message }) => {
      const [, place] = /^origins\.(\d{1,4})$/.exec(field) ?? [];
      return place === undefined
        ? { field, message }
        : { field: 'origins', message: `${lines[Number(place)]}: ${message}` };
    });
    return { success: false, errors };
  },
});
