import { ruleWords } from '../messages/words/ruleWords.ts';
import { toPaise, toRupees } from '../rules/cartSummary.ts';
import { permission } from '../rules/permission.ts';
import { reportMonths } from '../rules/reportMonths.ts';
import type { Payouts } from '../schemas/index.ts';
import { refuse, refuseInput } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** An instructor's share of a sale, in per cent. */
const SHARE = 70;

/** What instructors earn by the orders of the mock, and partners by `partnerMonths`. Nothing is due to its partners. */
export function createMockEarnings(state: MockState): Pick<MockAnswers, 'earnings' | 'payouts'> {
  const monthOf = (moment: string) => moment.slice(0, 7);
  const sum = (amounts: readonly number[]) => toRupees(amounts.reduce((total, amount) => total + toPaise(amount), 0));
  const salesOf = (userId: string) =>
    state.orders
      .filter(({ status }) => status === 'paid')
      .flatMap(({ items, createdAt }) =>
        items
          .filter((item) => state.courses.find(({ _id }) => _id === item.courseId)?.creatorId._id === userId)
          .map(({ price, discount = 0, ...item }) => ({ ...item, paise: toPaise(price) - toPaise(discount) }))
          .filter(({ paise }) => paise > 0)
          .map(({ courseId, title, paise }) => ({
            courseId,
            title,
            month: monthOf(createdAt),
            price: toRupees(paise),
            share: toRupees(Math.round((paise * SHARE) / 100)),
          })),
      );
  const payoutsOf = (userId: string) => state.payouts.filter(({ payeeId }) => payeeId === userId);
  const endedMonth = () => reportMonths({}).at(-2) ?? '';
  const dueTo = (userId: string): number => {
    const earned = salesOf(userId).filter(({ month }) => month <= endedMonth());
    return sum([...earned.map(({ share }) => share), ...payoutsOf(userId).map(({ amount }) => -amount)]);
  };
  const due = (): Payouts['due'] =>
    state.users
      .map(({ userId, firstName, lastName }) => ({
        payee: 'instructor' as const,
        payeeId: userId,
        name: `${firstName} ${lastName}`,
        month: endedMonth(),
        amount: dueTo(userId),
      }))
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount);
  const requireAdmin = (role: Parameters<typeof permission>[0]) => {
    if (!permission(role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };

  return {
    earnings: {
      get({ input, signedIn }) {
        const { userId, role } = signedIn();
        if (!permission(role, 'instructorDashboard').isAllowed) throw refuse('forbidden');
        const sales = salesOf(userId);
        const paid = payoutsOf(userId);
        const months = reportMonths(input);
        const byCourse = Object.groupBy(
          sales.filter(({ month }) => months.includes(month)),
          ({ courseId }) => courseId,
        );
        return {
          earnings: {
            balance: sum([...sales.map(({ share }) => share), ...paid.map(({ amount }) => -amount)]),
            due: dueTo(userId),
            payouts: paid
              .filter(({ recordedAt }) => months.includes(monthOf(recordedAt)))
              .map(({ month, amount, reference, recordedAt }) => ({ month, amount, reference, recordedAt })),
            courses: Object.values(byCourse)
              .flatMap((sold = []) => ({
                courseId: sold[0]?.courseId ?? '',
                title: sold[0]?.title ?? '',
                sales: sold.length,
                price: sum(sold.map(({ price }) => price)),
                share: sum(sold.map(({ share }) => share)),
                refunded: 0,
              }))
              .toSorted((a, b) => b.share - a.share),
            months: months.map((month) => {
              const sold = sales.filter((one) => one.month === month);
              return {
                month,
                sales: sold.length,
                price: sum(sold.map(({ price }) => price)),
                share: sum(sold.map(({ share }) => share)),
                refunded: 0,
                paidOut: sum(paid.filter((one) => monthOf(one.recordedAt) === month).map(({ amount }) => amount)),
              };
            }),
          },
        };
      },
      getOfPartner({ input: { partnerId, ...range }, signedIn }) {
        const { email } = signedIn();
        if (!state.partners.some(({ _id, ownerEmail }) => _id === partnerId && ownerEmail === email))
          throw refuse('not_found', 'partner');
        const known = state.partnerMonths.get(partnerId) ?? [];
        const balanceOf = (months: typeof known) =>
          sum(months.flatMap(({ share, refunded, paidOut }) => [share, -refunded, -paidOut]));
        return {
          earnings: {
            balance: balanceOf(known),
            due: balanceOf(known.filter(({ month }) => month <= endedMonth())),
            payouts: [],
            courses: [],
            months: reportMonths(range).map((month) => {
              const found = known.find((one) => one.month === month);
              const { orders = 0, revenue = 0, share = 0, refunded = 0, paidOut = 0 } = found ?? {};
              return { month, sales: orders, price: revenue, share, refunded, paidOut };
            }),
          },
        };
      },
    },
    payouts: {
      list({ signedIn }) {
        requireAdmin(signedIn().role);
        return { payouts: { month: endedMonth(), due: due(), recorded: state.payouts } };
      },
      record({ input, signedIn }) {
        requireAdmin(signedIn().role);
        const message = ruleWords['rule.endedMonth'];
        if (input.month > endedMonth()) throw refuseInput(message, [{ field: 'month', message }]);
        const isSame = (one: { payeeId: string; month: string; amount: number }) =>
          one.payeeId === input.payeeId && one.month === input.month && one.amount === input.amount;
        const reference = input.reference || undefined;
        const known = state.payouts.find(isSame);
        if (known && known.reference !== reference) throw refuse('payout_recorded');
        if (known) return {};
        const found = due().find(isSame);
        if (!found) throw refuse('payout_changed');
        state.payouts = [{ ...found, reference, recordedAt: new Date().toISOString() }, ...state.payouts];
        return {};
      },
      remove({ input, signedIn }) {
        requireAdmin(signedIn().role);
        state.payouts = state.payouts.filter(
          ({ payeeId, month }) => !(payeeId === input.payeeId && month === input.month),
        );
        return {};
      },
    },
  };
}
