import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** Files that are looked for: the newest, since a folder of its own lacks those that other servers received. */
const MAX_CHECKED_FILES = 500;

export interface MissingFiles {
  missing: number;
  checked: number;
  /** The name of one. */
  example: string;
}

/** Of the newest files with a record, those that are not in the storage; undefined if none is missing or `signal` aborts. */
export async function findMissingFiles(
  db: Db,
  storage: Storage,
  signal: AbortSignal,
): Promise<MissingFiles | undefined> {
  const newest = await db
    .select({ path: files.path })
    .from(files)
    .orderBy(desc(files.createdAt))
    .limit(MAX_CHECKED_FILES);
  const missing: string[] = [];
  for (const { path } of newest) {
    if (signal.aborted) return undefined;
    if (await storage.has(path)) continue;
    // Another server may have deleted it meanwhile.
    const [still] = await db.select({ path: files.path }).from(files).where(eq(files.path, path));
    if (still) missing.push(path);
  }
  const [example] = missing;
  return example === undefined ? undefined : { missing: missing.length, checked: newest.length, example };
}
