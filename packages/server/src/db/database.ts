import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { isUnavailable } from './isUnavailable.ts';

/** One type for both drivers, and for a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface CatalogueListener {
  onChange: () => void;
  /** Called with `true` once changes arrive, and with `false` when the connection is lost. */
  onConnectionChange: (isConnected: boolean) => void;
}

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Runs statements on one connection, without a timeout; for migrations. */
  onOneConnection(work: (run: (text: string) => Promise<unknown[]>) => Promise<void>): Promise<void>;
  /** Runs an operator's work on a dedicated connection, with ten minutes for each statement. */
  withLongTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Subscribes to changes of the catalogue by any process. Returns an unsubscribe function. Absent where this process
   * is the only one that writes.
   */
  subscribe?(listener: CatalogueListener): () => Promise<void>;
  close(): Promise<void>;
}

/** Looser than PostgreSQL's 0.6, so that `pyhton` finds Python. */
const WORD_SIMILARITY = 0.4;

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
  watchForPanic(client, onPanic);
  await client.exec(`set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}; set timezone = 'UTC'`);
  // The two drivers differ only in the type of a raw result, which `rows` reads.
  const db = drizzlePglite({ client }) as unknown as Db;
  return {
    db,
    kind: 'embedded',
    onOneConnection: (work) => work(async (text) => (await client.exec(text)).at(-1)?.rows ?? []),
    withLongTimeout: (work) => work(db),
    close: () => client.close(),
  };
}

/** Calls `onPanic` when PostgreSQL itself has crashed: every later call would fail. */
function watchForPanic(client: PGlite, onPanic: (error: Error) => void): void {
  for (const name of ['query', 'exec', 'transaction'] as const) {
    const run = client[name].bind(client) as (...given: unknown[]) => Promise<unknown>;
    const watched = (...given: unknown[]) =>
      run(...given).catch((error: unknown) => {
        for (let current = error; current instanceof Error; current = current.cause)
          if (current instanceof WebAssembly.RuntimeError || /^Aborted\(/.test(current.message)) onPanic(current);
        throw error;
      });
    Object.assign(client, { [name]: watched });
  }
}

/** How long a request waits for the database. */
const DB_TIMEOUT_MS = 1_800;
/** How long a statement of an operator's command may take. */
const OPERATOR_TIMEOUT_MS = 600_000;

/** A PostgreSQL server. A request waits two seconds for it at most. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const options = `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY} -c timezone=UTC`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: DB_TIMEOUT_MS,
    statement_timeout: DB_TIMEOUT_MS,
    query_timeout: DB_TIMEOUT_MS + 50,
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
    options,
  });
  // The pool drops a broken connection; without a listener, its `error` event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    db: withTransaction(drizzleNode({ client: pool }) as unknown as Db, pool),
    kind: 'postgres',
    async onOneConnection(work) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
      await client.connect();
      try {
        await work(async (text) => (await client.query(text)).rows ?? []);
      } finally {
        await client.end();
      }
    },
    async withLongTimeout(work) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 10_000,
        statement_timeout: OPERATOR_TIMEOUT_MS,
        keepAlive: true,
        options,
      });
      client.on('error', onError);
      await client.connect();
      try {
        return await work(drizzleNode({ client }) as unknown as Db);
      } finally {
        await client.end();
      }
    },
    subscribe: (listener) => subscribe(url, listener),
    close: () => pool.end(),
  };
}

const RECONNECT_DELAY_MS = 1_000;

/** Listens on a dedicated connection and reconnects until it is unsubscribed. */
function subscribe(url: string, { onChange, onConnectionChange }: CatalogueListener): () => Promise<void> {
  let isUnsubscribed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const listen = async () => {
    const current = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = current;
    let isLost = false;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      onConnectionChange(false);
      current.end().catch(() => {}); // Already broken.
      if (!isUnsubscribed) timer = setTimeout(listen, RECONNECT_DELAY_MS).unref();
    };
    current.on('error', handleLoss);
    current.on('end', handleLoss);
    current.on('notification', onChange);
    try {
      await current.connect();
      await current.query('listen catalogue');
      if (!isLost) onConnectionChange(true);
    } catch {
      handleLoss(); // Requests fail for the same reason, and log it.
    }
  };
  void listen();
  return async () => {
    isUnsubscribed = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

/**
 * Replaces the query builder's transactions (0.45), which never release a connection whose `begin` fails (twenty such
 * failures would exhaust the pool) and wait for a rollback on a connection that does not respond.
 */
function withTransaction(db: Db, pool: pg.Pool): Db {
  const transaction = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(drizzleNode({ client }) as unknown as Db);
      await client.query('commit');
      return result;
    } catch (error) {
      isBroken =
        isUnavailable(error) ||
        !(await client.query('rollback').then(
          () => true,
          () => false,
        ));
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(db, { transaction });
}

/** The rows of a raw statement. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Whether the database responds. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false; // The caller reports it; the next call logs the reason.
  }
}
