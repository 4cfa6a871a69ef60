import { expect, it, vi } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { categories } from './schema.ts';

it('reports changes by other processes, and whether it is connected', async () => {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
  const [one, other] = [openPostgres(url, () => {}), openPostgres(url, () => {})];
  await migrate(one);
  const onChange = vi.fn();
  const onConnectionChange = vi.fn();
  const unsubscribe = one.subscribe?.({ onChange, onConnectionChange });
  try {
    await vi.waitFor(() => expect(onConnectionChange).toHaveBeenLastCalledWith(true), { timeout: 10_000 });
    await other.db.insert(categories).values({ id: 'f'.repeat(24), name: 'Music', slug: 'music' });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 });
    // The connection is lost, then established again.
    await other.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalogue'
      and datname = current_database()`);
    await vi.waitFor(() => expect(onConnectionChange).toHaveBeenLastCalledWith(false), { timeout: 10_000 });
    await vi.waitFor(() => expect(onConnectionChange).toHaveBeenLastCalledWith(true), { timeout: 10_000 });
  } finally {
    await unsubscribe?.();
    await Promise.all([one.close(), other.close()]);
    await drop();
  }
});
