import type { PartnerApiKey } from '@lectern/sdk/api';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { partnerApiKeys as keys, partners } from '../../db/schema.ts';
import { hashOfToken } from '../../linkTokens.ts';
import { API_KEY_LENGTH, newApiKey } from './partnerKey.ts';

/** How long a key works beside the one that has replaced it. */
const PREVIOUS_HOURS = 24;
/** How long it is known that a key has ended. */
const KEPT_DAYS = 90;
/** Within which a key's use is noted once. */
const NOTED_HOURS = 1;

const ENDING_CHARACTERS = 4;

/** Whose key this is, and whether it works; undefined for one that nobody has. It is read each time, as publishable keys are. */
export async function findByApiKey(
  db: Db,
  key: string,
): Promise<{ partnerId: string; state: 'works' | 'ended' | 'partner' } | undefined> {
  // Nothing longer is hashed.
  if (key.length !== API_KEY_LENGTH) return undefined;
  const hash = hashOfToken(key);
  const [found] = await db
    .select({
      partnerId: keys.partnerId,
      partnerState: partners.state,
      hasEnded: sql<boolean>`coalesce(${keys.endsAt} <= now(), false)`,
      isNoted: sql<boolean>`coalesce(${keys.lastUsedAt} > now() - make_interval(hours => ${NOTED_HOURS}), false)`,
    })
    .from(keys)
    .innerJoin(partners, eq(partners.id, keys.partnerId))
    .where(eq(keys.hash, hash));
  if (!found) return undefined;
  const { partnerId, partnerState, hasEnded, isNoted } = found;
  if (hasEnded) return { partnerId, state: 'ended' };
  if (partnerState === 'revoked') return { partnerId, state: 'partner' };
  if (!isNoted) await db.update(keys).set({ lastUsedAt: sql`now()` }).where(eq(keys.hash, hash));
  return { partnerId, state: 'works' };
}

/** Makes a key. The one before works for a day more. Undefined where there is no such partner. */
export function renewApiKey(db: Db, partnerId: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // One at a time: each partner has one newest key.
    const [partner] = await tx
      .select({ id: partners.id })
      .from(partners)
      .where(eq(partners.id, partnerId))
      .for('no key update');
    if (!partner) return undefined;
    await tx
      .delete(keys)
      .where(and(eq(keys.partnerId, partnerId), lt(keys.endsAt, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
    await tx
      .update(keys)
      .set({ endsAt: sql`now() + make_interval(hours => ${PREVIOUS_HOURS})` })
      .where(and(eq(keys.partnerId, partnerId), isNull(keys.endsAt)));
    const key = newApiKey();
    await tx.insert(keys).values({ hash: hashOfToken(key), partnerId, ending: key.slice(-ENDING_CHARACTERS) });
    return key;
  });
}

/** Ends all keys of a partner at once. */
export async function revokeApiKeys(db: Db, partnerId: string): Promise<void> {
  await db
    .update(keys)
    .set({ endsAt: sql`now()` })
    .where(and(eq(keys.partnerId, partnerId), sql`(${keys.endsAt} is null or ${gt(keys.endsAt, sql`now()`)})`));
}

interface KeyRow extends Record<string, unknown> {
  partnerId: string;
  ending: string;
  createdAt: string;
  lastUsedAt: string | null;
  previousUntil: string | null;
}

/** The newest keys, by partner: of all partners, or of one. */
export async function listApiKeys(db: Db, partnerId?: string): Promise<Map<string, PartnerApiKey>> {
  const isoOf = (moment: unknown) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const found = await rows<KeyRow>(
    db,
    sql`select newest.partner_id as "partnerId", newest.ending, ${isoOf(sql`newest.created_at`)} as "createdAt",
        ${isoOf(sql`newest.last_used_at`)} as "lastUsedAt",
        (select ${isoOf(sql`max(before.ends_at)`)} from ${keys} before
          where before.partner_id = newest.partner_id and before.ends_at > now()) as "previousUntil"
      from ${keys} newest
      where newest.ends_at is null and ${partnerId === undefined ? sql`true` : sql`newest.partner_id = ${partnerId}`}`,
  );
  return new Map(
    found.map(({ partnerId: id, ending, createdAt, lastUsedAt, previousUntil }) => [
      id,
      { ending, createdAt, lastUsedAt: lastUsedAt ?? undefined, previousUntil: previousUntil ?? undefined },
    ]),
  );
}
