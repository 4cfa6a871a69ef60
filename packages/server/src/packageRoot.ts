import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The package's folder, seen from `src/` as well as from `dist/`. */
export const packageRoot = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder of @lectern/server was not found.');
  return findRoot(parent);
}
