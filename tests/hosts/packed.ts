import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import seed from '../e2e/seeded.ts';
import { run } from './processes.ts';

const packages = ['sdk', 'react'];

/** Packs the packages once for the whole run, and seeds the marketplace's data. */
export default async function pack(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-packed-'));
  for (const name of packages)
    await run('npm', ['pack', '--pack-destination', folder], { cwd: resolve('packages', name) });
  process.env.LECTERN_PACKED = folder;
  const unseed = await seed();
  return () => {
    unseed();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The tarballs by the name of their package, such as `@lectern/react`. */
export function tarballs(): Record<string, string> {
  const folder = process.env.LECTERN_PACKED;
  if (!folder) throw new Error('The packages are not packed: run npm run test:hosts.');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/^lectern-(\w+)-.*$/, '@lectern/$1'),
      `file:${join(folder, file)}`,
    ]),
  );
}
