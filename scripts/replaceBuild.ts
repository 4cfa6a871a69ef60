import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** In the folder that is served: the files of its build, so that the next one knows them. */
const LIST = '.files.json';

/** The names of scripts and sheets change with their content. */
const hasHash = (file: string) => /-[\w-]{8}\.\w+(\.br)?$/.test(file);

/**
 * Moves a finished build into the place of the one that a server may be serving. Each file is replaced at once, the
 * document last: whoever opens it finds everything it asks for. The scripts and sheets of the build before stay, since
 * pages that are open still load from them; older ones go.
 */
export async function replaceBuild(build: string, served: string, document: string): Promise<void> {
  /** A file comes after its compressed form. */
  const rankOf = (file: string) => (file === document ? 2 : Number(!file.endsWith('.br')));
  const files = await filesOf(build);
  const before = await readList(join(served, LIST));
  for (const file of files.sort((one, other) => rankOf(one) - rankOf(other))) {
    await mkdir(dirname(join(served, file)), { recursive: true });
    await rename(join(build, file), join(served, file));
  }
  await rm(build, { recursive: true });
  const isSame = before.length === files.length && files.every((file) => before.includes(file));
  if (isSame) return;
  const kept = new Set([...files, ...before.filter(hasHash), '.built']);
  for (const file of await filesOf(served)) if (!kept.has(file)) await rm(join(served, file));
  await writeFile(join(served, LIST), JSON.stringify(files));
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

/** Empty for a build that was made by other means. */
const readList = async (path: string): Promise<string[]> => JSON.parse(await readFile(path, 'utf8').catch(() => '[]'));
