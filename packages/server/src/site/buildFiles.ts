import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build has its bundle for the server. */
export const BUNDLE = '.server/render.js';

/** The text of a build's file; undefined where it is not there. */
export function readText(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
