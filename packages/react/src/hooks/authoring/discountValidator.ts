import type { DiscountDraft } from '@lectern/sdk';
import { discountDraft, type Validator, validatorOf } from '@lectern/sdk/forms';
import { normalizePriceInput } from '../../input/price.ts';

type Marketplace = Parameters<typeof validatorOf>[0];

/** A moment as it is typed, in the reader's time zone. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString();
}

/**
 * The validator of the form of a discount code.
 *
 * @param courseIds the chosen courses; undefined for all
 */
export const discountValidator = (
  marketplace: Marketplace,
  courseIds: readonly string[] | undefined,
): Validator<DiscountDraft> => ({
  safeParse(values) {
    const { code, kind, value = '', ...limits } = values as Readonly<Record<string, string>>;
    const { startsAt, endsAt, maxUses, maxPerPerson } = limits;
    return validatorOf(marketplace, discountDraft).safeParse({
      ...{ code, kind, value: normalizePriceInput(value) },
      ...(courseIds && { courseIds }),
      ...(startsAt && { startsAt: momentOf(startsAt) }),
      ...(endsAt && { endsAt: momentOf(endsAt) }),
      ...(maxUses?.trim() && { maxUses }),
      ...(maxPerPerson?.trim() && { maxPerPerson }),
    });
  },
});
