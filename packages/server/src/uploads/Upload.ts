import type { FileLike } from '@lectern/sdk/rules';
import type { Db } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { files, type StoredSizes } from '../db/schema.ts';
import { problems } from '../problems.ts';

/** A received and checked file: its bytes are stored, and deleted at the end of the call unless it is saved. */
export class Upload implements FileLike {
  readonly name: string | undefined;
  /** The type that the browser sent, for the row's schema. */
  readonly type: string;
  readonly size: number;
  readonly path: string;
  /** The type by the first bytes. */
  readonly mime: string;
  /** Of a picture: what is stored beside it. */
  readonly sizes: StoredSizes | null;
  isSaved = false;

  constructor(given: {
    name: string | undefined;
    type: string;
    size: number;
    path: string;
    mime: string;
    sizes: StoredSizes | null;
  }) {
    this.name = given.name;
    this.type = given.type;
    this.size = given.size;
    this.path = given.path;
    this.mime = given.mime;
    this.sizes = given.sizes;
  }

  /** Adds the file to the database and returns its id. */
  async save(db: Db, file: { ownerId: string; isPublic: boolean }): Promise<string> {
    const id = newId();
    const { path, mime, size, sizes } = this;
    await db.insert(files).values({ id, path, mime, size, sizes, ...file });
    this.isSaved = true;
    return id;
  }
}

/** The upload of a file field. Refuses JSON that only looks like a file. */
export function uploadOf(field: string, file: FileLike): Upload {
  if (file instanceof Upload) return file;
  throw problems.invalidField(field, 'rule.required');
}
