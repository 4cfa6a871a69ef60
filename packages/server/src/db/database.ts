import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import * as schema from './schema.ts';

/** One type for both drivers, and for a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Runs statements on one connection without the limits of a request; for migrations. */
  exclusively(work: (run: (text: string) => Promise<unknown[]>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Looser than PostgreSQL's 0.6, so that `pyhton` finds Python. */
const WORD_SIMILARITY = 0.4;

/** PostgreSQL inside this process, in a folder or (without one) in memory. */
export async function openEmbedded(folder?: string, template?: Blob): Promise<Database> {
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: template } : {}),
    extensions: { pg_trgm },
  });
  await client.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}; set timezone = 'UTC'`);
  return {
    // The two drivers differ in the type of a raw result only; `rows` reads it.
    db: drizzlePglite({ client, schema }) as unknown as Db,
    kind: 'embedded',
    exclusively: (work) => work(async (text) => (await client.exec(text)).at(-1)?.rows ?? []),
    close: () => client.close(),
  };
}

/** A PostgreSQL server. No request waits longer than two seconds for it. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
    query_timeout: 2_500,
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
    options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY} -c timezone=UTC`,
  });
  // A connection that breaks while idle is dropped by the pool; unheard, the event would end the process.
  pool.on('error', onError);
  return {
    db: drizzleNode({ client: pool, schema }) as unknown as Db,
    kind: 'postgres',
    async exclusively(work) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
      await client.connect();
      try {
        await work(async (text) => (await client.query(text)).rows ?? []);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

/** The rows of a statement written by hand. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Whether the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false; // The caller says so; the reason is in the next call's log.
  }
}
