import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import { type Db, rows } from './database.ts';
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
