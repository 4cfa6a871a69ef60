import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { storedPaths } from './pictures.ts';

export type Stored = Parameters<typeof storedPaths>[0];

/**
 * Deletes the record of an upload, whose address then opens nothing. Its contents are for {@link removeStored}, once the
 * transaction has ended. The demo's own files, which several rows may share, stay.
 */
export async function deleteUpload(tx: Db, fileId: string): Promise<Stored | undefined> {
  const [row] = await tx
    .delete(files)
    .where(and(eq(files.id, fileId), isNotNull(files.ownerId)))
    .returning({ path: files.path, sizes: files.sizes });
  return row;
}

/** Deletes the contents of an upload without a record. What is left after a failure is swept at the next start. */
export async function removeStored(storage: Storage, stored: Stored | undefined): Promise<void> {
  for (const path of stored ? storedPaths(stored) : []) await storage.remove(path);
}
