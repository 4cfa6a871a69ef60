import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/**
 * Seeds one data folder for the whole run: seeding forty courses for every server takes longer than most tests. A build
 * that is only to run has no documentation.
 */
export default async function seed(): Promise<() => void> {
  if (!existsSync('packages/docs/dist')) execFileSync(process.execPath, ['scripts/docs.mjs'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-seeded-'));
  const data = join(folder, 'data');
  const server = await startServer('embedded', { DATA_DIR: data });
  await server.stop();
  process.env.LECTERN_SEEDED = data;
  return () => rmSync(folder, { recursive: true, force: true });
}
