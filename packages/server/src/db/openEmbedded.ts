import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { createFairQueue } from '../fairQueue.ts';
import { problems } from '../problems.ts';
import { timed } from '../timed.ts';
import { type Database, type Db, WORD_SIMILARITY } from './database.ts';
import { describeQuery } from './describeQuery.ts';

/** PostgreSQL inside this process, stored in a folder or in memory. */
export async function openEmbedded(
  folder?: string,
  template?: Blob,
  onPanic: (error: Error) => void = () => {},
): Promise<Database> {
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: template } : {}),
    extensions: { pg_trgm },
  });
  watchCalls(client, onPanic);
  await client.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}; set timezone = 'UTC'`);
  // The two drivers differ only in the type of a raw result, which `rows` reads.
  const db = drizzle({ client }) as unknown as Db;
  return {
    db,
    kind: 'embedded',
    onOneConnection: (work) => work(async (text) => (await client.exec(text)).at(-1)?.rows ?? []),
    withLongTimeout: (work) => work(db),
    close: () => client.close(),
  };
}

/** How much may wait for the database, and how long. */
const MAX_QUEUED_QUERIES = 1_000;
const WAIT_MS = 10_000;

/**
 * Times all calls and lets the callers take turns: PostgreSQL runs one statement after the other here. Calls `onPanic` when
 * it has crashed: every later call would fail.
 */
function watchCalls(client: PGlite, onPanic: (error: Error) => void): void {
  const inTurn = createFairQueue({
    name: 'database',
    concurrency: 1,
    capacity: MAX_QUEUED_QUERIES,
    timeoutMs: WAIT_MS,
    expired: problems.unavailable,
    refused: problems.tooManyRequests,
  });
  for (const name of ['query', 'exec', 'transaction'] as const) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    const watched = (...given: unknown[]) =>
      timed(
        'db',
        () => inTurn(() => run(...given)),
        () => (name === 'transaction' ? { name } : describeQuery(given)),
      ).catch((error: unknown) => {
        for (let current = error; current instanceof Error; current = current.cause)
          if (current instanceof WebAssembly.RuntimeError || /^Aborted\(/.test(current.message)) onPanic(current);
        throw error;
      });
    Object.assign(client, { [name]: watched });
  }
}
