import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { createDatabase, onPostgres, startServer } from './server.ts';

/**
 * Seeds one data folder for the whole run, and one database for what runs on PostgreSQL: seeding forty courses for every
 * server takes longer than most tests. A build that is only to run has no documentation.
 */
export default async function seed(config?: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync('packages/docs/dist')) execFileSync(process.execPath, ['scripts/docs.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-seeded-'));
  const isWanted = process.env.TEST_DATABASE_URL && config?.projects.some(({ name }) => name === 'postgres');
  const template = isWanted ? await createDatabase() : undefined;
  const kinds = [
    { DATA_DIR: join(folder, 'data') },
    ...(template ? [onPostgres(template.url, join(folder, 'files'))] : []),
  ];
  await Promise.all(
    kinds.map(async (settings) => {
      const server = await startServer('embedded', settings);
      await server.stop();
    }),
  );
  process.env.LECTERN_SEEDED = folder;
  if (template) process.env.LECTERN_SEEDED_DATABASE = template.name;
  return async () => {
    await template?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
