import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import { FOLDER, migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

/** The last migration of before there were marketplaces to migrate. All later ones are tried on big tables. */
const BASELINE = '0055_deleted_accounts.sql';
const ROWS = 1_000_000;
const MAX_LOCK_MS = 1_000;
const POLL_MS = 20;

/** The tables that grow most, with values for columns whose checks a made-up value would break. */
const BIG: Record<string, Record<string, string>> = {
  users: { role: `'learner'` },
  orders: { status: `'paid'`, total_paise: '2' },
  order_items: {},
  enrollments: {},
  lecture_progress: {},
  mails: { state: `'sent'`, settled_at: 'now()' },
  notifications: { type: `'info'` },
};

/** A value for a column that needs one, from the number of the row. */
const MADE_UP: Record<string, string> = {
  text: `'row-' || n`,
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
};

let directory: string;
let created: Awaited<ReturnType<typeof createDatabase>>;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function fill(client: pg.Client): Promise<void> {
  // The rows stand for nothing: no key leads anywhere, and no trigger counts them.
  await client.query('set session_replication_role = replica');
  for (const [table, given] of Object.entries(BIG)) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
      [table],
    );
    const values = { ...Object.fromEntries(rows.map(({ name, type }) => [name, MADE_UP[type] ?? 'null'])), ...given };
    await client.query(
      `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')}
        from generate_series(1, ${ROWS}) n`,
    );
  }
  await client.query('analyze');
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lectern-big-'));
  created = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const before = join(directory, 'before');
  await cp(FOLDER, before, { recursive: true, filter: (path) => !path.endsWith('.sql') || !isLater(path) });
  const database = openPostgres(created.url, () => {});
  await migrate(database, { folder: before }).finally(database.close);
  await withClient(created.url, fill);
}, 600_000);
afterAll(async () => {
  await created?.drop();
  await rm(directory, { recursive: true, force: true });
});

const isLater = (path: string) => (path.split('/').at(-1) ?? '') > BASELINE;

/** Applies the migrations of a folder that are not applied yet. Returns what was locked for too long. */
async function tooLong(folder: string): Promise<string[]> {
  const database = openPostgres(created.url, () => {});
  const seen = new Map<string, { first: number; last: number }>();
  let isDone = false;
  await withClient(created.url, async (watcher) => {
    const { rows: known } = await watcher.query<{ oid: number }>(`select oid from pg_class where relkind = 'r'`);
    const watching = (async () => {
      while (!isDone) {
        const now = performance.now();
        // These make writers wait; the last one readers too.
        const { rows } = await watcher.query<{ name: string; mode: string; transaction: string }>(
          `select c.relname as name, l.mode, l.virtualtransaction as transaction
            from pg_locks l join pg_class c on c.oid = l.relation
            where l.granted and l.pid <> pg_backend_pid() and l.relation = any($1)
              and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
              and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
          [known.map(({ oid }) => oid)],
        );
        for (const { name, mode, transaction } of rows) {
          const key = `${transaction} ${name} ${mode}`;
          seen.set(key, { first: seen.get(key)?.first ?? now, last: performance.now() });
        }
        await pause(POLL_MS);
      }
    })();
    await migrate(database, { folder }).finally(() => {
      isDone = true;
    });
    await watching;
  }).finally(database.close);
  return [...seen]
    .filter(([, { first, last }]) => last - first > MAX_LOCK_MS)
    .map(([key]) => key.split(' ').slice(1).join(' '));
}

/** All migrations, and one more. */
async function withMigration(name: string, text: string): Promise<string> {
  const folder = join(directory, name);
  await cp(FOLDER, folder, { recursive: true });
  await writeFile(join(folder, `9999_${name}.sql`), text);
  return folder;
}

describe('a migration', { timeout: 600_000 }, () => {
  it('locks no table of a million rows for more than a second', async () => {
    expect(await readdir(FOLDER)).toContain(BASELINE);
    // A table that is locked for too long: add columns without a default that must be computed, constraints as NOT VALID,
    // indexes while tables are small, and let the server fill in what is missing afterwards, in batches.
    expect(await tooLong(FOLDER)).toEqual([]);
  });

  it('is refused here if it writes a whole table anew', async () => {
    const folder = await withMigration(
      'rewrites',
      'alter table lecture_progress add column copied text; update lecture_progress set copied = lecture_id; alter table lecture_progress alter column copied set not null;',
    );
    expect(await tooLong(folder)).toContain('lecture_progress AccessExclusiveLock');
  });

  it('may add a column with a constant, and a constraint that is not checked yet', async () => {
    const folder = await withMigration(
      'adds',
      'alter table lecture_progress add column seen integer not null default 0; alter table lecture_progress add constraint seen_positive check (seen >= 0) not valid;',
    );
    expect(await tooLong(folder)).toEqual([]);
  });
});
