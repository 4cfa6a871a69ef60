import type { FileLike } from '@lectern/sdk/api';
import type { Db } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { files } from '../db/schema.ts';
import { problems } from '../problems.ts';

/** A file that has arrived whole and is what it says: its bytes are stored, but nobody knows of it until it is kept. */
export class Upload implements FileLike {
  readonly name: string | undefined;
  /** What the browser said, for the rules of the row. */
  readonly type: string;
  readonly size: number;
  readonly path: string;
  /** What the first bytes say. */
  readonly mime: string;
  isKept = false;

  constructor(given: { name: string | undefined; type: string; size: number; path: string; mime: string }) {
    this.name = given.name;
    this.type = given.type;
    this.size = given.size;
    this.path = given.path;
    this.mime = given.mime;
  }

  /** Records the file and answers its id. What is not kept when the call ends is removed. */
  async keep(db: Db, file: { ownerId: string; isPublic: boolean }): Promise<string> {
    const id = newId();
    await db.insert(files).values({ id, path: this.path, mime: this.mime, size: this.size, ...file });
    this.isKept = true;
    return id;
  }
}

/** A parsed file field as what has been uploaded: JSON can look like a file, but has none. */
export function uploadOf(field: string, file: FileLike): Upload {
  if (file instanceof Upload) return file;
  throw problems.invalidField(field, 'rule.required');
}
