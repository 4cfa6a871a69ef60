import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { passwordResets as table, users } from '../../db/schema.ts';
import { changePassword, type UserRow } from '../users/repository.ts';

type ResetRow = typeof table.$inferSelect;

/** How long a link to reset a password counts. */
export const RESET_SECONDS = 1_800;
/** Links of one account in half an hour; further requests send none, so that nobody fills a mailbox. */
const MAX_OPEN = 3;

/** One request of an account after another. */
const lockAccount = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** Adds a link, unless the account has too many. Returns whether it was added. */
export async function addReset(tx: Db, reset: Pick<ResetRow, 'id' | 'userId' | 'tokenHash'>): Promise<boolean> {
  await lockAccount(tx, reset.userId);
  const open = and(eq(table.userId, reset.userId), gt(table.expiresAt, sql`now()`));
  if ((await tx.$count(table, open)) >= MAX_OPEN) return false;
  await tx.insert(table).values({ ...reset, expiresAt: sql`now() + make_interval(secs => ${RESET_SECONDS})` });
  return true;
}

/** How a link stands; undefined where there is none. */
export async function findReset(
  db: Db,
  by: { id: string } | { tokenHash: string },
): Promise<'good' | 'used' | 'expired' | undefined> {
  const [row] = await db
    .select({ usedAt: table.usedAt, isOver: sql<boolean>`${table.expiresAt} <= now()` })
    .from(table)
    .where('id' in by ? eq(table.id, by.id) : eq(table.tokenHash, by.tokenHash));
  return row && (row.usedAt ? 'used' : row.isOver ? 'expired' : 'good');
}

/** Uses a link, and with it all others of the account. Returns the account's row; undefined where the link doesn't count. */
export function resetPassword(db: Db, tokenHash: string, passwordHash: string): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const [link] = await tx.select({ userId: table.userId }).from(table).where(eq(table.tokenHash, tokenHash));
    if (!link) return undefined;
    await lockAccount(tx, link.userId);
    const [used] = await tx
      .update(table)
      .set({ usedAt: sql`now()` })
      .where(and(eq(table.tokenHash, tokenHash), isNull(table.usedAt), gt(table.expiresAt, sql`now()`)))
      .returning({ id: table.id });
    return used && changePassword(tx, { id: link.userId }, passwordHash);
  });
}

/** A used link says so for a day. */
export async function deleteOldResets(db: Db): Promise<void> {
  await db.delete(table).where(lt(table.expiresAt, sql`now() - interval '1 day'`));
}
