import { Readable } from 'node:stream';
import { createPriorityQueue } from '../concurrency.ts';
import type { StoredSizes } from '../db/schema.ts';
import { problems } from '../problems.ts';
import type { Storage } from '../storage/storage.ts';
import { drawSizes, type PictureKind } from './drawSizes.ts';

/** A stored picture, as far as its sizes need it. */
interface Picture {
  path: string;
  sizes: StoredSizes | null;
}

/** Uploads come before pictures of earlier versions, which wait one at a time. */
type Priority = 'high' | 'low';

export const jpegPath = (path: string) => `${path}.jpeg`;
export const webpPath = (path: string, width: number | string) => `${path}.${width}.webp`;

/** Of what a film is streamed from, such as `720.mp4`. */
export const streamPath = (path: string, name: string) => `${path}.${name}`;

/** The name of the picture or film that a stored size may belong to; any other name stays as it is. */
export const originalOf = (path: string) =>
  path.replace(/\.(?:jpeg|\d{1,4}\.webp|\d{1,4}\.mp4|\d{1,4}\.m3u8|poster\.jpg|previews\.jpg)$/, '');

/** The names of everything that is stored of a picture or another file. */
export const storedPaths = ({ path, sizes }: Picture): string[] => [
  path,
  ...(sizes?.jpeg === undefined ? [] : [jpegPath(path)]),
  ...Object.keys(sizes?.webp ?? {}).map((width) => webpPath(path, width)),
  ...Object.keys(sizes?.stream ?? {}).map((name) => streamPath(path, name)),
];

/** Draws a stored picture in its sizes and stores them beside it, all or none. Rejects as {@link drawSizes} does. */
export type StoreSizes = (path: string, kind: PictureKind, priority: Priority) => Promise<StoredSizes>;

/** One picture is drawn at a time: each takes a core for a moment, and up to 250 MB of memory. */
export function createPictures(storage: Storage): StoreSizes {
  const enqueue = createPriorityQueue({
    names: { high: 'pictures', low: 'old_pictures' },
    concurrency: 1,
    capacity: { high: 20, low: 1 },
    timeoutMs: 30_000,
    refuse: problems.unavailable,
  });
  return (path, kind, priority) =>
    enqueue(priority, async () => {
      const { jpeg, webp } = await drawSizes(await readAll(await storage.read(path)), kind);
      const sizes: StoredSizes = {
        jpeg: jpeg.length,
        webp: Object.fromEntries([...webp].map(([width, bytes]) => [width, bytes.length])),
      };
      try {
        await storage.write(jpegPath(path), Readable.from([jpeg]));
        for (const [width, bytes] of webp) await storage.write(webpPath(path, width), Readable.from([bytes]));
      } catch (error) {
        for (const one of storedPaths({ path, sizes })) if (one !== path) await storage.remove(one);
        throw error;
      }
      return sizes;
    });
}

async function readAll(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
