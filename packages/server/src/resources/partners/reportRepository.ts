import type { Campaign } from '@lectern/sdk/api';
import { toRupees } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { enrollments, orders, partnerDays, partnerVisits, users } from '../../db/schema.ts';
import { endOf, periodsOf, startOf } from '../earnings/periods.ts';
import { earningsByPeriod } from '../earnings/repository.ts';

/** Counts a checkout on the current day of UTC. */
export async function addCheckout(db: Db, partnerId: string): Promise<void> {
  await db
    .insert(partnerDays)
    .values({ partnerId, day: sql`(now() at time zone 'UTC')::date`, checkouts: 1 })
    .onConflictDoUpdate({
      target: [partnerDays.partnerId, partnerDays.day],
      set: { checkouts: sql`${partnerDays.checkouts} + 1` },
    });
}

interface PeriodRow extends Record<string, unknown> {
  name: string;
  checkouts: number;
  orders: number;
  signUps: number;
  enrollments: number;
}

/**
 * What a partner brought in each of these months, such as `2026-01`, or days, such as `2026-01-15`, and what it earned, in
 * the given order; in rupees.
 */
async function reportByPeriod(db: Db, partnerId: string, names: readonly string[]) {
  // The owner's statement has the same numbers.
  const [brought, earned] = await Promise.all([
    broughtByPeriod(db, partnerId, names),
    earningsByPeriod(db, { payee: 'partner', payeeId: partnerId }, names),
  ]);
  return brought.map((period, place) => {
    const { price = 0, share = 0, refunded = 0, paidOut = 0 } = earned[place] ?? {};
    return { ...period, revenue: price, share, refunded, paidOut };
  });
}

/** By month. */
export async function reportByMonth(db: Db, partnerId: string, months: readonly string[]) {
  return (await reportByPeriod(db, partnerId, months)).map(({ name: month, ...figures }) => ({ month, ...figures }));
}

/** By day. Checkouts that were counted by month are in none. */
export async function reportByDay(db: Db, partnerId: string, days: readonly string[]) {
  return (await reportByPeriod(db, partnerId, days)).map(({ name: day, ...figures }) => ({ day, ...figures }));
}

function broughtByPeriod(db: Db, partnerId: string, names: readonly string[]): Promise<PeriodRow[]> {
  const isWithin = (table: typeof orders | typeof users | typeof enrollments) =>
    sql`${table.partnerId} = ${partnerId} and ${table.createdAt} >= begins and ${table.createdAt} < ends`;
  return rows<PeriodRow>(
    db,
    sql`select name, coalesce(visits.checkouts, 0) + (
          select coalesce(sum(${partnerDays.checkouts}), 0)::int from ${partnerDays}
          where ${partnerDays.partnerId} = ${partnerId} and ${partnerDays.day} >= first and ${partnerDays.day} <= last
        ) as checkouts,
        (select count(*)::int from ${orders} where ${isWithin(orders)} and ${orders.status} = 'paid') as orders,
        (select count(*)::int from ${users} where ${isWithin(users)}) as "signUps",
        (select count(*)::int from ${enrollments} where ${isWithin(enrollments)}) as enrollments
      from ${periodsOf(names)}
      left join ${partnerVisits} visits on visits.partner_id = ${partnerId} and visits.month = first and last > first
      order by place`,
  );
}

/** Campaigns in a report. */
const MAX_CAMPAIGNS = 50;

/** What came with each campaign's tags in these months or days, those with the highest revenue first; in rupees. */
export async function reportByCampaign(db: Db, partnerId: string, names: readonly string[]) {
  const [first = '', last = first] = [names[0], names.at(-1)];
  const found = await rows<{ tags: Campaign; orders: number; revenuePaise: number }>(
    db,
    sql`select ${orders.campaign} as tags, count(*)::int as orders,
        sum(${orders.subtotalPaise} - ${orders.discountPaise})::float8 as "revenuePaise"
      from ${orders}
      where ${orders.partnerId} = ${partnerId} and ${orders.campaign} is not null and ${orders.status} = 'paid'
        and ${orders.createdAt} >= ${startOf(first)} and ${orders.createdAt} < ${endOf(last)}
      group by ${orders.campaign} order by "revenuePaise" desc, orders desc, ${orders.campaign} limit ${MAX_CAMPAIGNS}`,
  );
  return found.map(({ tags, orders: count, revenuePaise }) => ({
    tags,
    orders: count,
    revenue: toRupees(revenuePaise),
  }));
}
