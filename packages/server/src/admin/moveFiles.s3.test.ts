import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../storage/diskStorage.ts';
import { createS3Client } from '../storage/s3Client.ts';
import type { S3Settings } from '../storage/s3Settings.ts';
import { placeDatabase } from '../testing/testDatabase.ts';
import { createTestBucket } from '../testing/testStorage.ts';
import { runAdmin } from './runAdmin.ts';

const MB = 1024 * 1024;
let folder: string;
let bucket: S3Settings;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-move-'));
  bucket = await createTestBucket();
  await placeDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function move(to: string, files: string) {
  const said: string[] = [];
  const code = await runAdmin(
    ['move-files', '--to', to],
    {
      DATA_DIR: folder,
      STORAGE_DIR: join(folder, files),
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    { out: (line) => said.push(line), error: (line) => said.push(line) },
  );
  return { code, last: said.at(-1), said };
}

describe('moving files to a bucket and back', { timeout: 60_000 }, () => {
  it('copies each once, repairs what was interrupted or damaged, and returns the same bytes', async () => {
    const [source, name] = [join(folder, 'here'), `the bucket ${bucket.bucket}`];
    const disk = createDiskStorage(source);
    const contents = new Map([0, 1, 9 * MB].map((size) => [`file-${size}`, randomBytes(size)]));
    for (const [path, bytes] of contents) await disk.write(path, Readable.from(bytes.length === 0 ? [] : [bytes]));
    expect(await move('s3', 'here')).toMatchObject({
      code: 0,
      last: `${source} → ${name}: 3 copied (9.4 MB), 0 were there, 0 failed. ${source} is as it was.`,
    });
    const client = createS3Client(bucket);
    await client.send(new PutObjectCommand({ Bucket: bucket.bucket, Key: 'file-1', Body: 'damaged' }));
    expect((await move('s3', 'here')).last).toContain('1 copied (1 kB), 2 were there, 0 failed.');
    expect((await readdir(source)).sort()).toEqual(['.database-id', ...contents.keys()].sort());

    const back = join(folder, 'there');
    expect((await move('folder', 'there')).last).toBe(
      `${name} → ${back}: 3 copied (9.4 MB), 0 were there, 0 failed. ${name} is as it was.`,
    );
    for (const [path, bytes] of contents) expect((await readFile(join(back, path))).equals(bytes)).toBe(true);
    expect((await move('folder', 'there')).last).toContain('0 copied (0 kB), 3 were there');
  });

  it('copies nothing to a bucket that is not there', async () => {
    const own = bucket;
    bucket = { ...own, bucket: 'no-such-bucket' };
    const { code, last } = await move('s3', 'here');
    bucket = own;
    expect([code, last]).toEqual([
      1,
      `Lectern cannot start:\n  S3_BUCKET: there is no bucket no-such-bucket at ${own.endpoint}.`,
    ]);
  });
});
