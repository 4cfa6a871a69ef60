import { statfs } from 'node:fs/promises';

/** Bytes that are left free on a disk: an embedded database that cannot extend its log (16 MB at a time) is lost. */
export const RESERVED_BYTES = 32 * 1024 * 1024;

/** The free bytes of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const hasFreeSpace = async (folder: string): Promise<boolean> => (await freeBytes(folder)) >= RESERVED_BYTES;

/** Bytes as people read them. */
export const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
