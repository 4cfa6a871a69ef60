import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../packageRoot.ts';
import type { Database } from './database.ts';

/** Arbitrary, and used for nothing else: servers that start together migrate one after the other. */
const LOCK_KEY = 7_405_813;

/** Applies `migrations/*.sql` that are not applied yet, each in a transaction. Returns their names. */
export async function migrate(database: Database, folder = join(packageRoot, 'migrations')): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const applied: string[] = [];
  await database.onOneConnection(async (run) => {
    await run(`select pg_advisory_lock(${LOCK_KEY})`);
    try {
      await run(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      const known = new Set((await run('select name from migrations')).map((row) => (row as { name: string }).name));
      for (const name of names.filter((one) => !known.has(one))) {
        const text = await readFile(join(folder, name), 'utf8');
        try {
          await run(`begin; ${text}; insert into migrations (name) values ('${name}'); commit`);
        } catch (error) {
          await run('rollback');
          throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
        }
        applied.push(name);
      }
    } finally {
      await run(`select pg_advisory_unlock(${LOCK_KEY})`);
    }
  });
  return applied;
}
