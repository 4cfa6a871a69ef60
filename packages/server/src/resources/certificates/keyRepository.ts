import { asc, eq, isNotNull } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Db } from '../../db/database.ts';
import { certificateKeys } from '../../db/schema.ts';

/** Public keys that are published. */
const MAX_KEYS = 100;

/** Keeps a key; nothing if it's known, or if it's a private one and there is one in use. */
export async function addKey(db: Db, key: { id: string; publicKey: JWK; privateKey?: JWK }): Promise<void> {
  await db.insert(certificateKeys).values(key).onConflictDoNothing();
}

export async function findKey(db: Db, id: string): Promise<JWK | undefined> {
  const [row] = await db
    .select({ publicKey: certificateKeys.publicKey })
    .from(certificateKeys)
    .where(eq(certificateKeys.id, id));
  return row?.publicKey;
}

/** The private key in use. */
export async function findPrivateKey(db: Db): Promise<{ id: string; privateKey: JWK } | undefined> {
  const [row] = await db
    .select({ id: certificateKeys.id, privateKey: certificateKeys.privateKey })
    .from(certificateKeys)
    .where(isNotNull(certificateKeys.privateKey));
  return row?.privateKey ? { id: row.id, privateKey: row.privateKey } : undefined;
}

/** All public keys by their thumbprints, oldest first. */
export async function listKeys(db: Db): Promise<(JWK & { kid: string })[]> {
  const rows = await db
    .select({ id: certificateKeys.id, publicKey: certificateKeys.publicKey })
    .from(certificateKeys)
    .orderBy(asc(certificateKeys.createdAt))
    .limit(MAX_KEYS);
  return rows.map(({ id, publicKey }) => ({ ...publicKey, kid: id }));
}

/** Ends the use of the private key: the next signature makes another. Its public part stays. */
export async function retirePrivateKey(db: Db): Promise<boolean> {
  const rows = await db
    .update(certificateKeys)
    .set({ privateKey: null })
    .where(isNotNull(certificateKeys.privateKey))
    .returning({ id: certificateKeys.id });
  return rows.length > 0;
}
