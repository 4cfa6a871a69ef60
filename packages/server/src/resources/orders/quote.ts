import { discountedSums, type Money, toPaise, toRupees } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { discountFor } from '../discounts/applyDiscount.ts';
import { findCoursesForOrder } from './repository.ts';

/** What somebody asks to buy. */
export interface Wanted {
  userId: string;
  courseIds: readonly string[];
  /** As the buyer was shown it, in the main unit of the currency. */
  amount: number;
  currency: string;
  /** A discount code, in capitals. */
  code?: string | undefined;
}

/** Of one purchase: a key that comes again with another one is refused. Throws 400 for another currency. */
export function fingerprintOf({ courseIds, amount, currency, code }: Wanted, money: Money): string {
  if (currency !== money.currency) {
    const message = `Amounts are in ${money.currency} here.`;
    throw problems.invalidInput(message, [{ field: 'currency', message }]);
  }
  return JSON.stringify([[...courseIds].sort(), toPaise(amount), currency, ...(code === undefined ? [] : [code])]);
}

/** The courses, which this person can buy now; throws why not. */
export async function findCoursesToBuy(db: Db, { userId, courseIds }: Wanted) {
  const courses = await findCoursesForOrder(db, userId, courseIds);
  if (courses.length < courseIds.length) throw problems.courseNotFound();
  const owned = courses.filter(({ enrolled }) => enrolled);
  if (owned.length > 0) throw problems.alreadyOwned(owned);
  const authored = courses.find(({ creatorId }) => creatorId === userId);
  if (authored) throw problems.ownCourse(authored.title);
  const empty = courses.filter(({ isComingSoon }) => isComingSoon);
  if (empty.length > 0) throw problems.noLectures(empty);
  return courses;
}

/** What the courses cost. Throws 409 `price_changed` where the buyer was shown another sum, and why a code can't be used. */
export async function quote(
  db: Db,
  money: Money,
  { userId, amount, currency, code }: Wanted,
  courses: Awaited<ReturnType<typeof findCoursesToBuy>>,
) {
  const discount = code === undefined ? undefined : await discountFor(db, userId, code, courses, money);
  const items = courses.map(({ courseId, title, pricePaise }, index) => ({
    courseId,
    title,
    pricePaise,
    discountPaise: discount?.lines[index] ?? 0,
  }));
  const { subtotal, tax, total, ...sums } = discountedSums(
    items.map(({ pricePaise: price, discountPaise }) => ({ price, discount: discountPaise })),
    money,
  );
  const { taxRate, taxName } = money;
  if (total !== toPaise(amount)) {
    const rupees = { subtotal: toRupees(subtotal), tax: toRupees(tax), total: toRupees(total) };
    throw problems.priceChanged({ ...rupees, taxRate, taxName });
  }
  return {
    items,
    discountId: discount?.id,
    /** As an order stores it. */
    sums: {
      currency,
      subtotalPaise: subtotal,
      discountCode: code ?? null,
      discountPaise: sums.discount,
      taxPaise: tax,
      taxRate,
      taxName,
      totalPaise: total,
    },
  };
}
