import pg from 'pg';
import { ConfigError } from '../configError.ts';

/** Of a server's pool. */
export const POOL_SIZE = 20;
/** What a server opens at once for requests, and beside them: two to hear of changes, and one while it starts. */
export const SERVER_SESSIONS = { requests: POOL_SIZE, others: 2 };
/** What a command opens at once. */
export const COMMAND_SESSIONS = { requests: 2, others: 1 };
export type Sessions = typeof SERVER_SESSIONS;

/** Of connections that wait neither for a request nor for a statement of an operator. */
const PATIENCE_MS = 5_000;

/** The options of every connection. Settings are made by a statement: poolers refuse them when a connection begins. */
export const connectionOptions = (url: string) => ({
  connectionString: url,
  fallback_application_name: 'lectern',
  keepAlive: true,
});

/** The variable that has an address, and whether its connections may share processes of the database. */
interface Address {
  url: string;
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  mayShare: boolean;
}

/**
 * Opens that many connections at once, and throws where they share processes of the database, as behind a pooler in
 * transaction mode, and may not: locks, prepared statements and notifications would be lost. Returns how many were
 * answered; where none was, it throws why.
 */
export async function countSessions({ url, variable, mayShare }: Address, wanted: number): Promise<number> {
  const clients = Array.from(
    { length: wanted },
    () =>
      new pg.Client({ ...connectionOptions(url), connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }),
  );
  try {
    const outcomes = await Promise.allSettled(clients.map(openSession));
    const sessions = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    if (sessions.length === 0) throw explain((outcomes[0] as PromiseRejectedResult).reason, variable);
    if (mayShare) return sessions.length;
    const ofOthers = new Set<number>();
    for (const { client, process } of sessions) {
      // Twice: a pooler that takes turns gives the second statement to another process.
      const isOwn = (await processOf(client)) === process && (await processOf(client)) === process;
      if (!isOwn || ofOthers.has(process)) throw new ConfigError(shared(variable));
      ofOthers.add(process);
    }
    return sessions.length;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function openSession(client: pg.Client) {
  client.on('error', () => {}); // Its statement fails too.
  await client.connect();
  return { client, process: await processOf(client) };
}

const processOf = async (client: pg.Client) =>
  (await client.query<{ process: number }>('select pg_backend_pid() as process')).rows[0]?.process ?? 0;

const shared = (variable: Address['variable']) => `Lectern cannot start:
  ${variable} leads to a connection pooler in transaction mode, which gives each transaction another connection to the database. ${
    variable === 'DATABASE_URL'
      ? 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or the pooler to session mode (pool_mode = session in PgBouncer).'
      : 'Set it to the address of PostgreSQL itself.'
  }`;

function explain(error: unknown, variable: Address['variable']): unknown {
  const [, parameter] = /unsupported startup parameter(?: in options)?: "?([\w.]+)/.exec(String(error)) ?? [];
  if (!parameter) return error;
  return new ConfigError(`Lectern cannot start:
  ${variable} leads to a connection pooler that refuses the parameter ${parameter}. Remove it from ${variable} and from PGOPTIONS, or let the pooler ignore it (ignore_startup_parameters in PgBouncer).`);
}
