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

/** Copies the demo's files to the storage, each once. */
export function createSeedFiles(folder: string, storage: Storage) {
  const rows = new Map<string, FileRow>();

  /** The id of a stored seed file, or null where there is none. `rasterId` is the same picture as a raster image. */
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
    /** The id of the first file that exists. */
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
