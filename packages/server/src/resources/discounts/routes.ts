import { endpoints } from '@lectern/sdk/api';
import { discountedSums, toRupees } from '@lectern/sdk/rules';
import { paiseOf } from '../../currency.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { type Actor, anyone, may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findCoursesForOrder } from '../orders/repository.ts';
import { discountFor } from './applyDiscount.ts';
import { limitGuesses } from './limitGuesses.ts';
import {
  countActive,
  countWanted,
  findCourseIds,
  insertDiscount,
  type ListedDiscount,
  listDiscounts,
  lockDiscount,
  saveLimits,
} from './repository.ts';

/** How many active codes an instructor may have, and the marketplace. */
const MAX_CODES = 200;
const PAGE_SIZE = 10;

const toDiscount = ({ discount, instructor, courses }: ListedDiscount) => ({
  _id: discount.id,
  code: discount.code,
  kind: discount.kind,
  value: discount.kind === 'percent' ? discount.value : toRupees(discount.value),
  scope: discount.scope,
  courses,
  instructor: instructor ?? undefined,
  startsAt: discount.startsAt?.toISOString(),
  endsAt: discount.endsAt?.toISOString(),
  maxUses: discount.maxUses ?? undefined,
  maxPerPerson: discount.maxPerPerson ?? undefined,
  used: discount.used,
  isActive: discount.isActive,
  createdAt: discount.createdAt.toISOString(),
});

/** The new moment, none, or the one that it was. */
const momentOf = (given: string | null | undefined, before: Date | null) =>
  given === undefined ? before : given === null ? null : new Date(given);

/** Whose codes somebody manages: an instructor their own, an admin all. */
const ownedBy = ({ id, role }: Actor) => (role === 'admin' ? {} : { instructorId: id });

export function discountRoutes({ db, money }: Services): Route[] {
  const show = async (id: string) => {
    const [listed] = await listDiscounts(db, { id, page: 1, size: 1 });
    if (!listed) throw problems.discountNotFound();
    return { discount: toDiscount(listed) };
  };
  /** Refuses one more active code than somebody may have. */
  const requireRoom = async (tx: Db, instructorId: string | null) => {
    if ((await countActive(tx, instructorId)) >= MAX_CODES) throw problems.tooMany('discount codes', MAX_CODES);
  };

  return [
    route(
      endpoints.discounts.quote,
      // The page of a course shows it to visitors too. What one person may use is checked once it is known who asks.
      anyone,
      async ({ input: { code, courseIds }, actor, request }) => {
        const userId = actor?.id ?? '';
        const courses = await findCoursesForOrder(db, userId, courseIds);
        if (courses.length < new Set(courseIds).size) throw problems.courseNotFound();
        await limitGuesses(db, request.ip, code);
        const { lines } = await discountFor(db, userId, code, courses, money);
        const priced = courses.map(({ courseId, pricePaise }, index) => ({
          courseId,
          price: pricePaise,
          discount: lines[index] ?? 0,
        }));
        const { subtotal, discount, tax, total } = discountedSums(priced, money);
        return {
          quote: {
            code,
            lines: priced.map((line) => ({
              courseId: line.courseId,
              price: toRupees(line.price),
              discount: toRupees(line.discount),
            })),
            subtotal: toRupees(subtotal),
            discount: toRupees(discount),
            tax: toRupees(tax),
            total: toRupees(total),
            taxRate: money.taxRate,
            taxName: money.taxName,
          },
        };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.discounts.list, may('instructorDashboard'), async ({ input: { q = '', page = 1 }, actor }) => {
      const wanted = { ...ownedBy(actor), letters: q };
      const [listed, total] = await Promise.all([
        listDiscounts(db, { ...wanted, page, size: PAGE_SIZE }),
        countWanted(db, wanted),
      ]);
      return {
        discounts: listed.map(toDiscount),
        currentPage: page,
        totalPages: Math.ceil(total / PAGE_SIZE),
        totalResults: total,
      };
    }),

    route(
      endpoints.discounts.create,
      may('instructorDashboard'),
      async ({ input, actor }) => {
        const instructorId = ownedBy(actor).instructorId ?? null;
        const courseIds = [...new Set(input.courseIds)];
        if (courseIds.length > 0 && (await findCourseIds(db, courseIds, instructorId)).length < courseIds.length) {
          throw problems.courseNotFound();
        }
        const made = {
          id: newId(),
          code: input.code,
          kind: input.kind,
          value: input.kind === 'percent' ? input.value : paiseOf(input.value, money, 'value'),
          scope:
            courseIds.length > 0
              ? ('courses' as const)
              : instructorId === null
                ? ('all' as const)
                : ('instructor' as const),
          instructorId,
          startsAt: momentOf(input.startsAt, null),
          endsAt: momentOf(input.endsAt, null),
          maxUses: input.maxUses ?? null,
          maxPerPerson: input.maxPerPerson ?? null,
          createdBy: actor.id,
        };
        await db.transaction(async (tx) => {
          await requireRoom(tx, instructorId);
          if (!(await insertDiscount(tx, made, courseIds))) throw problems.discountExists();
        });
        return show(made.id);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.discounts.update,
      may('instructorDashboard'),
      async ({ input, actor }) => {
        await db.transaction(async (tx) => {
          const before = await lockDiscount(tx, input.id, ownedBy(actor).instructorId);
          if (!before) throw problems.discountNotFound();
          const { isActive = before.isActive, maxUses = before.maxUses, maxPerPerson = before.maxPerPerson } = input;
          const startsAt = momentOf(input.startsAt, before.startsAt);
          const endsAt = momentOf(input.endsAt, before.endsAt);
          if (startsAt && endsAt && startsAt >= endsAt) throw problems.invalidField('endsAt', 'rule.discountEnd');
          if (maxUses !== null && maxUses < before.used) {
            throw problems.invalidField('maxUses', 'rule.discountUsed', { used: before.used });
          }
          if (isActive && !before.isActive) await requireRoom(tx, before.instructorId);
          await saveLimits(tx, input.id, { isActive, startsAt, endsAt, maxUses, maxPerPerson });
        });
        return show(input.id);
      },
      { changes: 'nothing' },
    ),
  ];
}
