import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { streamPath } from '../uploads/pictures.ts';
import { examine, requireWhole, SOURCE } from './film.ts';
import { drawPictures, loudnessOf, makeRendition, sizesOf } from './renditions.ts';
import { type Job, recordStored } from './repository.ts';
import type { Tools } from './tools.ts';

/** Another server has the film now, or its upload was deleted. */
export class ClaimLost extends Error {}

interface PrepareOptions {
  db: Db;
  storage: Storage;
  tools: Tools;
  /** An empty one, for the work. */
  folder: string;
  signal: AbortSignal;
  /** Called with the percentage that is done. */
  onProgress: (percent: number) => void;
}

/** What the smallest size stands for beside its pixels: the film is read, measured and drawn first. */
const FIRST_PIXELS = 100_000;

/**
 * Makes what a film is streamed from: each size and its playlist, the smallest first, then a poster and previews. What is
 * stored is recorded at once, so that the next attempt goes on there. Rejects with a `BadFilm`, with {@link ClaimLost},
 * with the reason of the signal, or because a program or the storage failed.
 */
export async function prepareVideo(job: Job, { db, storage, tools, folder, signal, onProgress }: PrepareOptions) {
  await pipeline(await storage.read(job.path), createWriteStream(join(folder, SOURCE)), { signal });
  const work = { tools, folder, signal };
  const film = await examine(work);
  const sizes = sizesOf(film);
  const [smallest] = sizes;
  let { content } = job;
  const isDone = (name: string) => content.renditions.some((rendition) => rendition.name === name);
  const loudness = sizes.every(({ name }) => isDone(name)) ? undefined : await loudnessOf(film, work);
  const total = sizes.reduce((sum, { pixels }) => sum + pixels, FIRST_PIXELS);
  let done = FIRST_PIXELS;
  for (const size of sizes) {
    const { name, pixels } = size;
    if (!isDone(name)) {
      const { rendition, seconds } = await makeRendition(film, size, {
        ...work,
        loudness,
        onSeconds: (at) => onProgress(Math.min(99, ((done + pixels * (at / film.seconds)) / total) * 100)),
      });
      requireWhole(seconds, film);
      const previews = size === smallest ? await drawPictures(film, size, work) : content.previews;
      content = { renditions: [...content.renditions, rendition], ...(previews ? { previews } : {}) };
      const made = [`${name}.mp4`, `${name}.m3u8`, ...(size === smallest ? ['poster.jpg', 'previews.jpg'] : [])];
      await store(job, content, made, { db, storage, folder });
    }
    done += pixels;
    onProgress(Math.min(99, (done / total) * 100));
  }
}

async function store(
  job: Job,
  content: Job['content'],
  names: readonly string[],
  { db, storage, folder }: Pick<PrepareOptions, 'db' | 'storage' | 'folder'>,
): Promise<void> {
  const stored: Record<string, number> = {};
  for (const name of names) {
    const local = join(folder, name);
    stored[name] = await storage.write(streamPath(job.path, name), createReadStream(local));
    if (stored[name] !== (await stat(local)).size) throw new Error(`${name} was not stored whole.`);
  }
  if (await recordStored(db, job, content, stored)) return;
  throw new ClaimLost();
}
