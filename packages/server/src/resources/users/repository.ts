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

/** Fields that are `undefined` stay as they are. */
export async function updateUser(
  db: Db,
  id: string,
  fields: Changes<Pick<UserRow, 'firstName' | 'lastName' | 'bio' | 'pictureFileId'>>,
): Promise<UserRow | undefined> {
  if (Object.values(fields).every((value) => value === undefined)) return findUser(db, id);
  const [row] = await db.update(users).set(fields).where(eq(users.id, id)).returning();
  return row;
}

/**
 * Sets a password, ends all sessions (tokens contain the version) and all links for a new password, and tells the user.
 *
 * @param signInId of the sign-in that goes on with a new token
 */
export async function changePassword(
  db: Db,
  id: string,
  passwordHash: string,
  signInId?: string,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, id))
      .returning();
    await tx.delete(signIns).where(and(eq(signIns.userId, id), signInId ? ne(signIns.id, signInId) : undefined));
    await tx
      .update(passwordResets)
      .set({ usedAt: sql`now()` })
      .where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
    if (row) await notify(tx, { userId: id, ...passwordChangedNotice });
    return row;
  });
}
