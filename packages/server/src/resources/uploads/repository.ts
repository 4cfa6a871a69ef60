import { and, eq, gt, isNull, lt, not, sql } from 'drizzle-orm';
import { claimEnd, isClaimed } from '../../db/claim.ts';
import type { Db } from '../../db/database.ts';
import { files, openUploads } from '../../db/schema.ts';

export type OpenUploadRow = typeof openUploads.$inferSelect;

/** Without a call that asks for addresses. */
const LIFETIME_SECONDS = 24 * 3_600;
/** Longer than a file of parts takes to be joined; whoever asks meanwhile is told to wait. */
const CLAIM_SECONDS = 120;

const lifetime = claimEnd(LIFETIME_SECONDS);
const isOwn = (ownerId: string, id: string) => and(eq(openUploads.id, id), eq(openUploads.ownerId, ownerId));

export const addOpenUpload = (
  tx: Db,
  row: Pick<OpenUploadRow, 'id' | 'ownerId' | 'kind' | 'size' | 'path' | 'storageId'>,
) =>
  tx
    .insert(openUploads)
    .values({ ...row, expiresAt: lifetime })
    .returning();

export async function findOpenUpload(db: Db, ownerId: string, id: string): Promise<OpenUploadRow | undefined> {
  const [row] = await db
    .select()
    .from(openUploads)
    .where(and(isOwn(ownerId, id), gt(openUploads.expiresAt, sql`clock_timestamp()`)));
  return row;
}

export async function prolongOpenUpload(db: Db, ownerId: string, id: string): Promise<OpenUploadRow | undefined> {
  const [row] = await db
    .update(openUploads)
    .set({ expiresAt: lifetime })
    .where(and(isOwn(ownerId, id), isNull(openUploads.fileId), gt(openUploads.expiresAt, sql`clock_timestamp()`)))
    .returning();
  return row;
}

/** Whether this caller alone may end the upload now. */
export async function claimOpenUpload(db: Db, id: string): Promise<boolean> {
  const claimed = await db
    .update(openUploads)
    .set({ claimedUntil: claimEnd(CLAIM_SECONDS), expiresAt: lifetime })
    .where(
      and(eq(openUploads.id, id), isNull(openUploads.fileId), not(isClaimed(openUploads.claimedUntil, CLAIM_SECONDS))),
    )
    .returning({ id: openUploads.id });
  return claimed.length > 0;
}

export const endClaim = (db: Db, id: string) =>
  db.update(openUploads).set({ claimedUntil: sql`'-infinity'` }).where(eq(openUploads.id, id));

/** Makes the upload a file. False where it was cancelled meanwhile. */
export async function recordFile(
  db: Db,
  { id, ownerId, path, size }: OpenUploadRow,
  fileId: string,
  mime: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(openUploads).where(eq(openUploads.id, id)).for('update');
    if (!row) return false;
    await tx.insert(files).values({ id: fileId, path, mime, size, ownerId, isPublic: false });
    await tx.update(openUploads).set({ fileId }).where(eq(openUploads.id, id));
    return true;
  });
}

/** Deletes the row of an upload that this caller ends. */
export const deleteOpenUpload = (db: Db, id: string) => db.delete(openUploads).where(eq(openUploads.id, id));

/** Deletes the row, and returns it. Not while the upload is being ended. */
export async function removeOpenUpload(db: Db, ownerId: string, id: string): Promise<OpenUploadRow | undefined> {
  const [row] = await db
    .delete(openUploads)
    .where(and(isOwn(ownerId, id), not(isClaimed(openUploads.claimedUntil, CLAIM_SECONDS))))
    .returning();
  return row;
}

/** Deletes the rows that have expired, and returns them: each to one server. */
export const removeExpiredUploads = (db: Db): Promise<OpenUploadRow[]> =>
  db.delete(openUploads).where(lt(openUploads.expiresAt, sql`clock_timestamp()`)).returning();
