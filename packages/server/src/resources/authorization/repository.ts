import type { PartnerScope } from '@lectern/sdk/api';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lastWriteOf } from '../../db/lastWrites.ts';
import { prepared } from '../../db/prepared.ts';
import { authorizationCodes, endedSignIns, partnerSessions, partners, signIns, users } from '../../db/schema.ts';

/** Of one person; the one that was used least recently goes first. */
const MAX_SESSIONS = 50;
/** Of one person, within a minute. */
const MAX_CODES = 20;

type Code = typeof authorizationCodes.$inferSelect;
type Session = typeof partnerSessions.$inferSelect;

const isFresh = sql`${authorizationCodes.createdAt} > now() - interval '60 seconds'`;

/** Stores a code. Returns false where the person has too many. */
export function saveCode(
  db: Db,
  code: Omit<typeof authorizationCodes.$inferInsert, 'createdAt' | 'usedAt' | 'sessionId'>,
): Promise<boolean> {
  const { userId } = code;
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const live = and(eq(authorizationCodes.userId, userId), isFresh);
    const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(authorizationCodes).where(live);
    if ((counted?.count ?? 0) >= MAX_CODES) return false;
    await tx.insert(authorizationCodes).values(code);
    return true;
  });
}

/**
 * Uses a code, once: of several at the same time, one gets it.
 *
 * @param from the origin to which the code was given; undefined for a frame, which may use any of its partner's
 */
export async function redeemCode(
  db: Db,
  code: Pick<Code, 'hash' | 'challenge' | 'partnerId'> & { sessionId: string },
  from: string | undefined,
): Promise<Code | undefined> {
  const { hash, challenge, partnerId, sessionId } = code;
  const [row] = await db
    .update(authorizationCodes)
    // A frame's session is the sign-in itself.
    .set({
      usedAt: sql`now()`,
      sessionId: sql`case when ${authorizationCodes.origin} is null then null else ${sessionId} end`,
    })
    .where(
      and(
        eq(authorizationCodes.hash, hash),
        eq(authorizationCodes.challenge, challenge),
        eq(authorizationCodes.partnerId, partnerId),
        from === undefined ? undefined : eq(authorizationCodes.origin, from),
        isNull(authorizationCodes.usedAt),
        isFresh,
      ),
    )
    .returning();
  return row;
}

/** Ends the session that a used code began: someone else has the code. */
export async function endReplayed(db: Db, hash: string): Promise<void> {
  const [used] = await db
    .select()
    .from(authorizationCodes)
    .where(and(eq(authorizationCodes.hash, hash), sql`${authorizationCodes.usedAt} is not null`));
  if (!used) return;
  if (used.sessionId === null) await endSignIn(db, used.signInId);
  else await removeSession(db, used.sessionId);
}

export async function addSession(
  db: Db,
  session: Pick<Session, 'id' | 'userId' | 'tokenVersion' | 'signInId' | 'partnerId' | 'origin'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const oldest = tx
      .select({ id: partnerSessions.id })
      .from(partnerSessions)
      .where(eq(partnerSessions.userId, session.userId))
      .orderBy(desc(partnerSessions.renewedAt))
      .offset(MAX_SESSIONS - 1);
    await tx.delete(partnerSessions).where(inArray(partnerSessions.id, oldest));
    await tx.insert(partnerSessions).values(session);
  });
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.delete(partnerSessions).where(eq(partnerSessions.id, id));
}

export interface PartnerActor {
  userId: string;
  /** Null: the marketplace's own. */
  origin: string | null;
  partnerId: string;
  scopes: PartnerScope[];
}

/** With a position that has all that they have written. */
type FoundActor = PartnerActor & { lastWrite: string | null };

/** Of a session that is still valid: neither it nor its sign-in ended, and the partner may still do this. */
const findSession = prepared<{ id: string }, FoundActor[]>((db) =>
  db
    .select({
      userId: partnerSessions.userId,
      origin: partnerSessions.origin,
      partnerId: partners.id,
      scopes: partners.scopes,
      lastWrite: lastWriteOf(sql`${partnerSessions.userId}`),
    })
    .from(partnerSessions)
    .innerJoin(users, and(eq(users.id, partnerSessions.userId), eq(users.tokenVersion, partnerSessions.tokenVersion)))
    .innerJoin(partners, and(eq(partners.id, partnerSessions.partnerId), eq(partners.state, 'active')))
    .where(
      sql`${eq(partnerSessions.id, sql.placeholder('id'))}
        and (${partnerSessions.origin} is null or ${partnerSessions.origin} = any(${partners.origins}))
        and not exists (select 1 from ${endedSignIns} where ${endedSignIns.id} = ${partnerSessions.signInId})`,
    )
    .prepare('find_partner_actor'),
);

export const findPartnerActor = async (db: Db, sessionId: string): Promise<FoundActor | undefined> =>
  (await findSession(db, { id: sessionId }))[0];

/**
 * Uses the handle of this generation. Returns the generation of the next handle: the same one again within half a
 * minute, for a client that missed the answer. Anything older has been copied and ends the session: undefined.
 */
export async function renewSession(db: Db, id: string, generation: number): Promise<number | undefined> {
  const isUsable = sql`${partnerSessions.renewedAt} > now() - interval '24 hours'
    and ${partnerSessions.createdAt} > now() - interval '30 days'`;
  const [renewed] = await db
    .update(partnerSessions)
    .set({ generation: generation + 1, renewedAt: sql`now()` })
    .where(and(eq(partnerSessions.id, id), eq(partnerSessions.generation, generation), isUsable))
    .returning({ generation: partnerSessions.generation });
  if (renewed) return renewed.generation;
  const [repeated] = await db
    .select({ generation: partnerSessions.generation })
    .from(partnerSessions)
    .where(
      and(
        eq(partnerSessions.id, id),
        eq(partnerSessions.generation, generation + 1),
        sql`${partnerSessions.renewedAt} > now() - interval '30 seconds'`,
      ),
    );
  if (repeated) return repeated.generation;
  await removeSession(db, id);
  return undefined;
}

/** The sign-in that a session of a partner's page comes from. */
export async function signInOf(db: Db, sessionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ signInId: partnerSessions.signInId })
    .from(partnerSessions)
    .where(eq(partnerSessions.id, sessionId));
  return row?.signInId;
}

/** Ends every token, session and code that comes from one sign-in. */
export async function endSignIn(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(endedSignIns).values({ id }).onConflictDoNothing();
    await tx.delete(signIns).where(eq(signIns.id, id));
    await tx.delete(partnerSessions).where(eq(partnerSessions.signInId, id));
    await tx.delete(authorizationCodes).where(eq(authorizationCodes.signInId, id));
  });
}

/** Whether a sign-in is still valid, for a code that was made during it. */
export async function isSignInValid(db: Db, { userId, tokenVersion, signInId }: Code): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} = ${userId} and ${users.tokenVersion} = ${tokenVersion}
        and not exists (select 1 from ${endedSignIns} where ${endedSignIns.id} = ${signInId})`,
    );
  return found.length > 0;
}

/** Deletes what no token or handle can refer to any more. Used codes stay for an hour, so that a copy is noticed. */
export async function deleteOldAuthorizations(db: Db): Promise<void> {
  await db.delete(authorizationCodes).where(sql`${authorizationCodes.createdAt} < now() - interval '1 hour'`);
  await db.delete(partnerSessions).where(
    sql`${partnerSessions.renewedAt} < now() - interval '25 hours'
      or ${partnerSessions.createdAt} < now() - interval '31 days'`,
  );
  await db.delete(endedSignIns).where(sql`${endedSignIns.endedAt} < now() - interval '31 days'`);
}
