import type { Readable } from 'node:stream';

/** The content of files; the `files` table has everything else. */
export interface Storage {
  /**
   * Stores the bytes under this name (letters, digits, `-`, `.`), all or nothing. Returns their number. Rejects with the
   * code `ENOSPC` where there is no room.
   */
  write(path: string, source: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both included. Rejects with the code `ENOENT` where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Deletes a file, if there is one, or what {@link list} named of an interrupted write. */
  remove(path: string): Promise<void>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** All files, including the parts of interrupted writes (`isPart`). */
  list(): AsyncIterable<{ path: string; modifiedAt: Date; isPart: boolean }>;
  /** An address at which a browser gets the file from the storage itself, for a while; absent: it has none. */
  sign?(path: string, given: { mime: string; from: Date; until: Date }): Promise<string>;
  /** The origin of these addresses. */
  origin?: string;
}

/** Names with a dot in front, or with others of these characters, are not the storage's. */
export const isFileName = (path: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(path);
