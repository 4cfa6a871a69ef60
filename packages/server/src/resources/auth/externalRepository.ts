import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { externalSignIns, identities, users } from '../../db/schema.ts';
import { removeFactors } from '../secondFactor/removeFactors.ts';
import type { UserRow } from '../users/repository.ts';
import type { Checks, ExternalPerson } from './externalProvider.ts';

const isExpired = lt(externalSignIns.createdAt, sql`now() - interval '10 minutes'`);

/** In the database, since the browser may come back to another server. */
export async function saveChecks(db: Db, checks: Checks): Promise<void> {
  await db.insert(externalSignIns).values(checks);
}

/** Returns and deletes the checks of a sign-in: each is used once. */
export async function takeChecks(db: Db, state: string): Promise<Checks | undefined> {
  const [row] = await db
    .delete(externalSignIns)
    .where(and(eq(externalSignIns.state, state), sql`not ${isExpired}`))
    .returning();
  return row;
}

export async function deleteExpiredSignIns(db: Db): Promise<void> {
  await db.delete(externalSignIns).where(isExpired);
}

/**
 * The account of a person whom a provider has identified, created if there is none.
 *
 * An account that was created with this address and a password belongs to the address's owner now: it loses the
 * password and its sessions, since nobody had verified the address (docs/decisions/0019).
 */
export function findOrAddExternal(db: Db, person: ExternalPerson): Promise<UserRow | undefined> {
  const { issuer, subject, email, firstName, lastName } = person;
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    if (known) return known.user;

    const [added] = await tx
      .insert(users)
      .values({ id: newId(), email, confirmedEmail: email, firstName, lastName, role: 'learner' })
      .onConflictDoNothing({ target: users.email })
      .returning();
    const [user] = added ? [added] : await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return undefined;
    const [linked] = await tx
      .insert(identities)
      .values({ issuer, subject, userId: user.id })
      .onConflictDoNothing()
      .returning();
    if (added || !linked) return user;
    // Nobody had shown that the address was theirs: what else signs in is a stranger's.
    if (user.confirmedEmail !== email) await removeFactors(tx, user.id);
    const [claimed] = await tx
      .update(users)
      .set({ confirmedEmail: email, passwordHash: null, tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, user.id))
      .returning();
    return claimed;
  });
}
