import { endpoints } from '@lectern/sdk/api';
import { reportMonths, toPaise, toRupees } from '@lectern/sdk/rules';
import { may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { isOwned } from '../partners/repository.ts';
import {
  addPayout,
  balanceOf,
  type Earner,
  earningsByCourse,
  earningsByMonth,
  listDue,
  listPayouts,
  type PayoutRow,
  removePayout,
} from './repository.ts';

const DUE = 200;
const RECORDED = 50;
const OWN = 200;
const COURSES = 200;

/** The last month of UTC that has ended, such as `2026-01`. */
function endedMonth(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

const toPayout = ({ paise, name, month, reference, recordedAt, ...rest }: PayoutRow) => ({
  ...rest,
  name: name ?? undefined,
  month: month.slice(0, 7),
  amount: toRupees(paise),
  reference: reference ?? undefined,
  recordedAt: recordedAt.toISOString(),
});

export function earningsRoutes({ db }: Services): Route[] {
  const statementOf = async (earner: Earner, range: Parameters<typeof reportMonths>[0]) => {
    const names = reportMonths(range);
    const [{ paise, duePaise }, months, courses, sent] = await Promise.all([
      balanceOf(db, earner, endedMonth()),
      earningsByMonth(db, earner, names),
      earningsByCourse(db, earner, names, COURSES),
      listPayouts(db, OWN, { earner, months: names }),
    ]);
    const own = sent.map(toPayout).map(({ month, amount, reference, recordedAt }) => ({
      month,
      amount,
      reference,
      recordedAt,
    }));
    return { earnings: { balance: toRupees(paise), due: toRupees(duePaise), payouts: own, months, courses } };
  };

  return [
    route(
      endpoints.earnings.get,
      may('instructorDashboard'),
      ({ input, actor }) => statementOf({ payee: 'instructor', payeeId: actor.id }, input),
      { isReport: true },
    ),

    route(
      endpoints.earnings.getOfPartner,
      signedIn,
      async ({ input: { partnerId, ...range }, actor }) => {
        if (!(await isOwned(db, partnerId, actor.id))) throw problems.partnerNotFound();
        return statementOf({ payee: 'partner', payeeId: partnerId }, range);
      },
      { isReport: true },
    ),

    route(
      endpoints.payouts.list,
      may('adminDashboard'),
      async () => {
        const month = endedMonth();
        const [due, recorded] = await Promise.all([listDue(db, month, DUE), listPayouts(db, RECORDED)]);
        return {
          payouts: {
            month,
            due: due.map(({ paise, name, ...rest }) => ({
              ...rest,
              name: name ?? undefined,
              month,
              amount: toRupees(paise),
            })),
            recorded: recorded.map(toPayout),
          },
        };
      },
      { isReport: true },
    ),

    route(
      endpoints.payouts.record,
      may('adminDashboard'),
      async ({ input: { amount, reference, ...input }, actor }) => {
        // Of a month that goes on, more may come.
        if (input.month > endedMonth()) throw problems.invalidField('month', 'rule.endedMonth');
        const outcome = await addPayout(db, {
          ...input,
          paise: toPaise(amount),
          reference: reference || null,
          recordedBy: actor.id,
        });
        if (outcome === 'otherAmount') throw problems.payoutChanged();
        if (outcome === 'otherReference') throw problems.payoutRecorded();
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.payouts.remove,
      may('adminDashboard'),
      async ({ input }) => {
        await removePayout(db, input);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
