import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import seed from '../e2e/seeded.ts';
import { run } from './processes.ts';
import { publishCurrent, registry } from './rehearsal.ts';

const packages = ['sdk', 'react'];

/** Packs the packages once for the whole run, or publishes them where there is a registry, and seeds the marketplace's data. */
export default async function pack(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (registry) await publishCurrent(folder);
  else
    for (const name of packages)
      await run('npm', ['pack', '--pack-destination', folder], { cwd: resolve('packages', name) });
  process.env.LECTERN_PACKED = folder;
  return seed();
}

/** Where they are packed, or the copy of the repository that they were published from. */
export function packed(): string {
  const folder = process.env.LECTERN_PACKED;
  if (!folder) throw new Error('The packages are not packed: run npm run test:hosts.');
  return folder;
}

/** The tarballs by the name of their package, such as `@lectern/react`. */
function tarballs(): Record<string, string> {
  const folder = packed();
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/^lectern-(\w+)-.*$/, '@lectern/$1'),
      `file:${join(folder, file)}`,
    ]),
  );
}

/** What an example takes instead of the versions that it names; from a registry it takes just those. */
export const replaced = (): Record<string, string> => (registry ? {} : tarballs());
