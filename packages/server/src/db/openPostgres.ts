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
import { runPooled, withoutNames } from './pooledQuery.ts';
import { requireReplicated, watchReplication } from './replication.ts';
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
const settings = (timeoutMs: number) => ({
  statement_timeout: timeoutMs,
  'pg_trgm.word_similarity_threshold': WORD_SIMILARITY,
  timezone: 'UTC',
  jit: 'off',
});
const requestSettings = settings(DB_TIMEOUT_MS);
const transactionSettings = { ...requestSettings, idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS };

/** Statements that make settings: of the connection, or of the transaction. */
const setAll = (values: Record<string, string | number>, kind: 'session' | 'local') =>
  Object.entries(values)
    .map(([name, value]) => `set ${kind} ${name} = '${value}'`)
    .join('; ');

/** The same as one statement, which may stand in front of another. */
const SET_FOR_STATEMENT = `select ${Object.entries(requestSettings)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`;

/** How statements reach the database. */
interface Way {
  /** Runs one statement. */
  send(client: pg.PoolClient, given: Parameters<pg.PoolClient['query']>): Promise<unknown>;
  begin: string;
  /** The connection for statements after `begin`. */
  within(client: pg.PoolClient): pg.PoolClient;
}

const direct: Way = {
  send: async (client, given) => client.query(...given),
  begin: 'begin',
  within: (client) => client,
};

/** Through a pooler in transaction mode: nothing may be left on a connection after a transaction. */
const pooled: Way = {
  send: (client, given) => runPooled(client, SET_FOR_STATEMENT, given),
  begin: `begin; ${setAll(transactionSettings, 'local')}`,
  within: withoutNames,
};

/**
 * A PostgreSQL server. A request waits two seconds for it at most.
 *
 * @param directUrl its own address, where `url` is that of a pooler in transaction mode
 */
export function openPostgres(url: string, onError: (error: Error) => void, directUrl?: string): Database {
  const way = directUrl === undefined ? direct : pooled;
  const ownUrl = directUrl ?? url;
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: POOL_SIZE,
    connectionTimeoutMillis: DB_TIMEOUT_MS,
    query_timeout: DB_TIMEOUT_MS + 50,
    ...(way === direct ? { onConnect: (client) => client.query(setAll(transactionSettings, 'session')) } : {}),
  });
  // The pool drops a broken connection; without a listener, its `error` event would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    watchReplication(client);
  });
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
      () => inTurn(() => runOn(pool, way, given)),
      () => describeQuery(given),
    );
  Object.assign(pool, { query });
  return {
    db: withTransaction(drizzle({ client: pool }) as unknown as Db, pool, way, inTurn),
    kind: 'postgres',
    async onOneConnection(work) {
      const client = new pg.Client({ ...connectionOptions(ownUrl), connectionTimeoutMillis: 10_000 });
      await client.connect();
      try {
        await work(async (text) => (await client.query(text)).rows ?? []);
      } finally {
        await client.end();
      }
    },
    async withLongTimeout(work) {
      const client = new pg.Client({ ...connectionOptions(ownUrl), connectionTimeoutMillis: 10_000 });
      client.on('error', onError);
      await client.connect();
      try {
        await client.query(setAll(settings(OPERATOR_TIMEOUT_MS), 'session'));
        return await work(drizzle({ client }) as unknown as Db);
      } finally {
        await client.end();
      }
    },
    subscribe: (listener) => subscribe(ownUrl, listener),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Runs a statement, and cancels it when its caller has gone. */
async function runOn(pool: pg.Pool, way: Way, given: Parameters<pg.PoolClient['query']>): Promise<unknown> {
  const client = await pool.connect();
  let isBroken = false;
  const stop = currentCaller()?.onGone(() => {
    // The cancellation may arrive after the statement's end, and must not meet the next one.
    isBroken = true;
    cancelStatement(client);
  });
  try {
    const result = await way.send(client, given);
    requireReplicated(client);
    return result;
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
function withTransaction(db: Db, pool: pg.Pool, way: Way, inTurn: ReturnType<typeof createFairQueue>): Db {
  const run = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query(way.begin);
      const result = await work(drizzle({ client: timedClient(way.within(client)) }) as unknown as Db);
      await client.query('commit');
      requireReplicated(client);
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
