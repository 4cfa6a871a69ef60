import type { Readable } from 'node:stream';

/** Where the bytes of files are; the `files` table knows what they are. */
export interface Storage {
  /**
   * Keeps the bytes under this name (letters, digits, `-`, `.`), whole or not at all. Returns the size.
   * Rejects with the code `ENOSPC` where there is no room.
   */
  write(path: string, source: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both included. Rejects where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Takes it away; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Everything there is, what a broken write left behind too (`isPart`). */
  list(): AsyncIterable<{ path: string; modifiedAt: Date; isPart: boolean }>;
}
