import { createHash } from 'node:crypto';
import { createProgress, describeBytes } from '../backup/progress.ts';
import type { Config } from '../config.ts';
import { type Db, idOf } from '../db/database.ts';
import { bucketOf, folderOf } from '../storage/openStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './OperatorError.ts';

export const TARGETS = ['s3', 'folder'] as const;
export type Target = (typeof TARGETS)[number];

/** Copies the files of a database from the folder to the bucket, or back. Throws where one could not be copied. */
export async function moveFiles(target: Target, config: Config, db: Db, log: (line: string) => void): Promise<void> {
  if (!config.s3) throw new OperatorError('move-files needs S3_BUCKET and its key, besides STORAGE_DIR or DATA_DIR.');
  const places = [folderOf(config.storageDir), await bucketOf(config.s3)] as const;
  const [from, to] = target === 's3' ? places : ([places[1], places[0]] as const);
  // Both are this database's, or nothing is copied.
  for (const place of places) await place.claim(await idOf(db));
  const { copied, bytes, there, failed } = await copyFiles(from.storage, to.storage, log);
  const sum = `${from.name} → ${to.name}: ${copied} copied (${describeBytes(bytes)}), ${there} were there, ${failed} failed.`;
  if (failed > 0) throw new OperatorError(`${sum} Run it again: what is there is not copied twice.`);
  log(`${sum} ${from.name} is as it was.`);
}

/** Copies every file that the target doesn't have with the same SHA-256, and reads it back. Deletes nothing of the source. */
export async function copyFiles(from: Storage, to: Storage, log: (line: string) => void) {
  const count = { copied: 0, bytes: 0, there: 0, failed: 0 };
  const progress = createProgress(log);
  for await (const { path, isPart } of from.list()) {
    if (isPart) continue;
    progress(() => `${count.copied} copied (${describeBytes(count.bytes)}), ${count.there} were there: now ${path}`);
    try {
      const hash = await hashOf(from, path);
      // Deleted meanwhile by a server that runs.
      if (hash === undefined) continue;
      // A damaged one is written again.
      if ((await hashOf(to, path).catch(() => undefined)) === hash) {
        count.there += 1;
        continue;
      }
      const source = await from.read(path);
      count.bytes += await to.write(path, source).finally(() => source.destroy());
      if ((await hashOf(to, path)) !== hash) throw new Error('its copy differs');
      count.copied += 1;
    } catch (error) {
      count.failed += 1;
      log(`${path}: ${reasonOf(error)}`);
    }
  }
  return count;
}

/** undefined: there is no such file. */
async function hashOf(storage: Storage, path: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of await storage.read(path)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What the storage said, rather than what a visitor would be told. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
