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
  /** Takes files in parts, over hours, from elsewhere. */
  parts: PartStorage;
}

export interface StoredPart {
  number: number;
  size: number;
}

/** A file that arrives in parts, which are numbered from 1. It is no file before they are joined. */
export interface PartStorage {
  /** Whether a file of this size would fit, as far as one can know. */
  hasRoom(size: number): Promise<boolean>;
  /** Prepares a file of this name. Returns an id for the other calls. */
  begin(path: string): Promise<string>;
  /** An address that takes a part of exactly this size from a browser, for a while; absent: {@link write} takes it. */
  sign?(path: string, id: string, part: StoredPart, seconds: number): Promise<string>;
  /** Why pages of this origin may not send parts to the addresses of {@link sign}; undefined: they may. */
  refusalOf?(origin: string): Promise<string | undefined>;
  write?(path: string, id: string, number: number, source: Readable): Promise<number>;
  /** Those of the first `count` that are there. */
  list(path: string, id: string, count: number): Promise<StoredPart[]>;
  /** Makes them one file. It can be called again after a failure. Rejects with the code `ENOENT` where one is missing. */
  join(path: string, id: string, count: number): Promise<void>;
  /** Deletes what there is. */
  discard(path: string, id: string, count: number): Promise<void>;
}

/** The file that the name of something unfinished belongs to. */
export const fileOfPart = (path: string): string => path.split(/[.#]/, 1).join();

/** Names with a dot in front, or with others of these characters, are not the storage's. */
export const isFileName = (path: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(path);
