import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { formatMegabytes, freeBytes, RESERVED_BYTES } from '../storage/diskSpace.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';
import { COMMAND_SESSIONS, countSessions, type Sessions } from './sessions.ts';
import { watchDatabase } from './watchdog.ts';

/** Of the embedded database. */
export const databaseFolder = (config: Config) => join(config.dataDir, 'database');

/**
 * Opens the configured database; `cleanups` receives the functions that close it.
 *
 * @param sessions connections to PostgreSQL that are needed at once, for requests and beside them
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  cleanups: (() => Promise<unknown>)[],
  sessions: Sessions = COMMAND_SESSIONS,
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl) {
    log('Connecting to the database...');
    await checkSessions(databaseUrl, databaseDirectUrl, sessions, log);
    const onError = (error: Error) => console.warn(`A database connection broke: ${error.message}`);
    const database = openPostgres(databaseUrl, onError, {
      directUrl: databaseDirectUrl,
      // Admin commands read what they change.
      replicaUrls: sessions === COMMAND_SESSIONS ? [] : config.databaseReplicaUrls,
    });
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
    throw damage(config, error as Error);
  });
  cleanups.push(() => database.close());
  return database;
}

/** Asks for all connections that the process may need, and says where it gets fewer. */
async function checkSessions(
  url: string,
  directUrl: string | undefined,
  { requests, others }: Sessions,
  log: (line: string) => void,
) {
  const all = requests + others;
  const asked: [Parameters<typeof countSessions>[0], number, string][] =
    directUrl === undefined
      ? [
          [
            { url, variable: 'DATABASE_URL', mayShare: false },
            all,
            'default_pool_size in PgBouncer, max_connections in PostgreSQL',
          ],
        ]
      : [
          [
            { url: directUrl, variable: 'DATABASE_DIRECT_URL', mayShare: false },
            others,
            'max_connections in PostgreSQL',
          ],
          [{ url, variable: 'DATABASE_URL', mayShare: true }, requests, 'max_client_conn in PgBouncer'],
        ];
  for (const [address, wanted, setting] of asked) {
    const found = await countSessions(address, wanted);
    if (found < wanted)
      log(
        `The database answered ${found} of the ${wanted} connections that this process may need at once: some requests will fail with 503. Allow more connections (${setting}).`,
      );
  }
}

/** Its message names the folder of the embedded database, and says what to do. */
export class DamageError extends Error {}

const damage = (config: Config, error: Error) =>
  new DamageError(
    `The database in ${databaseFolder(config)} can't be opened. It is damaged or was made by another version. Restore ${config.dataDir} from a backup, or move the database and the files in ${config.storageDir} away to start with empty ones (docs/configuration.md, "Backup and restore"). The database said: ${error.message}`,
    { cause: error },
  );

/** PostgreSQL's codes for damaged data, and for files that are missing or can't be read. */
const DAMAGE = /^(XX...|58P01|58030)$/;

/** Names the folder of the embedded database where an error says that its content is damaged. */
export function explainDamage(config: Config, error: unknown): unknown {
  if (config.databaseUrl) return error;
  for (let current = error; current instanceof Error; current = current.cause)
    if (DAMAGE.test(String((current as { code?: unknown }).code))) return damage(config, current);
  return error;
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
