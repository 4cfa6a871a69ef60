import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgresProxy } from '../testing/postgresProxy.ts';
import { createDatabase } from '../testing/testDatabase.ts';
import { type Db, rows } from './database.ts';
import { isUnavailable } from './isUnavailable.ts';
import { openPostgres } from './openPostgres.ts';

it('has no statement compiled, of requests or of admin commands', async () => {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const database = openPostgres(url, () => {});
  // A plan so costly that PostgreSQL would compile it.
  const plan = async (db: Db) => {
    const lines = await rows<{ 'QUERY PLAN': string }>(
      db,
      sql`explain select count(*) from generate_series(1, 3000) one, generate_series(1, 3000) other
        where one + other < 0`,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  try {
    expect(await plan(database.db)).not.toContain('JIT');
    expect(await database.withLongTimeout?.(plan)).not.toContain('JIT');
  } finally {
    await database.close();
    await drop();
  }
});

it('has the same settings through a pooler in transaction mode, and leaves none behind', async () => {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const proxy = await startPostgresProxy(url, { sharesConnections: true, isStrict: true });
  const database = openPostgres(proxy.url, () => {}, { directUrl: url });
  const settings = async (db: Db) =>
    (
      await rows<{ values: string[] }>(
        db,
        sql`select array(select current_setting(name) from unnest(array['statement_timeout', 'jit', 'timezone',
          'pg_trgm.word_similarity_threshold', ${'idle_in_transaction_session_timeout'}]) name) as values`,
      )
    )[0]?.values;
  const named = (db: Db) => db.select({ one: sql`1` }).from(sql`(select 1) as source`).prepare('a_name').execute();
  const other = new pg.Client(proxy.url);
  let unsubscribe: (() => Promise<void>) | undefined;
  try {
    expect((await settings(database.db))?.slice(0, 4)).toEqual(['1800ms', 'off', 'UTC', '0.4']);
    await database.db.transaction(async (tx) => {
      expect(await settings(tx)).toEqual(['1800ms', 'off', 'UTC', '0.4', '5s']);
      // A name would be another client's, too.
      for (const _ of [1, 2]) await named(tx);
    });
    for (const _ of [1, 2]) await named(database.db);
    const heard = new Promise<void>((resolve) => {
      unsubscribe = database.subscribe?.({
        onChange: () => {},
        onConnectionChange: (isConnected) => isConnected && resolve(),
      });
    });
    await heard;
    await other.connect();
    expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await other.query('select name from pg_prepared_statements')).rows).toEqual([]);
  } finally {
    await unsubscribe?.();
    await Promise.all([database.close(), other.end()]);
    await proxy.close();
    await drop();
  }
});

it.each(['directly', 'through a pooler'])(
  'does not acknowledge %s what was committed without its replica',
  async (way) => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    const proxy = await startPostgresProxy(url, { sharesConnections: way !== 'directly' });
    const database = openPostgres(proxy.url, () => {}, { directUrl: way === 'directly' ? undefined : url });
    const save = () => database.db.execute(sql`create table if not exists saved ()`);
    const fails = (work: Promise<unknown>) =>
      expect(
        work.then(
          () => undefined,
          (error: unknown) => isUnavailable(error),
        ),
      ).resolves.toBe(true);
    try {
      await save();
      proxy.isUnreplicated = true;
      await fails(save());
      await fails(database.db.transaction((tx) => tx.execute(sql`create table if not exists saved ()`)));
      proxy.isUnreplicated = false;
      await save();
    } finally {
      await database.close();
      await proxy.close();
      await drop();
    }
  },
);

it('limits statements, and transactions that do nothing', async () => {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const database = openPostgres(url, () => {});
  const setting = async (db: Db, name: string) =>
    (await rows<{ value: string }>(db, sql`select current_setting(${name}) as value`))[0]?.value;
  try {
    expect(await setting(database.db, 'statement_timeout')).toBe('1800ms');
    expect(await setting(database.db, 'idle_in_transaction_session_timeout')).toBe('5s');
    await database.withLongTimeout(async (db) => {
      expect(await setting(db, 'statement_timeout')).toBe('10min');
      expect(await setting(db, 'timezone')).toBe('UTC');
    });
    expect(await setting(database.db, 'timezone')).toBe('UTC');
    expect(await setting(database.db, 'pg_trgm.word_similarity_threshold')).toBe('0.4');
  } finally {
    await database.close();
    await drop();
  }
});
