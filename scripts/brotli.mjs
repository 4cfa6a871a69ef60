// Compresses what a build serves, once and as well as Brotli can: doing so for a first visitor would take too long.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
/** A shorter file fits into one packet anyway. */
const MIN_BYTES = 1_400;

/** Writes `<file>.br` beside the scripts, style sheets and drawings of a folder, except in folders that begin with a dot. */
export async function writeBrotli(folder) {
  const files = globSync('**/*.{js,css,svg}', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      // 11, the best, is Node's default.
      if (bytes.length >= MIN_BYTES) await writeFile(`${file}.br`, await compress(bytes));
    }),
  );
}
