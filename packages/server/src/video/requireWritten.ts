import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** On a full disk ffmpeg ends as if all were well, with files that lack what didn't fit. */
const noRoom = (name: string) =>
  Object.assign(new Error(`${name} was not written whole: the disk of the temporary folder (TMPDIR) is full.`), {
    code: 'ENOSPC',
  });

export const isNoRoom = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOSPC';

/** Throws, with the code `ENOSPC`, unless a size of a film is as long as its playlist says. */
export async function requireWholeSize(folder: string, name: string): Promise<void> {
  const list = await readFile(join(folder, `${name}.m3u8`), 'utf8');
  const ends = [...list.matchAll(/BYTERANGE[:=]"?(\d{1,15})@(\d{1,15})/g)].map(
    ([, length, offset]) => Number(length) + Number(offset),
  );
  const isEnded = list.trimEnd().endsWith('#EXT-X-ENDLIST');
  const { size } = await stat(join(folder, `${name}.mp4`));
  if (!isEnded || size !== Math.max(...ends)) throw noRoom(`${name}.mp4`);
}

/** Throws, with the code `ENOSPC`, unless a picture has its end. */
export async function requireWholePicture(folder: string, name: string): Promise<void> {
  const file = await open(join(folder, name));
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(END_OF_JPEG.length);
    await file.read(end, 0, end.length, Math.max(0, size - end.length));
    if (!end.equals(END_OF_JPEG)) throw noRoom(name);
  } finally {
    await file.close();
  }
}
