import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { disputes, orders, users } from '../../db/schema.ts';
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

/** The newest disputes with their buyers, newest first. */
export const listDisputes = (db: Db) =>
  db
    .select({ dispute: disputes, email: users.email })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(desc(disputes.openedAt), disputes.id)
    .limit(LISTED_DISPUTES);
