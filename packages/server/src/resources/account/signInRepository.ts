import bowser from 'bowser';
import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { authorizationCodes, endedSignIns, partnerSessions, partners, signIns, users } from '../../db/schema.ts';
import { endSignIn, removeSession } from '../authorization/repository.ts';

/** Of the browser's own description, which may be of any length. */
const MAX_DESCRIPTION_CHARACTERS = 300;
const MAX_NAME_CHARACTERS = 40;

/** The names of a browser and its operating system, as the browser describes itself; empty where it doesn't. */
export function deviceOf(userAgent: string | undefined): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_DESCRIPTION_CHARACTERS));
  const short = (name = '') => name.slice(0, MAX_NAME_CHARACTERS).toWellFormed().replaceAll('\0', '');
  return { browser: short(browser.name), system: short(os.name) };
}

/** Records that a sign-in was used in this hour. */
export async function touchSignIn(
  db: Db,
  signIn: { id: string; userId: string; userAgent: string | undefined; hasPasskey?: boolean },
): Promise<void> {
  const { id, userId, userAgent, hasPasskey } = signIn;
  await db
    .insert(signIns)
    .values({ id, userId, ...deviceOf(userAgent), hasPasskey })
    .onConflictDoUpdate({ target: signIns.id, set: { lastUsedAt: sql`now()`, hasPasskey } });
}

const MAX_LISTED = 100;

const isEnded = (db: Db, id: typeof signIns.id | typeof partnerSessions.signInId) =>
  db.select({ id: endedSignIns.id }).from(endedSignIns).where(eq(endedSignIns.id, id));

/** Where a person is signed in, last used first: at the marketplace, and on partners' pages. */
export async function listSignIns(db: Db, userId: string) {
  const own = await db
    .select()
    .from(signIns)
    .where(
      and(
        eq(signIns.userId, userId),
        gt(signIns.lastUsedAt, sql`now() - interval '30 days'`),
        notExists(isEnded(db, signIns.id)),
      ),
    )
    .orderBy(desc(signIns.lastUsedAt))
    .limit(MAX_LISTED);
  const onPartnersPages = await db
    .select({
      id: partnerSessions.id,
      browser: signIns.browser,
      system: signIns.system,
      partnerName: partners.name,
      createdAt: partnerSessions.createdAt,
      lastUsedAt: partnerSessions.renewedAt,
    })
    .from(partnerSessions)
    .innerJoin(users, and(eq(users.id, partnerSessions.userId), eq(users.tokenVersion, partnerSessions.tokenVersion)))
    .innerJoin(partners, and(eq(partners.id, partnerSessions.partnerId), eq(partners.state, 'active')))
    .leftJoin(signIns, eq(signIns.id, partnerSessions.signInId))
    .where(
      and(
        eq(partnerSessions.userId, userId),
        gt(partnerSessions.renewedAt, sql`now() - interval '24 hours'`),
        notExists(isEnded(db, partnerSessions.signInId)),
      ),
    )
    .orderBy(desc(partnerSessions.renewedAt))
    .limit(MAX_LISTED);
  return [...own.map((row) => ({ ...row, partnerName: undefined })), ...onPartnersPages]
    .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
    .slice(0, MAX_LISTED);
}

/** Ends a sign-in of this person, or their session on a partner's page. Returns whether there was one. */
export async function endListed(db: Db, userId: string, id: string): Promise<boolean> {
  const [own] = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.id, id), eq(signIns.userId, userId)));
  if (own) {
    await endSignIn(db, id);
    return true;
  }
  const [session] = await db
    .select({ id: partnerSessions.id })
    .from(partnerSessions)
    .where(and(eq(partnerSessions.id, id), eq(partnerSessions.userId, userId)));
  if (session) await removeSession(db, id);
  return session !== undefined;
}

/** Ends every token and session of a person, but for tokens that are issued from now on. Returns the row with its new version. */
export function endAllSignIns(db: Db, userId: string, exceptId?: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, userId))
      .returning();
    await tx.delete(signIns).where(and(eq(signIns.userId, userId), exceptId ? ne(signIns.id, exceptId) : undefined));
    await tx.delete(partnerSessions).where(eq(partnerSessions.userId, userId));
    await tx.delete(authorizationCodes).where(eq(authorizationCodes.userId, userId));
    return row;
  });
}

/** Deletes the record of sign-ins whose tokens have expired. */
export async function deleteUnusedSignIns(db: Db): Promise<void> {
  await db.delete(signIns).where(sql`${signIns.lastUsedAt} < now() - interval '31 days'`);
}
