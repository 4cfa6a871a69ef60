import type { Campaign } from '@lectern/sdk/api';
import { toRupees } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { enrollments, orders, partnerVisits, users } from '../../db/schema.ts';
import { earningsByMonth } from '../earnings/repository.ts';

/** Counts a checkout in the current month of UTC. */
export async function addCheckout(db: Db, partnerId: string): Promise<void> {
  await db
    .insert(partnerVisits)
    .values({ partnerId, month: sql`date_trunc('month', now() at time zone 'UTC')::date`, checkouts: 1 })
    .onConflictDoUpdate({
      target: [partnerVisits.partnerId, partnerVisits.month],
      set: { checkouts: sql`${partnerVisits.checkouts} + 1` },
    });
}

interface MonthRow extends Record<string, unknown> {
  month: string;
  checkouts: number;
  orders: number;
  signUps: number;
  enrollments: number;
}

/** What a partner brought in each of these months, such as `2026-01`, and what it earned, in the given order; in rupees. */
export async function reportByMonth(db: Db, partnerId: string, months: readonly string[]) {
  // The owner's statement has the same numbers.
  const [brought, earned] = await Promise.all([
    broughtByMonth(db, partnerId, months),
    earningsByMonth(db, { payee: 'partner', payeeId: partnerId }, months),
  ]);
  return brought.map((month, place) => {
    const { price = 0, share = 0, refunded = 0, paidOut = 0 } = earned[place] ?? {};
    return { ...month, revenue: price, share, refunded, paidOut };
  });
}

function broughtByMonth(db: Db, partnerId: string, months: readonly string[]): Promise<MonthRow[]> {
  const isOfMonth = (table: typeof orders | typeof users | typeof enrollments) =>
    sql`${table.partnerId} = ${partnerId} and ${table.createdAt} >= begins and ${table.createdAt} < ends`;
  return rows<MonthRow>(
    db,
    sql`select name as month, coalesce(visits.checkouts, 0) as checkouts,
        (select count(*)::int from ${orders} where ${isOfMonth(orders)} and ${orders.status} = 'paid') as orders,
        (select count(*)::int from ${users} where ${isOfMonth(users)}) as "signUps",
        (select count(*)::int from ${enrollments} where ${isOfMonth(enrollments)}) as enrollments
      from (select name, place, (name || '-01')::date as day,
          (name || '-01')::timestamp at time zone 'UTC' as begins,
          ((name || '-01')::timestamp + interval '1 month') at time zone 'UTC' as ends
        from jsonb_array_elements_text(${JSON.stringify(months)}::jsonb) with ordinality as given (name, place)) months
      left join ${partnerVisits} visits on visits.partner_id = ${partnerId} and visits.month = day
      order by place`,
  );
}

/** Campaigns in a report. */
const MAX_CAMPAIGNS = 50;

/** What came with each campaign's tags in these months, those with the highest revenue first; in rupees. */
export async function reportByCampaign(db: Db, partnerId: string, months: readonly string[]) {
  const found = await rows<{ tags: Campaign; orders: number; revenuePaise: number }>(
    db,
    sql`select ${orders.campaign} as tags, count(*)::int as orders,
        sum(${orders.subtotalPaise} - ${orders.discountPaise})::float8 as "revenuePaise"
      from ${orders}
      where ${orders.partnerId} = ${partnerId} and ${orders.campaign} is not null and ${orders.status} = 'paid'
        and ${orders.createdAt} >= (${months[0]} || '-01')::timestamp at time zone 'UTC'
        and ${orders.createdAt} < ((${months.at(-1)} || '-01')::timestamp + interval '1 month') at time zone 'UTC'
      group by ${orders.campaign} order by "revenuePaise" desc, orders desc, ${orders.campaign} limit ${MAX_CAMPAIGNS}`,
  );
  return found.map(({ tags, orders: count, revenuePaise }) => ({
    tags,
    orders: count,
    revenue: toRupees(revenuePaise),
  }));
}
