import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, storedIn } from '../testing/testStorage.ts';
import { claimBucket } from './claimBucket.ts';
import { createS3Client } from './s3Client.ts';
import type { S3Settings } from './s3Settings.ts';
import { createS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

const MB = 1024 * 1024;

let settings: S3Settings;
let storage: Storage;
beforeAll(async () => {
  settings = await createTestBucket();
  storage = await createS3Storage(settings);
});

/** Sets how many bytes the bucket and its parts of uploads may have, as an operator of Swift does. */
async function limit(bytes: number | '') {
  const signIn = await fetch(`${settings.endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': settings.accessKeyId, 'x-auth-key': settings.secretAccessKey },
  });
  const [address, token] = [signIn.headers.get('x-storage-url'), signIn.headers.get('x-auth-token') ?? ''];
  for (const name of [settings.bucket, `${settings.bucket}+segments`]) {
    const headers = { 'x-auth-token': token, 'x-container-meta-quota-bytes': String(bytes) };
    const answer = await fetch(`${address}/${encodeURIComponent(name)}`, { method: 'PUT', headers });
    expect(answer.ok).toBe(true);
  }
}

describe('a bucket', () => {
  it.each([0, 1, 8 * MB - 1, 8 * MB, 8 * MB + 1, 16 * MB, 21 * MB])(
    'keeps a file of %i bytes unchanged',
    async (size) => {
      const content = randomBytes(size);
      expect(await storage.write('a-file', Readable.from(size === 0 ? [] : [content]))).toBe(size);
      expect((await buffer(await storage.read('a-file'))).equals(content)).toBe(true);
      expect(await storage.has('a-file')).toBe(true);
      expect(await storedIn(storage)).toEqual(['a-file']);
      if (size > 8 * MB) {
        // Over the edge of two parts.
        const range = { start: 8 * MB - 10, end: size - 1 };
        expect((await buffer(await storage.read('a-file', range))).equals(content.subarray(range.start))).toBe(true);
      }
      await storage.remove('a-file');
      await storage.remove('a-file');
      expect(await storage.has('a-file')).toBe(false);
      expect(await storedIn(storage)).toEqual([]);
      await expect(storage.read('a-file')).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );

  it('has nothing of a file whose source breaks, early or late', async () => {
    for (const bytes of [100, 9 * MB, 20 * MB]) {
      async function* broken() {
        yield randomBytes(bytes);
        throw new Error('broken');
      }
      await expect(storage.write('film', Readable.from(broken()))).rejects.toThrow('broken');
      expect(await storedIn(storage)).toEqual([]);
    }
  });

  it('lists what is not finished, with the time of its newest part, and clears it by that name', async () => {
    const client = createS3Client(settings);
    const where = { Bucket: settings.bucket, Key: 'film' };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(where));
    const found = [];
    for await (const one of storage.list()) found.push(one);
    expect(found).toEqual([{ path: `film#${UploadId}`, modifiedAt: expect.any(Date), isPart: true }]);
    await storage.remove(`film#${UploadId}`);
    await storage.remove(`film#${UploadId}`);
    expect(await storedIn(storage)).toEqual([]);
  });

  it('leaves alone what is not its own', async () => {
    const client = createS3Client(settings);
    for (const Key of ['.database-id', 'logs/a', 'a b'])
      await client.send(new PutObjectCommand({ Bucket: settings.bucket, Key, Body: 'x' }));
    expect(await storedIn(storage)).toEqual([]);
    await expect(storage.write('../a', Readable.from([]))).rejects.toThrow('../a is not a name of a stored file.');
  });

  it('is full: 507, whether in one call or in parts, and nothing is left', async () => {
    await limit(5 * MB);
    for (const bytes of [6 * MB, 20 * MB]) {
      await expect(storage.write('film', Readable.from([randomBytes(bytes)]))).rejects.toMatchObject({
        code: 'ENOSPC',
      });
      expect(await storedIn(storage)).toEqual([]);
    }
    await limit('');
    expect(await storage.write('film', Readable.from([randomBytes(6 * MB)]))).toBe(6 * MB);
    await storage.remove('film');
  });

  it('gives browsers an address for a while, with the type, for this file and no other', async () => {
    const content = randomBytes(9 * MB);
    await storage.write('film', Readable.from([content]));
    const sign = (until: number) =>
      storage.sign?.('film', { mime: 'video/webm', from: new Date(until - 6 * 3_600_000), until: new Date(until) }) ??
      '';
    const address = await sign(Date.now() + 60_000);
    expect(address.startsWith(`${storage.origin}/`)).toBe(true);
    const headers = { range: 'bytes=8388600-8388615', origin: 'https://partner.example' };
    const answer = await fetch(address, { headers });
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 8388600-8388615/${9 * MB}`,
      'access-control-allow-origin': 'https://partner.example',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(8388600, 8388616))).toBe(true);
    for (const wrong of [
      address.replace('/film', '/other'),
      address.replace('video', 'text'),
      await sign(Date.now() - 1_000),
    ])
      expect((await fetch(wrong)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    await storage.remove('film');
  });
});

describe('the claim of a bucket', () => {
  const claim = (id: string, given = settings) => claimBucket(createS3Client(given), given, id);

  it('belongs to one of the databases that begin to use it at the same time, from then on', async () => {
    const own = await createTestBucket();
    const claims = Array.from({ length: 10 }, (_, n) => claim(n % 2 === 0 ? 'one' : 'other', own));
    const outcomes = (await Promise.allSettled(claims)).map(({ status }) => status);
    const [first, second] = outcomes;
    expect([first, second].sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toEqual(Array(5).fill([first, second]).flat());
    const winner = first === 'fulfilled' ? 'one' : 'other';
    await claim(winner, own);
    await expect(claim('third', own)).rejects.toThrow(
      `S3_BUCKET: the bucket ${own.bucket} has the uploads of another database (${winner}; this one is third).`,
    );
  });

  it('says which setting is wrong, and never the secret', async () => {
    const { bucket, endpoint } = settings;
    for (const [change, sentence] of [
      [{ bucket: 'no-such-bucket' }, `S3_BUCKET: there is no bucket no-such-bucket at ${endpoint}.`],
      [
        { secretAccessKey: 'a-wrong-secret' },
        `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: ${endpoint} refuses them (SignatureDoesNotMatch).`,
      ],
      [
        { endpoint: 'http://127.0.0.1:9' },
        "S3_ENDPOINT: http://127.0.0.1:9 doesn't answer (connect ECONNREFUSED 127.0.0.1:9).",
      ],
    ] as const) {
      const error = await claim('one', { ...settings, ...change }).catch((cause: Error) => cause);
      expect(error).toMatchObject({ message: `Lectern cannot start:\n  ${sentence}` });
      expect(String(error)).not.toContain('a-wrong-secret');
    }
    expect(bucket).toMatch(/^test-/);
  });
});
