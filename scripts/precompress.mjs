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
 *
 * @param kinds the ends of the names, as a pattern
 * @param quality Brotli's: 11 takes twenty times as long as 9
 */
export async function precompress(folder, kinds = '{js,css,svg}', quality = constants.BROTLI_MAX_QUALITY) {
  const files = globSync(`**/*.${kinds}`, { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      await writeFile(`${file}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
