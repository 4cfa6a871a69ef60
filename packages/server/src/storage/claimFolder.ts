import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '../configError.ts';

/** In a folder of uploads: the id of the database that they belong to. Storage leaves names with a dot in front alone. */
const NAME = '.database-id';
/** Another server that has just made the file takes a moment to write it. */
const WRITE_TIMEOUT_MS = 3_000;

/**
 * Makes a folder of uploads belong to the database of this id, unless it does already. Throws where it belongs to another one, whose
 * files a sweep would delete: they have no row here.
 */
export async function claimFolder(folder: string, id: string): Promise<void> {
  const path = join(folder, NAME);
  await mkdir(folder, { recursive: true });
  const isNew = await writeFile(path, `${id}\n`, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
  if (isNew) return;
  const deadline = Date.now() + WRITE_TIMEOUT_MS;
  const read = async () => (await readFile(path, 'utf8')).trim();
  let found = await read();
  while (found === '' && Date.now() < deadline) {
    await wait(50);
    found = await read();
  }
  if (found === id) return;
  throw new ConfigError(`Lectern cannot start:
  STORAGE_DIR: the folder ${folder} has the uploads of another database (${found || 'its id is missing'}; this one is ${id}). Set STORAGE_DIR to a folder of this database's own. If the uploads are this database's, delete ${path} and start again.`);
}
