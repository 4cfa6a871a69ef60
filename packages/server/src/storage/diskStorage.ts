import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDiskParts, PART_SUFFIX } from './diskParts.ts';
import { hasFreeSpace } from './diskSpace.ts';
import { isFileName, type Storage } from './storage.ts';

/** How often the free space is checked during a write. */
const CHECK_INTERVAL_BYTES = 1024 * 1024;

/** Fails with `ENOSPC` before a stream fills the disk, which the embedded database may need too. */
const leavingRoom = (folder: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let next = 0;
    let count = 0;
    for await (const chunk of source) {
      count += chunk.length;
      if (count >= next) {
        if (!(await hasFreeSpace(folder))) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
        next = count + CHECK_INTERVAL_BYTES;
      }
      yield chunk;
    }
  };

export function createDiskStorage(folder: string): Storage {
  const locate = (path: string) => {
    if (!isFileName(path)) throw new Error(`${path} is not a name of a stored file.`);
    return join(folder, path);
  };
  const files: Omit<Storage, 'parts'> = {
    async write(path, source) {
      const target = locate(path);
      await mkdir(folder, { recursive: true });
      const part = `${target}.${randomBytes(4).toString('hex')}${PART_SUFFIX}`;
      // Opened before the stream is made: a stream that is destroyed while it opens its file creates it after the `rm`.
      const file = await open(part, 'wx');
      try {
        const sink = file.createWriteStream({ flush: true });
        await pipeline(source, leavingRoom(folder), sink);
        await rename(part, target);
        return sink.bytesWritten;
      } catch (error) {
        await Promise.allSettled([file.close()]);
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(path, range) {
      const file = await open(locate(path), 'r');
      return file.createReadStream(range);
    },
    remove: (path) => rm(locate(path), { force: true }),
    has: (path) =>
      stat(locate(path)).then(
        (found) => found.isFile(),
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      ),
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        // Not ours: the name of the database, or what a network's file system keeps there.
        if (name.startsWith('.')) continue;
        // Deleted or renamed in the meantime by another write.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found?.isFile()) yield { path: name, modifiedAt: found.mtime, isPart: name.endsWith(PART_SUFFIX) };
      }
    },
  };
  return { ...files, parts: createDiskParts(folder, files) };
}
