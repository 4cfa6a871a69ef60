import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

let database: Database;
let drop: () => Promise<void>;
let other: pg.Client;
beforeEach(async () => {
  const created = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  drop = created.drop;
  database = openPostgres(created.url, () => {});
  other = new pg.Client({ connectionString: created.url, application_name: 'psql' });
  await other.connect();
  await other.query('select pg_advisory_lock(7405813)');
});
afterEach(async () => {
  await Promise.all([database.close(), other.end()]);
  await drop();
});

const holder = async () => (await other.query('select pg_backend_pid() as pid')).rows[0].pid as number;

it('says who prepares the database already, and goes on once that has finished', async () => {
  const log = vi.fn();
  const migrated = migrate(database, { log });
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 10_000 });
  expect(log.mock.calls[0]?.[0]).toMatch(
    new RegExp(
      `^Waiting for another server or command, which is preparing the database: process ${await holder()} of the database \\(psql, from .*, connected since .*\\)\\. Waited 0 s of 10 min\\.$`,
    ),
  );
  await other.query('select pg_advisory_unlock(7405813)');
  expect(await migrated).toContain('0001_initial.sql');
});

it('gives up at last, with what to do', async () => {
  const log = vi.fn();
  await expect(migrate(database, { log, patience: { totalMs: 200, reportMs: 100 } })).rejects.toThrow(
    new RegExp(
      `^The database was being prepared for 0\\.2 s by another server or command: process ${await holder()} of the database .* If it hangs, end it with: select pg_terminate_backend\\(${await holder()}\\)$`,
    ),
  );
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[1]?.[0]).toContain('Waited 0.1 s of 0.2 s.');
});
