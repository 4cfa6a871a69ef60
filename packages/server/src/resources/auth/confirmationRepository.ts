import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { emailConfirmations as table, users } from '../../db/schema.ts';

/** How long a link to confirm an address counts. */
export const CONFIRMATION_SECONDS = 3 * 86_400;
/** Links to one account in an hour, so that nobody fills a mailbox by an address that isn't theirs. */
const MAX_AN_HOUR = 3;

/** One link of an account after another. */
async function lockAccount(tx: Db, userId: string) {
  const [row] = await tx
    .select({ email: users.email, confirmedEmail: users.confirmedEmail })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/**
 * Adds a link to the address of an account. Returns whether it was added; the address may be confirmed already, or the
 * account has to wait so many seconds because it got too many.
 */
export async function addConfirmation(
  tx: Db,
  link: Pick<typeof table.$inferInsert, 'id' | 'userId' | 'tokenHash'>,
): Promise<'added' | 'confirmed' | { wait: number }> {
  const account = await lockAccount(tx, link.userId);
  if (!account || account.confirmedEmail === account.email) return 'confirmed';
  const age = sql<number>`extract(epoch from clock_timestamp() - ${table.createdAt})::float8`;
  const recent = await tx
    .select({ age })
    .from(table)
    .where(and(eq(table.userId, link.userId), gt(table.createdAt, sql`clock_timestamp() - interval '1 hour'`)))
    .orderBy(asc(table.createdAt));
  const oldest = recent[recent.length - MAX_AN_HOUR];
  if (oldest) return { wait: Math.max(1, Math.ceil(3_600 - oldest.age)) };
  const expiresAt = sql`now() + make_interval(secs => ${CONFIRMATION_SECONDS})`;
  await tx.insert(table).values({ ...link, email: account.email, expiresAt });
  return 'added';
}

/** How a link stands; undefined where there is none. One to an address that the account no longer has is over. */
export async function findConfirmation(
  db: Db,
  by: { id: string } | { tokenHash: string },
): Promise<'good' | 'used' | 'expired' | undefined> {
  const [row] = await db
    .select({
      usedAt: table.usedAt,
      isOver: sql<boolean>`${table.expiresAt} <= now() or ${table.email} <> ${users.email}`,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where('id' in by ? eq(table.id, by.id) : eq(table.tokenHash, by.tokenHash));
  return row && (row.usedAt ? 'used' : row.isOver ? 'expired' : 'good');
}

/** Uses a link, and with it all others of the account. Returns the account's id; undefined where the link doesn't count. */
export function confirmEmail(db: Db, tokenHash: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [link] = await tx.select({ userId: table.userId }).from(table).where(eq(table.tokenHash, tokenHash));
    const account = link && (await lockAccount(tx, link.userId));
    if (!account) return undefined;
    const isOpen = and(eq(table.userId, link.userId), isNull(table.usedAt));
    const [used] = await tx
      .update(table)
      .set({ usedAt: sql`now()` })
      .where(
        and(isOpen, eq(table.tokenHash, tokenHash), eq(table.email, account.email), gt(table.expiresAt, sql`now()`)),
      )
      .returning({ id: table.id });
    if (!used) return undefined;
    await tx.update(table).set({ usedAt: sql`now()` }).where(isOpen);
    await tx.update(users).set({ confirmedEmail: account.email }).where(eq(users.id, link.userId));
    return link.userId;
  });
}

export async function isEmailConfirmed(db: Db, userId: string): Promise<boolean> {
  const isConfirmed = and(eq(users.id, userId), eq(users.confirmedEmail, users.email));
  return (await db.$count(users, isConfirmed)) > 0;
}

/** A used link says so for a day longer than it counts. */
export async function deleteOldConfirmations(db: Db): Promise<void> {
  await db.delete(table).where(lt(table.expiresAt, sql`now() - interval '1 day'`));
}
