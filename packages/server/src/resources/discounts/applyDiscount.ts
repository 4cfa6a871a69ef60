import { discountLines, type Money } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { addUse, countUses, findDiscount, listCourseIds } from './repository.ts';

interface PricedCourse {
  courseId: string;
  pricePaise: number;
  creatorId: string;
}

/**
 * What a code takes off these courses, each in paise, in their order. Of several reasons against it, what is true for
 * everyone comes before what is this buyer's, and that before what another cart would change.
 *
 * @param code in capitals
 * @throws Problem why the code can't be used, such as 409 `discount_ended`
 */
export async function discountFor(
  db: Db,
  userId: string,
  code: string,
  given: readonly PricedCourse[],
  { decimals }: Pick<Money, 'decimals'>,
): Promise<{ id: string; lines: number[] }> {
  const found = await findDiscount(db, code);
  if (!found) throw problems.discountUnknown();
  const { discount, isEarly, isLate } = found;
  if (!discount.isActive || isLate) throw problems.discountEnded();
  if (isEarly) throw problems.discountNotStarted();
  const { maxPerPerson, maxUses } = discount;
  if (maxPerPerson !== null || maxUses !== null) {
    const courseIds = given.map(({ courseId }) => courseId);
    const { uses, replaced } = await countUses(db, discount.id, userId, courseIds);
    if (maxUses !== null && discount.used - replaced >= maxUses) throw problems.discountUsedUp();
    if (maxPerPerson !== null && uses - replaced >= maxPerPerson) throw problems.discountUsed();
  }

  const listed = new Set(discount.scope === 'courses' ? await listCourseIds(db, discount.id) : []);
  const lines = given.map(({ courseId, pricePaise, creatorId }) => ({
    price: pricePaise,
    isCovered:
      (discount.scope !== 'courses' || listed.has(courseId)) &&
      (discount.instructorId === null || discount.instructorId === creatorId),
  }));
  if (!lines.some(({ price, isCovered }) => isCovered && price > 0)) throw problems.discountNotCovered();
  return { id: discount.id, lines: discountLines(discount, lines, 10 ** (2 - decimals)) };
}

/**
 * Counts a use by an order, in the transaction that stores it. The buyer is locked, so that the limit per person holds.
 *
 * What was changed since the code was checked counts: from here on it can't be until the order is stored.
 *
 * @throws Problem 409 `discount_used_up` where others were faster, and whatever else no longer lets the code be used
 */
export async function takeDiscount(
  tx: Db,
  discountId: string,
  use: { orderId: string; userId: string },
): Promise<void> {
  const taken = await addUse(tx, discountId, use);
  if (!taken) throw problems.discountUsedUp();
  const { isActive, isEarly, isLate, maxPerPerson } = taken;
  if (!isActive || isLate) throw problems.discountEnded();
  if (isEarly) throw problems.discountNotStarted();
  if (maxPerPerson === null) return;
  const { uses } = await countUses(tx, discountId, use.userId, []);
  if (uses > maxPerPerson) throw problems.discountUsed();
}
