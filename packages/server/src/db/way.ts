import type pg from 'pg';
import { WORD_SIMILARITY } from './database.ts';
import { runPooled, withoutNames } from './pooledQuery.ts';

/** How long a request waits for the database. */
export const DB_TIMEOUT_MS = 1_800;
/** How long a transaction may do nothing. */
const IDLE_TIMEOUT_MS = 5_000;

/** Compiling a statement (`jit`) takes longer than the milliseconds that even the largest ones run. */
export const settings = (timeoutMs: number) => ({
  statement_timeout: timeoutMs,
  'pg_trgm.word_similarity_threshold': WORD_SIMILARITY,
  timezone: 'UTC',
  jit: 'off',
});
export const requestSettings = settings(DB_TIMEOUT_MS);
export const transactionSettings = { ...requestSettings, idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS };

/** Statements that make settings: of the connection, or of the transaction. */
export const setAll = (values: Record<string, string | number>, kind: 'session' | 'local') =>
  Object.entries(values)
    .map(([name, value]) => `set ${kind} ${name} = '${value}'`)
    .join('; ');

/** The same as one statement, which may stand in front of another. */
const SET_FOR_STATEMENT = `select ${Object.entries(requestSettings)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`;

/** How statements reach the database. */
export interface Way {
  /** Runs one statement. */
  send(client: pg.PoolClient, given: Parameters<pg.PoolClient['query']>): Promise<unknown>;
  begin: string;
  /** The connection for statements after `begin`. */
  within(client: pg.PoolClient): pg.PoolClient;
}

export const direct: Way = {
  send: async (client, given) => client.query(...given),
  begin: 'begin',
  within: (client) => client,
};

/** Through a pooler in transaction mode: nothing may be left on a connection after a transaction. */
export const pooled: Way = {
  send: (client, given) => runPooled(client, SET_FOR_STATEMENT, given),
  begin: `begin; ${setAll(transactionSettings, 'local')}`,
  within: withoutNames,
};
