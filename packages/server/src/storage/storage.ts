import type { Readable } from 'node:stream';

/** The content of files; the `files` table has everything else. */
export interface Storage {
  /**
   * Stores the bytes under this name (letters, digits, `-`, `.`), all or nothing. Returns their number. Rejects with the
   * code `ENOSPC` where the disk is full.
   */
  write(path: string, source: Readable): Promise<number>;
  /** The bytes from `start` to `end`, both included. Rejects where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Deletes a file, if there is one. */
  remove(path: string): Promise<void>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** All files, including the parts of interrupted writes (`isPart`). */
  list(): AsyncIterable<{ path: string; modifiedAt: Date; isPart: boolean }>;
}
