import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCaller } from '../caller.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type Database, rows } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sleeping = async () =>
  (
    await rows<{ count: string }>(
      database.db,
      sql`select count(*) from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'`,
    )
  )[0]?.count;

it('cancels what runs for a caller who has gone, and nothing that follows', async () => {
  const leaves = new Set<() => void>();
  const caller = {
    address: '198.51.100.1',
    isGone: () => false,
    onGone(listener: () => void) {
      leaves.add(listener);
      return () => void leaves.delete(listener);
    },
  };
  const run = withCaller(caller, async () => database.db.execute(sql`select pg_sleep(1.5)`)).catch(
    (error: Error) => error.cause,
  );
  await expect.poll(sleeping).toBe('1');
  for (const leave of leaves) leave();
  expect(await run).toMatchObject({ code: '57014', message: 'canceling statement due to user request' });
  // PostgreSQL sends the error before it shows the connection as idle.
  await expect.poll(sleeping).toBe('0');
  expect(leaves.size).toBe(0);
  const all = await Promise.all(Array.from({ length: 40 }, () => rows(database.db, sql`select pg_sleep(0.01)`)));
  expect(all).toHaveLength(40);
});
