import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { signInFailures as table } from '../../db/schema.ts';

/** How many failures are free, and the wait in seconds after the next one, which doubles up to `most`. */
interface Limit {
  free: number;
  first: number;
  most: number;
  /** Seconds after which one failure no longer counts. */
  decay: number;
}
const PAIR: Limit = { free: 5, first: 5, most: 900, decay: 600 };
const ADDRESS: Limit = { free: 60, first: 5, most: 60, decay: 60 };
const LONGEST_WAIT_SECONDS = Math.max(PAIR.most, ADDRESS.most);
const SIGN_UPS = { free: 60, decay: 20 };
/** Requests of a link to reset a password, and links that were tried. */
const RESET_REQUESTS = { free: 20, decay: 60 };
const RESET_LINKS = { free: 60, decay: 20 };
const CHECKOUTS = { free: 60, decay: 60 };
/** Wrong discount codes. */
const DISCOUNT_GUESSES = { free: 20, decay: 30 };
/** Sign-ins on partners' pages, for a school behind one address. */
const AUTHORIZATIONS = { free: 300, decay: 1 };
/** Wrong codes after the right password, of an account: 480 a day, of a million. */
const CODES = { free: 10, decay: 180 };
/** Sign-ins with a passkey that were begun. */
const PASSKEYS = { free: 300, decay: 1 };
/** Calls of a partner's server. */
const PARTNER_CALLS = { free: 120, decay: 1 };
/** Orders with a partner's test key. */
const TEST_ORDERS = { free: 120, decay: 10 };
const SUPPORT_MESSAGES = { free: 20, decay: 180 };
const ACKNOWLEDGEMENTS = { free: 3, decay: 1_200 };
/** Concurrent attempts of one address after its free failures. */
const MAX_CONCURRENT_ATTEMPTS = 10;
/** How long rows are stored, and those of pairs that have signed in. */
const MEMORY_SECONDS = 3600;
const SUCCESS_MEMORY_SECONDS = 30 * 24 * 3600;
/** In place of an email, for rows that count all attempts of an address. */
const ALL_ACCOUNTS = '';
/** In place of an address, for rows that count an account wherever it is tried. */
const ANY_ADDRESS = '';
const SIGN_UP_ACCOUNT = 'sign-up';
const RESET_REQUEST_ACCOUNT = 'reset-request';
const RESET_LINK_ACCOUNT = 'reset-link';
const CHECKOUT_ACCOUNT = 'checkout';
const DISCOUNT_ACCOUNT = 'discount';
const AUTHORIZATION_ACCOUNT = 'authorization';
const PASSKEY_ACCOUNT = 'passkey';
const SUPPORT_ACCOUNT = 'support';
const ACKNOWLEDGEMENT_ACCOUNT = 'acknowledgement';

/** Failures count for the pair of account and address, so that nobody can lock another person's account. */
export interface Attempt {
  account: string;
  address: string;
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts count too. Returns the seconds to wait,
 * or 0: then call `succeed`, `fail` or `cancelAttempt`. An attempt that has to wait does not count. A pair that signed
 * in during the last 30 days is not slowed down by others at its address.
 */
export function beginAttempt(db: Db, { account, address }: Attempt): Promise<number> {
  return db.transaction(async (tx) => {
    const all = await lock(tx, ALL_ACCOUNTS, address, ADDRESS.decay);
    const pair = await lock(tx, account, address, PAIR.decay);
    if (pair.blocked > 0) return pair.blocked;
    if (!pair.hasSucceeded) {
      if (all.blocked > 0) return all.blocked;
      if (all.failures >= ADDRESS.free + MAX_CONCURRENT_ATTEMPTS) return 1;
    }
    await save(tx, ALL_ACCOUNTS, address, { failures: all.failures + 1 });
    const failures = pair.failures + 1;
    await save(tx, account, address, { failures, blockedUntil: after(waitOf(failures, PAIR)) });
    return 0;
  });
}

/** After a wrong password: blocks the address if it has failed too often. */
export async function fail(db: Db, { address }: Attempt): Promise<void> {
  await db.transaction(async (tx) => {
    const { failures } = await lock(tx, ALL_ACCOUNTS, address, ADDRESS.decay);
    const wait = waitOf(failures, ADDRESS);
    if (wait > 0) await save(tx, ALL_ACCOUNTS, address, { failures, blockedUntil: after(wait) });
  });
}

/** After the right password: clears the pair, and takes this attempt off the address's count. */
export async function succeed(db: Db, { account, address }: Attempt): Promise<void> {
  const succeededAt = sql`clock_timestamp()`;
  await save(db, account, address, { failures: 0, blockedUntil: null, succeededAt });
  await decrement(db, ALL_ACCOUNTS, address);
}

/** Lifts the wait of a pair whose password was reset. */
export async function forgive(db: Db, { account, address }: Attempt): Promise<void> {
  await save(db, account, address, { failures: 0, blockedUntil: null });
}

/** After an error: the password was not checked, and the attempt does not count. */
export async function cancelAttempt(db: Db, { account, address }: Attempt): Promise<void> {
  await decrement(db, ALL_ACCOUNTS, address);
  await decrement(db, account, address, { blockedUntil: null });
}

/** Counts a sign-up. Returns the seconds that its address has to wait, or 0. */
export const beginSignUp = (db: Db, address: string): Promise<number> => count(db, SIGN_UP_ACCOUNT, address, SIGN_UPS);

/** Counts a request of a link to reset a password. Returns the seconds that its address has to wait, or 0. */
export const beginResetRequest = (db: Db, address: string): Promise<number> =>
  count(db, RESET_REQUEST_ACCOUNT, address, RESET_REQUESTS);

/** Counts a link that is tried. Returns the seconds that its address has to wait, or 0. */
export const beginResetLink = (db: Db, address: string): Promise<number> =>
  count(db, RESET_LINK_ACCOUNT, address, RESET_LINKS);

/** Counts an opened checkout. Returns 0, or for how many seconds those of this address don't count. */
export const beginCheckout = (db: Db, address: string): Promise<number> =>
  count(db, CHECKOUT_ACCOUNT, address, CHECKOUTS);

/** Counts a sign-in on a partner's page. Returns the seconds that its address has to wait, or 0. */
export const beginAuthorization = (db: Db, address: string): Promise<number> =>
  count(db, AUTHORIZATION_ACCOUNT, address, AUTHORIZATIONS);

/** Codes of an account are counted whatever the address: only who has the password gets so far. */
const codesOf = (userId: string) => `code ${userId}`;

/** Counts a code before it is checked. Returns the seconds that its account has to wait, or 0. */
export const beginCode = (db: Db, userId: string): Promise<number> => count(db, codesOf(userId), ANY_ADDRESS, CODES);

/** After a right one. */
export const forgiveCodes = (db: Db, userId: string): Promise<void> =>
  save(db, codesOf(userId), ANY_ADDRESS, { failures: 0 });

/** Counts a sign-in with a passkey that is begun. Returns the seconds that its address has to wait, or 0. */
export const beginPasskey = (db: Db, address: string): Promise<number> => count(db, PASSKEY_ACCOUNT, address, PASSKEYS);

/** Counts a call of a partner's server, wherever it comes from. Returns the seconds that it has to wait, or 0. */
export const beginPartnerCall = (db: Db, partnerId: string): Promise<number> =>
  count(db, `partner ${partnerId}`, ANY_ADDRESS, PARTNER_CALLS);

/** Counts an order with a partner's test key, whoever places it. Returns the seconds that the next one has to wait, or 0. */
export const beginTestOrder = (db: Db, partnerId: string): Promise<number> =>
  count(db, `test orders ${partnerId}`, ANY_ADDRESS, TEST_ORDERS);

/** Counts a message to support. Returns the seconds that its address, or the person with this id, has to wait, or 0. */
export const beginSupportMessage = (db: Db, who: string): Promise<number> =>
  count(db, SUPPORT_ACCOUNT, who, SUPPORT_MESSAGES);

/** Counts an acknowledgement to a mail address. Returns 0, or for how many seconds it gets no more. */
export const beginAcknowledgement = (db: Db, email: string): Promise<number> =>
  count(db, ACKNOWLEDGEMENT_ACCOUNT, email, ACKNOWLEDGEMENTS);

/** Counts a wrong discount code. Returns the seconds that its address has to wait, or 0. */
export const beginGuess = (db: Db, address: string): Promise<number> =>
  count(db, DISCOUNT_ACCOUNT, address, DISCOUNT_GUESSES);

/** How many seconds an address has to wait with discount codes after too many wrong ones, or 0. */
export async function waitToGuess(db: Db, address: string): Promise<number> {
  const [row] = await db
    .select({
      failures: table.failures,
      age: sql<number>`extract(epoch from clock_timestamp() - ${table.updatedAt})::float8`,
    })
    .from(table)
    .where(rowOf(DISCOUNT_ACCOUNT, address));
  const { free, decay } = DISCOUNT_GUESSES;
  const over = (row?.failures ?? 0) - Math.abs(row?.age ?? 0) / decay + 1 - free;
  return over > 0 ? Math.ceil(over * decay) : 0;
}

function count(db: Db, account: string, address: string, { free, decay }: { free: number; decay: number }) {
  return db.transaction(async (tx) => {
    const { failures } = await lock(tx, account, address, decay);
    const over = failures + 1 - free;
    if (over > 0) return Math.ceil(over * decay);
    await save(tx, account, address, { failures: failures + 1 });
    return 0;
  });
}

/** Deletes rows that no longer count. */
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

/** Addresses from which at least this many accounts signed in during the last 30 days, most accounts first. */
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

/** Locks a row until the transaction ends and returns its current values. */
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
  // Deleted between the two statements.
  if (!row) return { failures: 0, blocked: 0, hasSucceeded: false };
  return {
    failures: Math.max(0, row.failures - Math.abs(row.age) / decay),
    // Longer than any wait: the clock was set back since.
    blocked: row.blocked > LONGEST_WAIT_SECONDS ? 0 : Math.max(0, row.blocked),
    hasSucceeded: row.hasSucceeded,
  };
}

function waitOf(failures: number, { free, first, most }: Limit): number {
  const over = Math.ceil(failures) - free;
  return over > 0 ? Math.min(most, first * 2 ** Math.min(over - 1, 20)) : 0;
}

const after = (seconds: number) => (seconds > 0 ? sql`clock_timestamp() + make_interval(secs => ${seconds})` : null);

/** Changes the row and restarts its decay. */
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
