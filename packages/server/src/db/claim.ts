import { type SQLWrapper, sql } from 'drizzle-orm';

// By the clock: `now()` is when the transaction began, and it may read a claim that another one has made since.

/** When a claim that is made now ends. */
export const claimEnd = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Whether somebody has a claim of this length. One that ends later than any can is from before the clock was set back: it doesn't count. */
export const isClaimed = (claimedUntil: SQLWrapper, seconds: number) =>
  sql<boolean>`(${claimedUntil} > clock_timestamp() and ${claimedUntil} <= ${claimEnd(seconds)})`;
