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
