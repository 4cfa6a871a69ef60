import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { passkeys, users } from '../../db/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Adds a passkey. Undefined where it is somebody's already, or the account has `most`. */
export async function addPasskey(
  tx: Db,
  passkey: Pick<PasskeyRow, 'userId' | 'credentialId' | 'name' | 'publicKey' | 'counter' | 'transports'>,
  most: number,
): Promise<PasskeyRow | undefined> {
  // Several at the same time count too.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, passkey.userId)).for('update');
  if ((await tx.$count(passkeys, eq(passkeys.userId, passkey.userId))) >= most) return undefined;
  const [row] = await tx
    .insert(passkeys)
    .values({ id: newId(), ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

/** Records a use. False where the counter has gone on meanwhile: somebody has a copy. */
export async function recordUse(db: Db, { id, counter }: PasskeyRow, newCounter: number): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Returns whether there was one. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

export const removePasskeys = (db: Db, userId: string): Promise<unknown> =>
  db.delete(passkeys).where(eq(passkeys.userId, userId));
