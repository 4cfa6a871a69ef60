import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentCaller } from '../caller.ts';
import { createFairQueue } from '../fairQueue.ts';
import { problems } from '../problems.ts';
import { timed } from '../timed.ts';
import { cancelStatement } from './cancelStatement.ts';
import type { Database, Db } from './database.ts';
import { describeQuery } from './describeQuery.ts';
import { isUnavailable } from './isUnavailable.ts';
import { currentRead } from './replicaRead.ts';
import { openReplicas } from './replicas.ts';
import { requireReplicated, watchReplication } from './replication.ts';
import { connectionOptions, POOL_SIZE } from './sessions.ts';
import { subscribe } from './subscribe.ts';
import {
  DB_TIMEOUT_MS,
  direct,
  pooled,
  requestSettings,
  setAll,
  settings,
  transactionSettings,
  type Way,
} from './way.ts';

/** How much may wait for a connection. */
const MAX_QUEUED_QUERIES = 2_000;
/** How long a statement of an operator's command may take. */
const OPERATOR_TIMEOUT_MS = 600_000;

interface PostgresOptions {
  /** Its own address, where `url` is that of a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Copies of it, which answer public reads and reports. */
  replicaUrls?: readonly string[];
}

/** A PostgreSQL server. A request waits two seconds for it at most. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { directUrl, replicaUrls = [] }: PostgresOptions = {},
): Database {
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
  type Given = Parameters<pg.PoolClient['query']>;
  const onPrimary = (given: Given) => inTurn(() => runOn(pool, way, given));
  const askPrimary = async <Name extends string>(name: Name, text: string) => {
    const answer = await onPrimary([text] as unknown as Given);
    return (answer as pg.QueryResult<Record<Name, string>>).rows[0]?.[name] ?? '';
  };
  let id: string | undefined;
  const replicas =
    replicaUrls.length === 0
      ? undefined
      : openReplicas(replicaUrls, {
          settings: setAll(requestSettings, 'session'),
          onError,
          askPosition: () => askPrimary('position', 'select pg_current_wal_insert_lsn()::text as position'),
          async askId() {
            id ??= await askPrimary('id', 'select id from database_id');
            return id;
          },
        });
  const query = (...given: Given) =>
    timed(
      'db',
      () => {
        const read = currentRead();
        return replicas && read ? replicas.run(given, read, () => onPrimary(given)) : onPrimary(given);
      },
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
    ...(replicas ? { replicas } : {}),
    async close() {
      await Promise.all([pool.end(), replicas?.close()]);
    },
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
