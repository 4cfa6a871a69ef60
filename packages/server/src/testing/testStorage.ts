import { randomBytes } from 'node:crypto';
import { createDiskStorage } from '../storage/diskStorage.ts';
import type { S3Settings } from '../storage/s3Settings.ts';
import type { Storage } from '../storage/storage.ts';

/** A new bucket on the server of TEST_S3_URL, which `scripts/s3.mjs` starts, or on another one. */
export async function createTestBucket(url = process.env.TEST_S3_URL): Promise<S3Settings> {
  if (!url) throw new Error('Tests with an object storage need TEST_S3_URL: node scripts/s3.mjs npx vitest run …');
  const { origin, username, password } = new URL(url);
  const settings = {
    endpoint: origin,
    region: 'us-east-1',
    bucket: `test-${randomBytes(8).toString('hex')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: password,
    isPathStyle: true,
  };
  const [{ CreateBucketCommand }, { createS3Client }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('../storage/s3Client.ts'),
  ]);
  await createS3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }));
  return settings;
}

/** A folder, or with TEST_S3_URL a new bucket. */
export async function createTestStorage(folder: string): Promise<Storage> {
  if (!process.env.TEST_S3_URL) return createDiskStorage(folder);
  const { createS3Storage } = await import('../storage/s3Storage.ts');
  return createS3Storage(await createTestBucket());
}

/** The names of all stored files, and of what is half-written, in order. */
export async function storedIn(storage: Storage): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of storage.list()) paths.push(path);
  return paths.sort();
}

/** The same storage two hours later. */
export const aged = (storage: Storage): Storage => ({
  ...storage,
  async *list() {
    for await (const file of storage.list())
      yield { ...file, modifiedAt: new Date(file.modifiedAt.getTime() - 2 * 3_600_000) };
  },
});
