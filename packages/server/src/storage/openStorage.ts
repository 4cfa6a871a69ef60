import type { Config } from '../config.ts';
import { type Db, idOf } from '../db/database.ts';
import { claimFolder } from './claimFolder.ts';
import { createDiskStorage } from './diskStorage.ts';
import type { S3Settings } from './s3Settings.ts';
import type { Storage } from './storage.ts';

/** Where files are, which belongs to one database. */
export interface Place {
  storage: Storage;
  /** As messages call it. */
  name: string;
  /** Makes it belong to the database of this id. Throws where it belongs to another one. */
  claim(id: string): Promise<void>;
}

type Settings = Pick<Config, 's3' | 'storageDir'>;

export const placeOf = async ({ s3, storageDir }: Settings): Promise<Place> =>
  s3 ? bucketOf(s3) : folderOf(storageDir);

/** The files of a database. */
export async function openStorage(settings: Settings, db: Db): Promise<Storage> {
  const { storage, claim } = await placeOf(settings);
  await claim(await idOf(db));
  return storage;
}

export const folderOf = (folder: string): Place => ({
  storage: createDiskStorage(folder),
  name: folder,
  claim: (id) => claimFolder(folder, id),
});

export async function bucketOf(settings: S3Settings): Promise<Place> {
  // A server without a bucket never loads AWS's client.
  const [{ createS3Storage }, { createS3Client }, { claimBucket }] = await Promise.all([
    import('./s3Storage.ts'),
    import('./s3Client.ts'),
    import('./claimBucket.ts'),
  ]);
  const client = createS3Client(settings);
  const storage = await createS3Storage(settings);
  let owner: string | undefined;
  return {
    storage: {
      ...storage,
      async *list() {
        // What is listed may be deleted. Another database may have claimed it at the same moment, unseen.
        if (owner !== undefined) await claimBucket(client, settings, owner);
        yield* storage.list();
      },
    },
    name: `the bucket ${settings.bucket}`,
    async claim(id) {
      await claimBucket(client, settings, id);
      owner = id;
    },
  };
}
