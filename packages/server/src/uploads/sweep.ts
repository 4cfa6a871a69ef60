import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { courses, files, lectures, openUploads, supportAttachments, users, works } from '../db/schema.ts';
import { fileOfPart, type Storage } from '../storage/storage.ts';
import { sweepOpenUploads } from './openUpload.ts';
import { originalOf, storedPaths } from './pictures.ts';

/** A file without a write for so long is not being written any more, by any server. */
const MIN_IDLE_MS = 3_600_000;
const BATCH_SIZE = 500;

/** Deletes interrupted uploads, stored files without a row, and uploads that were not used for a day. Logs their names. */
export async function sweepFiles(db: Db, storage: Storage, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await sweepOpenUploads(db, storage);
  const unused = await db
    .delete(files)
    .where(
      and(
        isNotNull(files.ownerId),
        lt(files.createdAt, sql`now() - interval '1 day'`),
        sql`not exists (select 1 from ${users} where ${users.pictureFileId} = ${files.id})`,
        sql`not exists (select 1 from ${courses} where ${courses.imageFileId} = ${files.id})`,
        sql`not exists (select 1 from ${works} where ${works.pictureFileId} = ${files.id})`,
        sql`not exists (select 1 from ${supportAttachments}
        where ${supportAttachments.fileId} = ${files.id} and ${supportAttachments.messageId} is not null)`,
        sql`not exists (select 1 from ${lectures} where ${lectures.contentFileId} = ${files.id}
        or ${lectures.posterFileId} = ${files.id}
        or ${lectures.captions} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id})))`,
      ),
    )
    .returning({ path: files.path });
  for (let from = 0; from < unused.length; from += BATCH_SIZE)
    log.warn(
      { files: unused.slice(from, from + BATCH_SIZE).map(({ path }) => path) },
      'the records of uploads that nothing used for a day were deleted; their files follow',
    );
  const remove = async (paths: readonly string[], why: string) => {
    if (paths.length === 0) return;
    // Before they are gone, whatever happens meanwhile.
    log.warn({ files: paths }, why);
    for (const path of paths) await storage.remove(path);
  };
  let batch: string[] = [];
  let parts: string[] = [];
  const flush = async () => {
    const known = await db
      .select({ path: files.path, sizes: files.sizes })
      .from(files)
      .where(inArray(files.path, [...batch, ...batch.map(originalOf)]));
    const open = await db
      .select({ path: openUploads.path })
      .from(openUploads)
      .where(inArray(openUploads.path, [...batch, ...parts.map(fileOfPart)]));
    const underWay = new Set(open.map(({ path }) => path));
    const kept = new Set([...known.flatMap(storedPaths), ...underWay]);
    await remove(
      batch.filter((path) => !kept.has(path)),
      'stored files without a record are deleted',
    );
    await remove(
      parts.filter((path) => !underWay.has(fileOfPart(path))),
      'half-written files are deleted',
    );
    batch = [];
    parts = [];
  };
  for await (const { path, modifiedAt, isPart } of storage.list()) {
    if (Date.now() - modifiedAt.getTime() < MIN_IDLE_MS) continue;
    (isPart ? parts : batch).push(path);
    if (batch.length + parts.length >= BATCH_SIZE) await flush();
  }
  if (batch.length + parts.length > 0) await flush();
}
