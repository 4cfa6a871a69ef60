import type { Discount, DiscountChange, DiscountDraft } from '@lectern/sdk';
import { discountChange, discountDraft, type Validator, validatorOf } from '@lectern/sdk/forms';
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

/** A moment in a field for a local date and time. */
function localMoment(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The period and the limits of a code, as their fields have them. */
export const limitsOf = ({ startsAt, endsAt, maxUses, maxPerPerson }: Partial<Discount>) => ({
  startsAt: startsAt === undefined ? '' : localMoment(startsAt),
  endsAt: endsAt === undefined ? '' : localMoment(endsAt),
  maxUses: String(maxUses ?? ''),
  maxPerPerson: String(maxPerPerson ?? ''),
});

/** The validator of the form that changes the limits of a code. What wasn't touched is left out. */
export const limitsValidator = (marketplace: Marketplace, discount: Discount): Validator<DiscountChange> => ({
  safeParse(values) {
    const typed = values as Readonly<Record<string, string | undefined>>;
    const changes = Object.entries(limitsOf(discount)).flatMap(([name, before]) => {
      const text = typed[name]?.trim() ?? '';
      if (text === before) return [];
      return [[name, text === '' ? null : name.endsWith('At') ? momentOf(text) : text]];
    });
    return validatorOf(marketplace, discountChange).safeParse({ id: discount._id, ...Object.fromEntries(changes) });
  },
});
