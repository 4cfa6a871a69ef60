import { and, desc, eq, sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { prepared } from '../../db/prepared.ts';
import { partners, users } from '../../db/schema.ts';
import { newPartnerKey } from './partnerKey.ts';

export type PartnerRow = typeof partners.$inferSelect;

const findByKey = prepared<{ key: string }, PartnerRow[]>((db) =>
  db
    .select()
    .from(partners)
    .where(eq(partners.key, sql.placeholder('key')))
    .prepare('find_partner'),
);
const findByTestKey = prepared<{ key: string }, PartnerRow[]>((db) =>
  db
    .select()
    .from(partners)
    .where(eq(partners.testKey, sql.placeholder('key')))
    .prepare('find_partner_by_test_key'),
);

/** The length first: a pattern must not be tried on a text of any length. */
const isPartnerKey = (key: string) => key.length === 27 && /^pk_[A-Za-z0-9]+$/.test(key);
const isPartnerTestKey = (key: string) => key.length === 32 && /^pk_test_[A-Za-z0-9]+$/.test(key);

/**
 * The partner with this key or test key, active or revoked. It is read from the database each time, so that a revoked key stops
 * working at once on all servers.
 */
export async function findPartner(db: Db, key: string): Promise<PartnerRow | undefined> {
  if (isPartnerKey(key)) return (await findByKey(db, { key }))[0];
  return isPartnerTestKey(key) ? (await findByTestKey(db, { key }))[0] : undefined;
}

const findByOrigin = prepared<{ origin: string }, { id: string }[]>((db) =>
  db
    .select({ id: partners.id })
    .from(partners)
    .where(sql`${partners.origins} @> array[${sql.placeholder('origin')}]::text[] and ${partners.state} = 'active'`)
    .limit(1)
    .prepare('find_partner_origin'),
);

/** Whether an origin, such as `https://blog.example`, is one of an active partner's. */
export async function isPartnerOrigin(db: Db, origin: string): Promise<boolean> {
  return (await findByOrigin(db, { origin })).length > 0;
}

/** Newest first; one of them, if an id is given. */
export function listPartners(db: Db, id?: string) {
  return db
    .select({ partner: partners, ownerEmail: users.email })
    .from(partners)
    .leftJoin(users, eq(users.id, partners.ownerId))
    .where(id === undefined ? undefined : eq(partners.id, id))
    .orderBy(desc(partners.createdAt), desc(partners.id));
}

/** The partners of a user, newest first. */
export const listOwned = (db: Db, ownerId: string) =>
  db
    .select({ _id: partners.id, name: partners.name, state: partners.state })
    .from(partners)
    .where(eq(partners.ownerId, ownerId))
    .orderBy(desc(partners.createdAt), desc(partners.id));

/** A partner's name, and the account that it belongs to, if any. */
export async function findOwner(db: Db, id: string): Promise<Pick<PartnerRow, 'name' | 'ownerId'> | undefined> {
  const [row] = await db
    .select({ name: partners.name, ownerId: partners.ownerId })
    .from(partners)
    .where(eq(partners.id, id));
  return row;
}

/** Whether a partner is there and belongs to a user. */
export async function isOwned(db: Db, id: string, ownerId: string): Promise<boolean> {
  const isMeant = and(eq(partners.id, id), eq(partners.ownerId, ownerId));
  return (await db.select({ id: partners.id }).from(partners).where(isMeant)).length > 0;
}

export type PartnerFields = Pick<PartnerRow, 'name' | 'origins' | 'ownerId'>;

/** Creates a partner with a new key. Returns undefined where there are `most` partners already. */
export async function addPartner(
  db: Db,
  { name, origins, ownerId }: PartnerFields,
  most: number,
): Promise<PartnerRow | undefined> {
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(partners);
  if ((counted?.count ?? 0) >= most) return undefined;
  const [row] = await db
    .insert(partners)
    .values({ id: newId(), key: newPartnerKey(), name, origins, ownerId })
    .returning();
  return row;
}

/** Fields that are `undefined` stay as they are. Returns false where there is no such partner. */
export async function updatePartner(
  db: Db,
  id: string,
  fields: Changes<PartnerFields & Pick<PartnerRow, 'state'>>,
): Promise<boolean> {
  // An update without fields would not be a statement.
  const changed = await db
    .update(partners)
    .set({ id, ...fields })
    .where(eq(partners.id, id))
    .returning({ id: partners.id });
  return changed.length > 0;
}
