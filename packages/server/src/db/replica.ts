import pg from 'pg';
import { soon } from '../soon.ts';
import { isUnavailable } from './isUnavailable.ts';
import { REPORT_LIMIT_MS, type ReplicaRead, VISITOR } from './replicaRead.ts';
import { connectionOptions, POOL_SIZE } from './sessions.ts';

/** How often it is looked at, and thereby how long one that failed is left alone at least. */
const CHECK_MS = 5_000;

/** How far a replica is, by its own word. */
export interface ReplicaState {
  host: string;
  isUp: boolean;
  /** The age of what it has replayed last, in seconds; 0 if it has replayed all that it received. */
  lag: number | undefined;
}

type Given = Parameters<pg.PoolClient['query']>;

export type Replica = ReturnType<typeof openReplica>;

/** A position in the log as a number: `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const POSITION = `select
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end as position,
  case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as lag`;

export interface ReplicaOptions {
  /** Made on each connection. */
  settings: string;
  onError: (error: Error) => void;
  /** Asks for the name of the primary's database. */
  askId: () => Promise<string>;
}

export function openReplica(url: string, { settings, onError, askId }: ReplicaOptions) {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: POOL_SIZE,
    connectionTimeoutMillis: VISITOR.limitMs,
    query_timeout: REPORT_LIMIT_MS,
    async onConnect(client) {
      await client.query(
        `${settings}; set statement_timeout = ${REPORT_LIMIT_MS}; set default_transaction_read_only = on`,
      );
      await requireCopy(client);
    },
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  // A connection belongs to one server, even if the address is that of several.
  const positions = new WeakMap<pg.PoolClient, bigint>();
  const state: ReplicaState = { host: new URL(url).host, isUp: false, lag: undefined };

  let reading = 0;
  let isRefused = false;
  /** Throws on a server that has another marketplace, whose courses must not be shown. */
  async function requireCopy(client: pg.ClientBase) {
    const [row] = (await client.query<{ id: string }>('select id from database_id')).rows;
    if (row?.id === (await askId())) return;
    const error = new Error(`${state.host} is no copy of this database, and is not asked (DATABASE_REPLICA_URLS).`);
    if (!isRefused) onError(error);
    isRefused = true;
    throw error;
  }

  async function lookAt(client: pg.PoolClient) {
    const [row] = (await client.query<{ position: string; lag: number | null }>(POSITION)).rows;
    positions.set(client, positionOf(row?.position ?? ''));
    state.lag = row?.lag ?? undefined;
  }

  /** Whether the server of a connection has replayed the log up to a position. */
  async function isAt(client: pg.PoolClient, needed: bigint) {
    if ((positions.get(client) ?? -1n) < needed) await lookAt(client);
    return (positions.get(client) ?? -1n) >= needed;
  }

  async function onClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = isUnavailable(error);
      if (isBroken) state.isUp = false;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async function check() {
    const isUp =
      (await soon(
        onClient(lookAt).then(() => true),
        VISITOR.limitMs,
      )) === true;
    state.isUp = isUp;
    if (!isUp) state.lag = undefined;
  }
  const checks = setInterval(check, CHECK_MS).unref();
  const checked = check();

  return {
    state: () => state,
    /** Resolves with nothing if it is full, not that far, or fails: ask the primary. */
    async read(given: Given, { after, limitMs }: ReplicaRead): Promise<{ result: unknown } | undefined> {
      if (reading >= POOL_SIZE) return undefined;
      reading += 1;
      let isLate = true;
      const answer = await soon(
        onClient(async (client) => ((await isAt(client, after)) ? { result: await client.query(...given) } : undefined))
          .catch(() => undefined)
          .finally(() => {
            reading -= 1;
            isLate = false;
          }),
        limitMs,
      );
      if (isLate) state.isUp = false;
      return answer;
    },
    async close() {
      clearInterval(checks);
      await checked;
      await pool.end();
    },
  };
}
