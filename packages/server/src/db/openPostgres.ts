import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentCaller } from '../caller.ts';
import { createFairQueue } from '../fairQueue.ts';
import { problems } from '../problems.ts';
import { timed } from '../timed.ts';
import { cancelStatement } from './cancelStatement.ts';
import { type Database, type Db, WORD_SIMILARITY } from './database.ts';
import { describeQuery } from './describeQuery.ts';
import { isUnavailable } from './isUnavailable.ts';
import { connectionOptions, POOL_SIZE } from './sessions.ts';
import { subscribe } from './subscribe.ts';

/** How long a request waits for the database. */
const DB_TIMEOUT_MS = 1_800;
/** How much may wait for a connection. */
const MAX_QUEUED_QUERIES = 2_000;
/** How long a statement of an operator's command may take. */
const OPERATOR_TIMEOUT_MS = 600_000;
/** How long a transaction may do nothing. */
const IDLE_TIMEOUT_MS = 5_000;

/** Compiling a statement (`jit`) takes longer than the milliseconds that even the largest ones run. */
const settings = (timeoutMs: number) =>
  `set statement_timeout = ${timeoutMs}; set pg_trgm.word_similarity_threshold = ${WORD_SIMILARITY}; set timezone = 'UTC'; set jit = off`;

/** A PostgreSQL server. A request waits two seconds for it at most. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: POOL_SIZE,
    connectionTimeoutMillis: DB_TIMEOUT_MS,
    query_timeout: DB_TIMEOUT_MS + 50,
    onConnect: (client) =>
      client.query(`${settings(DB_TIMEOUT_MS)}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`),
  });
  // The pool drops a broken connection; without a listener, its `error` event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const inTurn = createFairQueue({
    name: 'database',
    concurrency: POOL_SIZE,
    capacity: MAX_QUEUED_QUERIES,
    timeoutMs: DB_TIMEOUT_MS,
    expired: problems.unavailable,
    refused: problems.tooManyRequests,
  });
  const query = (...given: Parameters<pg.PoolClient['query']>) =>
    timed(
      'db',
      () => inTurn(() => runOn(pool, given)),
      () => describeQuery(given),
    );
  Object.assign(pool, { query });
  return {
    db: withTransaction(drizzle({ client: pool }) as unknown as Db, pool, inTurn),
    kind: 'postgres',
    async onOneConnection(work) {
      const client = new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: 10_000 });
      await client.connect();
      try {
        await work(async (text) => (await client.query(text)).rows ?? []);
      } finally {
        await client.end();
      }
    },
    async withLongTimeout(work) {
      const client = new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: 10_000 });
      client.on('error', onError);
      await client.connect();
      try {
        await client.query(settings(OPERATOR_TIMEOUT_MS));
        return await work(drizzle({ client }) as unknown as Db);
      } finally {
        await client.end();
      }
    },
    subscribe: (listener) => subscribe(url, listener),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Runs a statement, and cancels it when its caller has gone. */
async function runOn(pool: pg.Pool, given: Parameters<pg.PoolClient['query']>): Promise<unknown> {
  const client = await pool.connect();
  let isBroken = false;
  const stop = currentCaller()?.onGone(() => {
    // The cancellation may arrive after the statement's end, and must not meet the next one.
    isBroken = true;
    cancelStatement(client);
  });
  try {
    return await client.query(...given);
  } catch (error) {
    isBroken ||= isUnavailable(error);
    throw error;
  } finally {
    stop?.();
    client.release(isBroken);
  }
}

/** The same connection, whose statements are timed. */
const timedClient = (client: pg.PoolClient): pg.PoolClient =>
  Object.assign(Object.create(client) as pg.PoolClient, {
    query: (...given: Parameters<pg.PoolClient['query']>) =>
      timed(
        'db',
        () => client.query(...given),
        () => describeQuery(given),
      ),
  });

/**
 * Replaces the query builder's transactions (0.45), which never release a connection whose `begin` fails (twenty such
 * failures would exhaust the pool) and wait for a rollback on a connection that does not respond.
 */
function withTransaction(db: Db, pool: pg.Pool, inTurn: ReturnType<typeof createFairQueue>): Db {
  const run = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(drizzle({ client: timedClient(client) }) as unknown as Db);
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
  return Object.assign(db, {
    transaction: <T>(work: (tx: Db) => Promise<T>) =>
      timed(
        'db',
        () => inTurn(() => run(work)),
        () => ({ name: 'transaction' }),
      ),
  });
}
