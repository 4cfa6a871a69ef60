import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { signInFailures as table } from '../../db/schema.ts';

/** How many failures cost nothing, and the wait after each further one in seconds: it doubles up to `most`. */
interface Limit {
  free: number;
  first: number;
  most: number;
  /** Seconds after which one failure is forgotten. */
  decay: number;
}
const PAIR: Limit = { free: 5, first: 5, most: 900, decay: 600 };
const ADDRESS: Limit = { free: 60, first: 5, most: 60, decay: 60 };
const LONGEST_WAIT_SECONDS = Math.max(PAIR.most, ADDRESS.most);
const SIGN_UPS = { free: 60, decay: 20 };
/** Attempts of one address that may be under way at once when its free ones are used up. */
const MAX_CONCURRENT = 10;
/** Seconds after which every row is forgotten, and those of pairs that have signed in. */
const MEMORY_SECONDS = 3600;
const SUCCESS_MEMORY_SECONDS = 30 * 24 * 3600;
/** The rows that count an address as a whole. No account is called so: an email has an at sign. */
const ALL_ACCOUNTS = '';
const SIGN_UP_ACCOUNT = 'sign-up';

/** A pair of an account and the address that tries it: nobody can lock another person's account. */
export interface Attempt {
  account: string;
  address: string;
}

/**
 * Counts an attempt before the password is checked, so that a hundred at once count as a hundred. Returns the seconds
 * to wait, 0 where it may go on; then one of `succeed`, `fail` and `cancelAttempt` must follow. An attempt that has to wait
 * does not count. A pair that signed in during the last 30 days does not wait for what others at its address do.
 */
export function beginAttempt(db: Db, { account, address }: Attempt): Promise<number> {
  return db.transaction(async (tx) => {
    const all = await lock(tx, ALL_ACCOUNTS, address, ADDRESS.decay);
    const pair = await lock(tx, account, address, PAIR.decay);
    if (pair.blocked > 0) return pair.blocked;
    if (!pair.hasSucceeded) {
      if (all.blocked > 0) return all.blocked;
      if (all.failures >= ADDRESS.free + MAX_CONCURRENT) return 1;
    }
    await save(tx, ALL_ACCOUNTS, address, { failures: all.failures + 1 });
    const failures = pair.failures + 1;
    await save(tx, account, address, { failures, blockedUntil: after(waitOf(failures, PAIR)) });
    return 0;
  });
}

/** The password was wrong: the address waits from now on if it has failed too often. */
export async function fail(db: Db, { address }: Attempt): Promise<void> {
  await db.transaction(async (tx) => {
    const { failures } = await lock(tx, ALL_ACCOUNTS, address, ADDRESS.decay);
    const wait = waitOf(failures, ADDRESS);
    if (wait > 0) await save(tx, ALL_ACCOUNTS, address, { failures, blockedUntil: after(wait) });
  });
}

/** Clears the pair; the address gets this attempt back and waits no longer than it did before. */
export async function succeed(db: Db, { account, address }: Attempt): Promise<void> {
  const succeededAt = sql`clock_timestamp()`;
  await save(db, account, address, { failures: 0, blockedUntil: null, succeededAt });
  await decrement(db, ALL_ACCOUNTS, address);
}

/** The password was not checked. */
export async function cancelAttempt(db: Db, { account, address }: Attempt): Promise<void> {
  await decrement(db, ALL_ACCOUNTS, address);
  await decrement(db, account, address, { blockedUntil: null });
}

/** Counts a sign-up. Returns the seconds that its address has to wait, 0 where it may go on. */
export function beginSignUp(db: Db, address: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { failures } = await lock(tx, SIGN_UP_ACCOUNT, address, SIGN_UPS.decay);
    const over = failures + 1 - SIGN_UPS.free;
    if (over > 0) return Math.ceil(over * SIGN_UPS.decay);
    await save(tx, SIGN_UP_ACCOUNT, address, { failures: failures + 1 });
    return 0;
  });
}

/** Drops what no longer counts. */
export async function deleteOldFailures(db: Db): Promise<void> {
  const isOlder = (column: typeof table.updatedAt | typeof table.succeededAt, seconds: number) =>
    lt(column, sql`now() - make_interval(secs => ${seconds})`);
  await db
    .delete(table)
    .where(
      and(
        isOlder(table.updatedAt, MEMORY_SECONDS),
        or(isNull(table.succeededAt), isOlder(table.succeededAt, SUCCESS_MEMORY_SECONDS)),
      ),
    );
}

/** The addresses from which at least so many accounts signed in during the last 30 days, the busiest first. */
export async function sharedAddresses(db: Db, least: number): Promise<{ address: string; accounts: number }[]> {
  const accounts = sql<number>`count(*)::int`;
  return db
    .select({ address: table.address, accounts })
    .from(table)
    .where(
      and(
        sql`${table.account} like '%@%'`,
        sql`${table.succeededAt} > now() - make_interval(secs => ${SUCCESS_MEMORY_SECONDS})`,
      ),
    )
    .groupBy(table.address)
    .having(sql`count(*) >= ${least}`)
    .orderBy(desc(accounts))
    .limit(20);
}

const rowOf = (account: string, address: string) => and(eq(table.account, account), eq(table.address, address));

/** The row as it stands, held until the transaction ends. */
async function lock(tx: Db, account: string, address: string, decay: number) {
  await tx.insert(table).values({ account, address, failures: 0 }).onConflictDoNothing();
  const [row] = await tx
    .select({
      failures: table.failures,
      age: sql<number>`extract(epoch from clock_timestamp() - ${table.updatedAt})::float8`,
      blocked: sql<number>`coalesce(ceil(extract(epoch from ${table.blockedUntil} - clock_timestamp())), 0)::int`,
      hasSucceeded: sql<boolean>`coalesce(
        ${table.succeededAt} > clock_timestamp() - make_interval(secs => ${SUCCESS_MEMORY_SECONDS}), false)`,
    })
    .from(table)
    .where(rowOf(account, address))
    .for('update');
  // Swept between the two statements: as good as new.
  if (!row) return { failures: 0, blocked: 0, hasSucceeded: false };
  return {
    failures: Math.max(0, row.failures - Math.abs(row.age) / decay),
    // No wait is that long: the clock was set back since, and nobody waits for it to come round again.
    blocked: row.blocked > LONGEST_WAIT_SECONDS ? 0 : Math.max(0, row.blocked),
    hasSucceeded: row.hasSucceeded,
  };
}

function waitOf(failures: number, { free, first, most }: Limit): number {
  const over = Math.ceil(failures) - free;
  return over > 0 ? Math.min(most, first * 2 ** Math.min(over - 1, 20)) : 0;
}

const after = (seconds: number) => (seconds > 0 ? sql`clock_timestamp() + make_interval(secs => ${seconds})` : null);

/** Changes the row and begins its decay anew. */
async function save(
  tx: Db,
  account: string,
  address: string,
  changes: { failures: number; blockedUntil?: SQL | null; succeededAt?: SQL },
): Promise<void> {
  await tx
    .update(table)
    .set({ ...changes, updatedAt: sql`clock_timestamp()` })
    .where(rowOf(account, address));
}

async function decrement(
  db: Db,
  account: string,
  address: string,
  changes: { blockedUntil?: null } = {},
): Promise<void> {
  await db
    .update(table)
    .set({ ...changes, failures: sql`greatest(${table.failures} - 1, 0)` })
    .where(rowOf(account, address));
}
