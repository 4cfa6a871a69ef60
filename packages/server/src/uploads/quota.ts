import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { uploadsUnderWay as table } from '../db/schema.ts';
import { problems } from '../problems.ts';

/** What one account may use. */
export interface UploadLimits {
  /** Bytes of all its files together. */
  bytes: number;
  /** Uploads at the same time. */
  atOnce: number;
}

/** Seconds after which an upload whose server has gone is over, and between two signs that it has not. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;

/**
 * Reserves room for an upload of so many bytes. Rejects with 429 `too_many_uploads` or 413 `quota_exceeded`. Returns
 * what ends the reservation: call it when the file is recorded, or will not be.
 */
export async function reserveUpload(
  db: Db,
  limits: UploadLimits,
  userId: string,
  bytes: number,
): Promise<() => Promise<void>> {
  const id = newId();
  const expiresAt = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
  await db.transaction(async (tx) => {
    // One account's uploads begin one after the other.
    await rows(tx, sql`select 1 from users where id = ${userId} for update`);
    await tx.execute(sql`delete from uploads_under_way where user_id = ${userId} and expires_at < clock_timestamp()`);
    const [now] = await rows<{ uploads: number; reserved: number; used: number }>(
      tx,
      sql`select
        (select count(*)::int from uploads_under_way where user_id = ${userId}) as uploads,
        (select coalesce(sum(bytes), 0)::float8 from uploads_under_way where user_id = ${userId}) as reserved,
        (select coalesce(sum(size), 0)::float8 from files where owner_id = ${userId}) as used`,
    );
    const { uploads = 0, reserved = 0, used = 0 } = now ?? {};
    if (uploads >= limits.atOnce) throw problems.tooManyUploads(limits.atOnce);
    if (used + reserved + bytes > limits.bytes) throw problems.quotaExceeded(used + reserved, limits.bytes);
    await tx.insert(table).values({ id, userId, bytes, expiresAt });
  });
  const timer = setInterval(() => {
    // A database that is slow now is asked again before the lease is over.
    db.update(table)
      .set({ expiresAt })
      .where(eq(table.id, id))
      .catch(() => {});
  }, RENEWAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await db.delete(table).where(eq(table.id, id));
  };
}
