import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** In the site's folder: the files of its build, so that the next one knows them. */
const LIST = '.files.json';

/** A file comes after its compressed form, and the page after everything. */
const rankOf = (file: string) => (file === 'index.html' ? 2 : Number(!file.endsWith('.br')));

/**
 * Moves a finished build into the place of the site that a server may be serving. Each file is replaced at once, the page
 * last: whoever opens it finds everything it asks for. The scripts and sheets of the build before stay, since pages that are
 * open still load from them; older ones go.
 */
export async function replaceSite(build: string, site: string): Promise<void> {
  const files = await filesOf(build);
  const before = await readList(join(site, LIST));
  for (const file of files.sort((one, other) => rankOf(one) - rankOf(other))) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await rename(join(build, file), join(site, file));
  }
  await rm(build, { recursive: true });
  const isSame = before.length === files.length && files.every((file) => before.includes(file));
  if (isSame) return;
  const kept = new Set([...files, ...before.filter((file) => /^(assets|embed)\//.test(file)), '.built']);
  for (const file of await filesOf(site)) if (!kept.has(file)) await rm(join(site, file));
  await writeFile(join(site, LIST), JSON.stringify(files));
}

/** The paths of all files in a folder, with slashes. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries.map(async (entry) =>
    entry.isDirectory()
      ? (await filesOf(join(folder, entry.name))).map((file) => `${entry.name}/${file}`)
      : [entry.name],
  );
  return (await Promise.all(lists)).flat();
}

/** Empty for a site that was built by other means. */
const readList = async (path: string): Promise<string[]> => JSON.parse(await readFile(path, 'utf8').catch(() => '[]'));
