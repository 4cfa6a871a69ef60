import { expect, it, vi } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { categories } from './schema.ts';

it('hears of what other processes change, and says when it does not hear', async () => {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const [one, other] = [openPostgres(url, () => {}), openPostgres(url, () => {})];
  await migrate(one);
  const change = vi.fn();
  const hearing = vi.fn();
  const stop = one.hear?.({ change, hearing });
  try {
    await vi.waitFor(() => expect(hearing).toHaveBeenLastCalledWith(true), { timeout: 10_000 });
    await other.db.insert(categories).values({ id: 'f'.repeat(24), name: 'Music', slug: 'music' });
    await vi.waitFor(() => expect(change).toHaveBeenCalled(), { timeout: 10_000 });
    // Cut off: until it listens again nothing may be kept.
    await other.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalogue'
      and datname = current_database()`);
    await vi.waitFor(() => expect(hearing).toHaveBeenLastCalledWith(false), { timeout: 10_000 });
    await vi.waitFor(() => expect(hearing).toHaveBeenLastCalledWith(true), { timeout: 10_000 });
  } finally {
    await stop?.();
    await Promise.all([one.close(), other.close()]);
    await drop();
  }
});
