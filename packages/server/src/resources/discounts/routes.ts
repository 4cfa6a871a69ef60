import { endpoints } from '@lectern/sdk/api';
import { discountedSums, toRupees } from '@lectern/sdk/rules';
import { paiseOf } from '../../currency.ts';
import { newId } from '../../db/newId.ts';
import { type Actor, may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findCoursesForOrder } from '../orders/repository.ts';
import { discountFor } from './applyDiscount.ts';
import { limitGuesses } from './limitGuesses.ts';
import {
  countDiscounts,
  findCourseIds,
  insertDiscount,
  type ListedDiscount,
  listDiscounts,
  setDiscountActive,
} from './repository.ts';

/** How many codes an instructor may have, and the marketplace. */
const MAX_CODES = 200;

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

/** Whose codes somebody manages: an instructor their own, an admin all. */
const ownedBy = ({ id, role }: Actor) => (role === 'admin' ? {} : { instructorId: id });

export function discountRoutes({ db, money }: Services): Route[] {
  return [
    route(
      endpoints.discounts.quote,
      signedIn,
      async ({ input: { code, courseIds }, actor, request }) => {
        const courses = await findCoursesForOrder(db, actor.id, courseIds);
        if (courses.length < new Set(courseIds).size) throw problems.courseNotFound();
        await limitGuesses(db, request.ip, code);
        const { lines } = await discountFor(db, actor.id, code, courses, money);
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

    route(endpoints.discounts.list, may('instructorDashboard'), async ({ actor }) => ({
      discounts: (await listDiscounts(db, ownedBy(actor))).map(toDiscount),
    })),

    route(
      endpoints.discounts.create,
      may('instructorDashboard'),
      async ({ input, actor }) => {
        const instructorId = ownedBy(actor).instructorId ?? null;
        const courseIds = [...new Set(input.courseIds)];
        if (courseIds.length > 0 && (await findCourseIds(db, courseIds, instructorId)).length < courseIds.length) {
          throw problems.courseNotFound();
        }
        if ((await countDiscounts(db, instructorId)) >= MAX_CODES) throw problems.tooMany('discount codes', MAX_CODES);
        const id = newId();
        const isNew = await insertDiscount(
          db,
          {
            id,
            code: input.code,
            kind: input.kind,
            value: input.kind === 'percent' ? input.value : paiseOf(input.value, money, 'value'),
            scope: courseIds.length > 0 ? 'courses' : instructorId === null ? 'all' : 'instructor',
            instructorId,
            startsAt: input.startsAt === undefined ? null : new Date(input.startsAt),
            endsAt: input.endsAt === undefined ? null : new Date(input.endsAt),
            maxUses: input.maxUses ?? null,
            maxPerPerson: input.maxPerPerson ?? null,
            createdBy: actor.id,
          },
          courseIds,
        );
        if (!isNew) throw problems.discountExists();
        const [listed] = await listDiscounts(db, { id });
        if (!listed) throw problems.discountNotFound();
        return { discount: toDiscount(listed) };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.discounts.update,
      may('instructorDashboard'),
      async ({ input, actor }) => {
        const isKnown = await setDiscountActive(db, input.id, input.isActive, ownedBy(actor).instructorId);
        if (!isKnown) throw problems.discountNotFound();
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
