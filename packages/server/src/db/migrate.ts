import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot.ts';
import type { Database } from './database.ts';

/** Arbitrary, and used for nothing else: servers that start together migrate one after the other. */
const LOCK_KEY = 7_405_813;
/** How long a server waits for the lock, and how often it says so. */
const LOCK_WAIT = { totalMs: 600_000, reportMs: 30_000 };
const LOCK_NOT_AVAILABLE = '55P03';

export const FOLDER = join(packageRoot, 'migrations');
const CREATE_TABLE =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/** Its message says who holds the lock, and what to do. */
export class LockError extends Error {}

type Run = (text: string) => Promise<unknown[]>;

interface MigrateOptions {
  /** Called with a line while another process holds the lock. */
  log?: ((line: string) => void) | undefined;
  folder?: string;
  patience?: typeof LOCK_WAIT;
}

/** Applies `migrations/*.sql` that are not applied yet, each in a transaction. Returns their names. */
export async function migrate(
  database: Database,
  { log = () => {}, folder = FOLDER, patience = LOCK_WAIT }: MigrateOptions = {},
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const applied: string[] = [];
  await whileLocked(
    database,
    log,
    async (run) => {
      await run(CREATE_TABLE);
      const known = new Set((await run('select name from migrations')).map((row) => (row as { name: string }).name));
      for (const name of names.filter((one) => !known.has(one))) {
        try {
          await run(`begin; ${await statementsOf(name, folder)}; commit`);
        } catch (error) {
          await run('rollback');
          throw failure(name, error);
        }
        applied.push(name);
      }
    },
    patience,
  );
  return applied;
}

/** Applies these migrations to an empty database, in the transaction that the caller has begun. */
export async function createSchema(run: Run, names: readonly string[], folder = FOLDER): Promise<void> {
  await run(CREATE_TABLE);
  for (const name of names)
    await run(await statementsOf(name, folder)).catch((error: unknown) => {
      throw failure(name, error);
    });
}

const statementsOf = async (name: string, folder: string) =>
  `${await readFile(join(folder, name), 'utf8')}; insert into migrations (name) values ('${name}')`;

const failure = (name: string, error: unknown) =>
  new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });

/** Works on one connection, while no server and no other command prepares the database. */
export async function whileLocked(
  database: Database,
  log: (line: string) => void,
  work: (run: Run) => Promise<void>,
  patience = LOCK_WAIT,
): Promise<void> {
  await database.onOneConnection(async (run) => {
    await lock(run, log, patience);
    try {
      await work(run);
    } finally {
      await run(`select pg_advisory_unlock(${LOCK_KEY})`);
    }
  });
}

async function lock(run: Run, log: (line: string) => void, { totalMs, reportMs }: typeof LOCK_WAIT): Promise<void> {
  const [first] = (await run(`select pg_try_advisory_lock(${LOCK_KEY}) as taken`)) as { taken: boolean }[];
  if (first?.taken) return;
  await run(`set lock_timeout = ${reportMs}`);
  for (let waited = 0; waited < totalMs; waited += reportMs) {
    log(
      `Waiting for another server or command, which is preparing the database: ${(await holder(run)).text}. Waited ${duration(waited)} of ${duration(totalMs)}.`,
    );
    try {
      await run(`select pg_advisory_lock(${LOCK_KEY})`);
      await run('reset lock_timeout');
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
  const { text, pid } = await holder(run);
  throw new LockError(
    `The database was being prepared for ${duration(totalMs)} by another server or command: ${text}. Start this server again once that has finished. If it hangs, end it with: select pg_terminate_backend(${pid})`,
  );
}

const duration = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);

/** The process of the database that holds the lock. */
async function holder(run: Run): Promise<{ pid: string; text: string }> {
  const [found] = (await run(`select l.pid, a.application_name, a.client_addr, a.backend_start::text
    from pg_locks l left join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and l.objid = ${LOCK_KEY} and l.classid = 0
      and l.database = (select oid from pg_database where datname = current_database())`)) as {
    pid: number;
    application_name: string | null;
    client_addr: string | null;
    backend_start: string | null;
  }[];
  if (!found) return { pid: 'pid', text: 'it has just finished' };
  const { pid, application_name: name, client_addr: address, backend_start: start } = found;
  const details = [name, address && `from ${address}`, start && `connected since ${start}`].filter(Boolean).join(', ');
  return { pid: String(pid), text: `process ${pid} of the database${details && ` (${details})`}` };
}
