import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { disputes, orders, providerReturns, refunds, users } from '../../db/schema.ts';
import type { Dispute } from '../../payments/provider.ts';

/** Stores what the provider says of a dispute now. */
export async function saveDispute(
  db: Db,
  orderId: string,
  { id, amountPaise, currency, reason, status, respondBy, openedAt }: Dispute,
): Promise<void> {
  const said = { amountPaise, currency, reason, status, respondBy };
  await db
    .insert(disputes)
    .values({ id, orderId, openedAt, ...said })
    .onConflictDoUpdate({ target: disputes.id, set: { ...said, updatedAt: sql`now()` } });
}

/** How many disputes are listed. */
const LISTED_DISPUTES = 100;

/** What of an order went back to its buyer, or is on its way: by refunds, and by the provider's dashboard. */
const returnedPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0) from (
    select amount_paise from ${refunds} where order_id = ${orders.id} and state in ('sent', 'refunded')
    union all
    select amount_paise from ${providerReturns}
    where order_id = ${orders.id} and state <> 'failed' and outcome is distinct from 'courses'
  ) as returned
)`.mapWith(Number);

/** The newest disputes with their buyers and what went back to them, newest first. */
export const listDisputes = (db: Db) =>
  db
    .select({ dispute: disputes, email: users.email, returnedPaise })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(desc(disputes.openedAt), disputes.id)
    .limit(LISTED_DISPUTES);
