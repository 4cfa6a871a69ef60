import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { disputes } from '../../db/schema.ts';
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
