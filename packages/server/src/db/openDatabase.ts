import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { formatMegabytes, freeBytes, RESERVED_BYTES } from '../storage/diskSpace.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';
import { watchDatabase } from './watchdog.ts';

/** Of the embedded database. */
export const databaseFolder = (config: Config) => join(config.dataDir, 'database');

/** Opens the configured database; `cleanups` receives the functions that close it. */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  cleanups: (() => Promise<unknown>)[],
): Promise<Database> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    log('Connecting to the database...');
    const database = openPostgres(databaseUrl, (error) =>
      console.warn(`A database connection broke: ${error.message}`),
    );
    cleanups.push(() => database.close());
    return database;
  }
  log('Opening the embedded database...');
  const folder = databaseFolder(config);
  cleanups.push(await lockDirectory(folder));
  await requireFreeSpace(folder);
  cleanups.push(watchDatabase(folder));
  const database = await openEmbedded(folder, undefined, (error) => {
    console.error(
      `Lectern had to stop: the database in ${folder} has crashed (${error.message}). Check that its disk is not full, then start Lectern again. Everything that was saved is still there.`,
    );
    process.exit(1);
  }).catch((error: unknown) => {
    throw new Error(
      `The database in ${folder} can't be opened. It is damaged or was made by another version. Restore this folder from a backup, or move it away to start with an empty one (docs/configuration.md, "Backup and restore"). The database said: ${(error as Error).message}`,
      { cause: error },
    );
  });
  cleanups.push(() => database.close());
  return database;
}

/** The size of a new database with its log. */
const NEW_DATABASE_BYTES = 96 * 1024 * 1024;

/** Throws where the disk is full: an embedded database may hang while it recovers. */
async function requireFreeSpace(folder: string): Promise<void> {
  const needed = existsSync(join(folder, 'PG_VERSION')) ? RESERVED_BYTES : NEW_DATABASE_BYTES;
  const free = await freeBytes(dirname(folder));
  if (free >= needed) return;
  throw new Error(
    `The disk of ${folder} has ${formatMegabytes(free)} left, and the embedded database needs ${formatMegabytes(needed)}. Make room on it, or set DATA_DIR to a folder on another disk.`,
  );
}
