import { passwordChangedNotice } from '@lectern/sdk/rules';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { passwordResets, signIns, users } from '../../db/schema.ts';
import { notify } from './notificationRepository.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** Creates an account. Returns undefined where the email is taken. */
export async function addUser(
  db: Db,
  user: {
    email: string;
    passwordHash: string;
    role: 'learner' | 'instructor';
    firstName: string;
    lastName: string;
    partnerId?: string | null;
  },
): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values({ id: newId(), ...user })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return row;
}

/** Whose session a call belongs to; without a version, an operator's act. */
interface Account {
  id: string;
  tokenVersion?: number | undefined;
}

const isStill = ({ id, tokenVersion }: Account) =>
  and(
    eq(users.id, id),
    isNull(users.deletedAt),
    tokenVersion === undefined ? undefined : eq(users.tokenVersion, tokenVersion),
  );

/** Fields that are `undefined` stay as they are. Returns nothing if the session has ended. */
export async function updateUser(
  db: Db,
  { id, tokenVersion }: Account,
  fields: Changes<Pick<UserRow, 'firstName' | 'lastName' | 'bio' | 'pictureFileId'>>,
): Promise<UserRow | undefined> {
  const isNothing = Object.values(fields).every((value) => value === undefined);
  // A new token for a session that has ended meanwhile would begin it anew.
  const [row] = await db
    .update(users)
    .set(isNothing ? { tokenVersion: sql`${users.tokenVersion}` } : fields)
    .where(isStill({ id, tokenVersion }))
    .returning();
  return row;
}

/**
 * Sets a password, ends all sessions (tokens contain the version) and all links for a new password, and tells the user.
 * Returns nothing if the session has ended.
 *
 * @param account with the sign-in that goes on with a new token
 */
export async function changePassword(
  db: Db,
  account: Account & { signInId?: string | undefined },
  passwordHash: string,
): Promise<UserRow | undefined> {
  const { id, signInId } = account;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(isStill(account))
      .returning();
    if (!row) return undefined;
    await tx.delete(signIns).where(and(eq(signIns.userId, id), signInId ? ne(signIns.id, signInId) : undefined));
    await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
    await notify(tx, { userId: id, ...passwordChangedNotice });
    return row;
  });
}
