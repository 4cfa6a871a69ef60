// Compresses what a build serves, once and as well as can be: doing so for a first visitor would take too long.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A shorter file fits into one packet anyway. */
const MIN_BYTES = 1_400;

/**
 * Writes `<file>.br` and `<file>.gz` beside the scripts, style sheets and drawings of a folder, except in folders that
 * begin with a dot.
 */
export async function precompress(folder) {
  const files = globSync('**/*.{js,css,svg}', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      // 11, the best, is Brotli's default in Node.
      await writeFile(`${file}.br`, await toBrotli(bytes));
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
