import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Seeds one folder of data for the whole run: writing forty courses anew for every server costs more than most tests. */
export default async function seed(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-seeded-'));
  const data = join(folder, 'data');
  const server = await startServer('embedded', { DATA_DIR: data });
  await server.stop();
  process.env.LECTERN_SEEDED = data;
  return () => rmSync(folder, { recursive: true, force: true });
}
