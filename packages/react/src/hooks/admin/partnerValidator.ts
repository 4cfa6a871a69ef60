import type { PartnerInput } from '@lectern/sdk';
import { type Checked, partnerDraft, type Validator, validatorOf } from '@lectern/sdk/forms';

type Marketplace = Parameters<typeof validatorOf>[0];

/** The validator of a partner's form, in which the origins are the lines of one text. An error names its line. */
export const partnerValidator = (marketplace: Marketplace): Validator<PartnerInput> => ({
  safeParse(values): Checked<PartnerInput> {
    const { origins = '', ...rest } = values as Readonly<Record<string, string>>;
    const lines = origins
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const checked = validatorOf(marketplace, partnerDraft).safeParse({ ...rest, origins: lines });
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
