import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { deepIt } from '../testing/deepIt.ts';
import { startPostgresProxy } from '../testing/postgresProxy.ts';
import { runServer } from '../testing/runServer.ts';
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
    expect(onChange).toHaveBeenLastCalledWith('');
    await other.db.execute(`insert into users (id, email, role, first_name, last_name)
      values ('u', 'u@example.org', 'learner', 'Asha', 'Menon')`);
    await other.db.execute(`insert into courses (id, creator_id, title, description, price_paise)
      values ('c', 'u', 'A course', 'A description that is long enough.', 0)`);
    await other.db.execute(`insert into enrollments (user_id, course_id) values ('u', 'c')`);
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('students'), { timeout: 10_000 });
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

deepIt(
  'caches nothing while notifications are lost, and logs once that they are and once that they arrive again',
  async () => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    const proxy = await startPostgresProxy(url);
    const dataDir = await mkdtemp(join(tmpdir(), 'lectern-deaf-'));
    const server = await runServer({ DATA_DIR: dataDir, DATABASE_URL: proxy.url, TOKEN_SECRET: 'x'.repeat(48) });
    const direct = openPostgres(url, () => {});
    const names = async () => {
      const answer = await fetch(`${server.address}/api/admin/categories`);
      return ((await answer.json()) as { categories: { name: string }[] }).categories.map(({ name }) => name);
    };
    const timesLogged = (text: string) => server.output().split(text).length - 1;
    const within = { timeout: 25_000 };
    try {
      proxy.isDeaf = true;
      await vi.waitFor(() => expect(timesLogged('do not arrive')).toBe(1), within);
      expect(await names()).toEqual([]);
      await direct.db.insert(categories).values({ id: 'f'.repeat(24), name: 'Music', slug: 'music' });
      expect(await names()).toEqual(['Music']);
      proxy.isDeaf = false;
      await vi.waitFor(() => expect(timesLogged('arrive again')).toBe(1), within);
      expect(timesLogged('do not arrive')).toBe(1);
    } finally {
      await server.end('SIGKILL');
      await Promise.all([direct.close(), proxy.close()]);
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  90_000,
);
