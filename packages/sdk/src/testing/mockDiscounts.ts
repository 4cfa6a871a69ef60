import { toPaise, toRupees } from '../rules/cartSummary.ts';
import { discountedSums, discountLines } from '../rules/discountLines.ts';
import { permission } from '../rules/permission.ts';
import type { DiscountQuote } from '../schemas/index.ts';
import { refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockUser } from './seed.ts';

const PAGE_SIZE = 10;

interface PricedCourse {
  _id: string;
  price: number;
  creatorId: { _id: string };
}

/** Discount codes. The mock has no limit of guesses. */
export function createMockDiscounts(state: MockState, findPublished: (courseId: string) => PricedCourse) {
  /** What these courses cost, with a code or without. */
  const quoteOf = (user: MockUser | undefined, given: readonly PricedCourse[], code?: string): DiscountQuote => {
    const discounts = code === undefined ? given.map(() => 0) : linesOf(user, given, code);
    const priced = given.map(({ _id: courseId, price }, index) => ({
      courseId,
      price: toPaise(price),
      discount: discounts[index] ?? 0,
    }));
    const { subtotal, discount, tax, total } = discountedSums(priced);
    return {
      code: code ?? '',
      lines: priced.map((line) => ({ ...line, price: toRupees(line.price), discount: toRupees(line.discount) })),
      subtotal: toRupees(subtotal),
      discount: toRupees(discount),
      tax: toRupees(tax),
      total: toRupees(total),
    };
  };
  const linesOf = (user: MockUser | undefined, given: readonly PricedCourse[], code: string): number[] => {
    const found = state.discounts.find((one) => one.code === code);
    if (!found) throw refuse('discount_unknown');
    const now = Date.now();
    if (!found.isActive || (found.endsAt && Date.parse(found.endsAt) <= now)) throw refuse('discount_ended');
    if (found.startsAt && Date.parse(found.startsAt) > now) throw refuse('discount_not_started');
    const own = state.orders.filter(
      (order) => order.userId === user?.userId && order.status !== 'failed' && order.discount?.code === code,
    );
    if (found.used >= (found.maxUses ?? Number.POSITIVE_INFINITY)) throw refuse('discount_used_up');
    if (own.length >= (found.maxPerPerson ?? Number.POSITIVE_INFINITY)) throw refuse('discount_used');
    const lines = given.map((course) => ({
      price: toPaise(course.price),
      isCovered:
        (found.scope !== 'courses' || found.courses.some(({ courseId }) => courseId === course._id)) &&
        (found.instructorId === undefined || found.instructorId === course.creatorId._id),
    }));
    if (!lines.some(({ price, isCovered }) => isCovered && price > 0)) throw refuse('discount_not_covered');
    return discountLines(
      { kind: found.kind, value: found.kind === 'percent' ? found.value : toPaise(found.value) },
      lines,
    );
  };
  const managed = ({ userId, role }: MockUser) => {
    if (!permission(role, 'instructorDashboard').isAllowed) throw refuse('forbidden');
    return state.discounts.filter(({ instructorId }) => role === 'admin' || instructorId === userId);
  };
  const shown = ({ instructorId: _, ...discount }: MockState['discounts'][number]) => discount;

  const answers: Pick<MockAnswers, 'discounts'> = {
    discounts: {
      quote({ input, user }) {
        return { quote: quoteOf(user, input.courseIds.map(findPublished), input.code) };
      },
      list({ input: { q = '', page = 1 }, signedIn }) {
        const found = managed(signedIn()).filter(({ code }) => code.includes(q.toUpperCase()));
        found.sort((one, other) => Number(other.isActive) - Number(one.isActive));
        return {
          discounts: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(shown),
          currentPage: page,
          totalPages: Math.ceil(found.length / PAGE_SIZE),
          totalResults: found.length,
        };
      },
      create({ input, signedIn }) {
        const user = signedIn();
        managed(user);
        const isAdmin = user.role === 'admin';
        const courses = (input.courseIds ?? []).map((courseId) => {
          const course = state.courses.find(({ _id }) => _id === courseId);
          if (!course || (!isAdmin && course.creatorId._id !== user.userId)) throw refuse('not_found', 'course');
          return { courseId, title: course.title };
        });
        if (state.discounts.some(({ code }) => code === input.code)) throw refuse('discount_exists');
        const { courseIds: _, ...draft } = input;
        const made = {
          ...draft,
          _id: state.nextId(),
          scope: courses.length > 0 ? ('courses' as const) : isAdmin ? ('all' as const) : ('instructor' as const),
          courses,
          ...(isAdmin ? {} : { instructor: `${user.firstName} ${user.lastName}`, instructorId: user.userId }),
          used: 0,
          isActive: true,
          createdAt: new Date().toISOString(),
        };
        state.discounts.unshift(made);
        return { discount: shown(made) };
      },
      update({ input, signedIn }) {
        const found = managed(signedIn()).find(({ _id }) => _id === input.id);
        if (!found) throw refuse('not_found', 'discount');
        const { id: _, ...changes } = input;
        const changed = Object.assign({ ...found }, changes);
        for (const name of ['startsAt', 'endsAt', 'maxUses', 'maxPerPerson'] as const) {
          if (changes[name] === null) delete changed[name];
        }
        const { startsAt, endsAt, maxUses = Number.POSITIVE_INFINITY } = changed;
        const refused = (field: string, message: string) => refuseInput(message, [{ field, message }]);
        if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt)) {
          throw refused('endsAt', 'The end must be after the start.');
        }
        if (maxUses < found.used) {
          throw refused('maxUses', `It was used ${found.used} times already. Please enter at least as many.`);
        }
        state.discounts[state.discounts.indexOf(found)] = changed;
        return { discount: shown(changed) };
      },
    },
  };

  /** Counts a use. */
  const use = (code: string | undefined) => {
    const found = state.discounts.find((one) => one.code === code);
    if (found) found.used++;
  };
  return { answers, quoteOf, use };
}
