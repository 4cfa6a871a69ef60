import { statfs } from 'node:fs/promises';

/** Left free on every disk: an embedded database needs it to extend its log, by 16 MB at a time. */
export const RESERVED_BYTES = 32 * 1024 * 1024;

/** Free space on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const hasFreeSpace = async (folder: string): Promise<boolean> => (await freeBytes(folder)) >= RESERVED_BYTES;

export const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
