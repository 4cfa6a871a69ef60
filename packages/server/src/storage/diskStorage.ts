import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

const PART = '.part';

export function createDiskStorage(folder: string): Storage {
  const locate = (path: string) => {
    if (!/^[a-z0-9][a-z0-9.-]*$/i.test(path)) throw new Error(`${path} is not a name of a stored file.`);
    return join(folder, path);
  };
  return {
    async write(path, source) {
      const target = locate(path);
      await mkdir(folder, { recursive: true });
      const part = `${target}.${randomBytes(4).toString('hex')}${PART}`;
      const sink = createWriteStream(part, { flags: 'wx', flush: true });
      try {
        await pipeline(source, sink);
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return sink.bytesWritten;
    },
    async read(path, range) {
      const file = await open(locate(path), 'r');
      return file.createReadStream(range);
    },
    remove: (path) => rm(locate(path), { force: true }),
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const { name } of await opendir(folder)) {
        // Gone by now: another server's write has ended.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found?.isFile()) yield { path: name, modifiedAt: found.mtime, isPart: name.endsWith(PART) };
      }
    },
  };
}
