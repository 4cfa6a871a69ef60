import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { namedId } from '../../db/newId.ts';
import type { files } from '../../db/schema.ts';
import type { Storage } from '../../storage/storage.ts';

type FileRow = typeof files.$inferInsert;

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Copies the demo's files into the storage, each once. */
export function createSeedFiles(folder: string, storage: Storage) {
  const rows = new Map<string, FileRow>();

  /** The id of a file of the seed, or null where it does not exist. `rasterId` is the same picture, made of dots. */
  async function add(path: string, isPublic: boolean, rasterId: string | null = null): Promise<string | null> {
    const id = namedId(isPublic ? 'public file' : 'file', path);
    const source = join(folder, path);
    if (rows.has(id)) return id;
    if (!existsSync(source)) return null;
    const name = `seed-${id}${extname(path)}`;
    const size = await storage.write(name, createReadStream(source));
    rows.set(id, {
      id,
      path: name,
      mime: types[extname(path)] ?? 'application/octet-stream',
      size,
      isPublic,
      rasterId,
    });
    return id;
  }

  return {
    add,
    /** The first of these that exists. */
    async addFirst(paths: readonly string[], isPublic: boolean): Promise<string | null> {
      for (const path of paths) {
        const id = await add(path, isPublic);
        if (id) return id;
      }
      return null;
    },
    rows: () => [...rows.values()],
  };
}
