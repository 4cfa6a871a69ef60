import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { signInFailures as table } from '../../db/schema.ts';

/** Failures that cost nothing, then a wait that doubles with each one more, in seconds. */
interface Limit {
  free: number;
  first: number;
  most: number;
}
const PAIR: Limit = { free: 5, first: 5, most: 900 };
const ADDRESS: Limit = { free: 60, first: 5, most: 900 };
/** Seconds after the last failure when all are forgotten. */
const MEMORY = 3600;
/** The account of the row that sums up an address. */
const ALL = '';

/** One pair of an account and the address that tries it: nobody can lock another person's account. */
export interface Attempt {
  account: string;
  address: string;
}

/**
 * Counts an attempt as failed before it is checked, so that a hundred at once count as a hundred; `succeed` takes it
 * back. Answers the seconds to wait, 0 where it may go on. An attempt that has to wait does not count.
 */
export function beginAttempt(db: Db, { account, address }: Attempt): Promise<number> {
  return db.transaction(async (tx) => {
    const all = await lock(tx, ALL, address);
    const pair = await lock(tx, account, address);
    const wait = Math.max(all.blocked, pair.blocked);
    if (wait > 0) return wait;
    await count(tx, ALL, address, all.failures + 1, ADDRESS);
    await count(tx, account, address, pair.failures + 1, PAIR);
    return 0;
  });
}

/** Clears the pair; the address gets this one attempt back. */
export async function succeed(db: Db, { account, address }: Attempt): Promise<void> {
  await db.delete(table).where(rowOf(account, address));
  await db
    .update(table)
    .set({ failures: sql`greatest(${table.failures} - 1, 0)` })
    .where(rowOf(ALL, address));
}

/** Drops what is forgotten anyway. */
export async function forgetOldFailures(db: Db): Promise<void> {
  await db.delete(table).where(lt(table.updatedAt, sql`now() - make_interval(secs => ${MEMORY})`));
}

const rowOf = (account: string, address: string) => and(eq(table.account, account), eq(table.address, address));

/** The row as it stands, held until the transaction ends. */
async function lock(tx: Db, account: string, address: string): Promise<{ failures: number; blocked: number }> {
  await tx.insert(table).values({ account, address, failures: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({
      failures: table.failures,
      age: sql<number>`extract(epoch from clock_timestamp() - ${table.updatedAt})::float8`,
      blocked: sql<number>`coalesce(ceil(extract(epoch from ${table.blockedUntil} - clock_timestamp())), 0)::int`,
    })
    .from(table)
    .where(rowOf(account, address))
    .for('update');
  // Swept between the two statements: as good as new.
  if (!row) return { failures: 0, blocked: 0 };
  return { failures: row.age > MEMORY ? 0 : row.failures, blocked: Math.max(0, row.blocked) };
}

async function count(tx: Db, account: string, address: string, failures: number, limit: Limit): Promise<void> {
  const over = failures - limit.free;
  const wait = over > 0 ? Math.min(limit.most, limit.first * 2 ** Math.min(over - 1, 20)) : 0;
  const blockedUntil = wait > 0 ? sql`clock_timestamp() + make_interval(secs => ${wait})` : null;
  await tx
    .update(table)
    .set({ failures, blockedUntil, updatedAt: sql`clock_timestamp()` })
    .where(rowOf(account, address));
}
