import { randomBytes } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { freeBytes, RESERVED_BYTES } from './diskSpace.ts';
import type { PartStorage, Storage, StoredPart } from './storage.ts';

/** Of names that aren't whole files. */
export const PART_SUFFIX = '.part';

/** Parts as files beside the others. A part counts once it is whole, and a file of joined parts is written like any other. */
export function createDiskParts(folder: string, files: Omit<Storage, 'parts'>): PartStorage {
  const nameOf = (path: string, id: string, number: number) => `${path}.${id}.${number}${PART_SUFFIX}`;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return {
    async hasRoom(size) {
      await mkdir(folder, { recursive: true });
      // Joining the parts takes as much again.
      return (await freeBytes(folder)) >= RESERVED_BYTES + 2 * size;
    },
    begin: async () => randomBytes(4).toString('hex'),
    write: (path, id, number, source) => files.write(nameOf(path, id, number), source),
    async list(path, id, count) {
      const found = numbers(count).map((number) =>
        stat(join(folder, nameOf(path, id, number))).then(
          ({ size }): StoredPart => ({ number, size }),
          (error: NodeJS.ErrnoException) => {
            if (error.code !== 'ENOENT') throw error;
            return undefined;
          },
        ),
      );
      return (await Promise.all(found)).filter((part) => part !== undefined);
    },
    async join(path, id, count) {
      async function* all() {
        for (const number of numbers(count)) yield* await files.read(nameOf(path, id, number));
      }
      if (!(await files.has(path))) await files.write(path, Readable.from(all()));
      await this.discard(path, id, count);
    },
    async discard(path, id, count) {
      for (const number of numbers(count)) await files.remove(nameOf(path, id, number));
    },
  };
}
