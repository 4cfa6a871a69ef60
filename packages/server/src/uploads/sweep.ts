import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { courses, files, lectures, users } from '../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { pictureOf, storedPaths } from './pictures.ts';

/** A file without a write for so long is not being written any more, by any server. */
const MIN_IDLE_MS = 3_600_000;
const BATCH_SIZE = 500;

/** Deletes interrupted uploads, stored files without a row, and uploads that were not used for a day. */
export async function sweepFiles(db: Db, storage: Storage): Promise<void> {
  await db.delete(files).where(
    and(
      isNotNull(files.ownerId),
      lt(files.createdAt, sql`now() - interval '1 day'`),
      sql`not exists (select 1 from ${users} where ${users.pictureFileId} = ${files.id})`,
      sql`not exists (select 1 from ${courses} where ${courses.imageFileId} = ${files.id})`,
      sql`not exists (select 1 from ${lectures} where ${lectures.contentFileId} = ${files.id}
        or ${lectures.posterFileId} = ${files.id}
        or ${lectures.captions} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id})))`,
    ),
  );
  let batch: string[] = [];
  const flush = async () => {
    const known = await db
      .select({ path: files.path, sizes: files.sizes })
      .from(files)
      .where(inArray(files.path, [...batch, ...batch.map(pictureOf)]));
    const kept = new Set(known.flatMap(storedPaths));
    for (const path of batch) if (!kept.has(path)) await storage.remove(path);
    batch = [];
  };
  for await (const { path, modifiedAt, isPart } of storage.list()) {
    if (Date.now() - modifiedAt.getTime() < MIN_IDLE_MS) continue;
    if (isPart) await storage.remove(path);
    else if (batch.push(path) >= BATCH_SIZE) await flush();
  }
  if (batch.length > 0) await flush();
}
