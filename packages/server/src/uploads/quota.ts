import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { uploadsUnderWay as table } from '../db/schema.ts';
import { problems } from '../problems.ts';

/** The limits of one account. */
export interface UploadLimits {
  /** Of all its files together. */
  bytes: number;
  /** Concurrent uploads. */
  atOnce: number;
  /** Whether large files may come in parts. */
  inParts: boolean;
}

/** A reservation that is not renewed in time belongs to a stopped server and no longer counts. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;

/**
 * Reserves space for an upload. Rejects with 429 `too_many_uploads` or 413 `quota_exceeded`. Returns a function that
 * ends the reservation: call it once the file is saved or refused.
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
    const { running } = await requireQuota(tx, limits, userId, bytes);
    if (running >= limits.atOnce) throw problems.tooManyUploads(limits.atOnce);
    await tx.insert(table).values({ id, userId, bytes, expiresAt });
  });
  const timer = setInterval(() => {
    // Tried again before the lease ends.
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

/** Rejects with 413 `quota_exceeded`. Returns how many uploads run through servers, and how many are open. */
export async function requireQuota(
  tx: Db,
  limits: UploadLimits,
  userId: string,
  bytes: number,
): Promise<{ running: number; open: number }> {
  // Reservations of one account run one at a time.
  await rows(tx, sql`select 1 from users where id = ${userId} for update`);
  await tx.execute(sql`delete from uploads_under_way where user_id = ${userId} and expires_at < clock_timestamp()`);
  const open = sql`open_uploads where owner_id = ${userId} and file_id is null and expires_at > clock_timestamp()`;
  const [now] = await rows<{ running: number; open: number; reserved: number; used: number }>(
    tx,
    sql`select
      (select count(*)::int from uploads_under_way where user_id = ${userId}) as running,
      (select count(*)::int from ${open}) as open,
      (select coalesce(sum(bytes), 0)::float8 from uploads_under_way where user_id = ${userId})
        + (select coalesce(sum(size), 0)::float8 from ${open}) as reserved,
      (select coalesce(sum(size), 0)::float8 from files where owner_id = ${userId}) as used`,
  );
  const { reserved = 0, used = 0, ...counts } = now ?? { running: 0, open: 0 };
  if (used + reserved + bytes > limits.bytes) throw problems.quotaExceeded(used + reserved, limits.bytes);
  return counts;
}
