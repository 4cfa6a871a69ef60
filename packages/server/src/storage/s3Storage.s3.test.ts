import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
    // The same rules let pages send parts.
    expect(await storage.parts.refusalOf?.('https://learn.example')).toBeUndefined();
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

describe('a server that goes away in the middle', () => {
  it('ends a write and a read with a 503, keeps what was there, and works again by itself', async () => {
    const sockets = new Set<Socket>();
    let isDown = false;
    const line = createServer((near) => {
      if (isDown) return near.destroy();
      const far = connect(Number(new URL(settings.endpoint ?? '').port), '127.0.0.1');
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    await once(line.listen(0, '127.0.0.1'), 'listening');
    const { port } = line.address() as AddressInfo;
    const far = await createS3Storage({ ...settings, endpoint: `http://127.0.0.1:${port}` });
    const cut = () => {
      isDown = true;
      for (const socket of sockets) socket.destroy();
    };
    const content = randomBytes(20 * MB);
    await far.write('kept', Readable.from([content]));

    const film = new Readable({ read() {} });
    film.push(content);
    const write = far.write('film', film);
    write.catch(() => {});
    await vi.waitFor(async () => expect(await storedIn(storage)).toContainEqual(expect.stringMatching(/^film#/)), {
      timeout: 10_000,
    });
    const body = await far.read('kept');
    cut();
    film.push(null);
    await expect(write).rejects.toMatchObject({ status: 503 });
    await expect(buffer(body)).rejects.toMatchObject({ status: 503 });
    await expect(far.has('kept')).rejects.toMatchObject({ status: 503 });

    isDown = false;
    expect((await buffer(await far.read('kept'))).equals(content)).toBe(true);
    expect(await far.write('film', Readable.from([content]))).toBe(20 * MB);
    // What the line took with it is found, and cleared later.
    for await (const { path, isPart } of storage.list()) if (isPart) await storage.remove(path);
    expect(await storedIn(storage)).toEqual(['film', 'kept']);
    for (const path of ['film', 'kept']) await storage.remove(path);
    line.close();
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
