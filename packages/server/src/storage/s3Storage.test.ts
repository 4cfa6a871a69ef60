import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/newId.ts';
import { files } from '../db/schema.ts';
import { createTestServer } from '../testing/createTestServer.ts';
import { pngOf } from '../testing/pictures.ts';
import { createSiteFolder } from '../testing/siteFolder.ts';
import { withServer } from '../testing/withServer.ts';
import { createS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

/** What the storage answers; each test says it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
const standIn = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  request.resume();
  answer(request, response);
});
standIn.listen(0, '127.0.0.1');
await once(standIn, 'listening');

const server = withServer({ storage: () => storageAt(standIn) });
let token: string;

const storageAt = (at: Server): Promise<Storage> =>
  createS3Storage({
    endpoint: `http://127.0.0.1:${(at.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'lectern',
    accessKeyId: 'a-key',
    secretAccessKey: 'a-secret',
    isPathStyle: true,
  });

beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.writeHead(404).end();
  token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
});
afterEach(async () => {
  standIn.closeAllConnections();
  await server.db.delete(files);
});
afterAll(() => standIn.close());

const refusal = (status: number, code: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
const silence = () => {};
const film = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');

async function upload() {
  const form = new FormData();
  form.append('videoFile', new File([film], 'film.webm', { type: 'video/webm' }));
  const request = new Request('http://x', { method: 'POST', body: form });
  return server.inject({
    method: 'POST',
    url: '/api/instructor/upload-video',
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
/** A picture that is stored, as far as the database knows. */
async function picture() {
  const content = pngOf(8, 8);
  const id = newId();
  await server.db.insert(files).values({ id, path: id, mime: 'image/png', size: content.length, isPublic: true });
  return { content, url: `/api/files/${id}` };
}
const unavailable = { status: 503, problem: { code: 'unavailable' }, headers: { 'retry-after': '2' } };

describe('a video in a bucket', () => {
  it('may be sent there by a page where the rules of the bucket for CORS say so', async () => {
    const { parts } = server.services.storage;
    const origin = 'https://learn.example';
    const rules = (status: number, headers: Record<string, string>) => {
      answer = ({ method, headers: given }, response) =>
        response
          .writeHead(method === 'OPTIONS' && given['access-control-request-method'] === 'PUT' ? status : 500, headers)
          .end();
      return parts.refusalOf?.(origin);
    };
    const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-methods': 'GET, PUT' };
    expect(await rules(200, allowed)).toBeUndefined();
    expect(await rules(200, { ...allowed, 'access-control-allow-origin': '*' })).toBeUndefined();
    const refused = (status: number) => `PUT from ${origin}: ${status}`;
    expect(await rules(200, { ...allowed, 'access-control-allow-methods': 'GET' })).toBe(refused(200));
    expect(await rules(200, { ...allowed, 'access-control-allow-origin': 'https://other.example' })).toBe(refused(200));
    expect(await rules(403, {})).toBe(refused(403));
  });

  it('is sent by the bucket, for as long as its own address works', async () => {
    const id = newId();
    await server.db.insert(files).values({ id, path: id, mime: 'video/webm', size: 10, isPublic: false });
    const url = server.services.files.linksFor({ protocol: 'http', host: 'x' }).signed(id).replace('http://x', '');
    const { status, headers } = await server.inject({ url, headers: { range: 'bytes=1-2' } });
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    const address = new URL(String(headers.location));
    expect(address.origin).toBe(server.services.storage.origin);
    expect(address.pathname).toBe(`/lectern/${id}`);
    expect(address.searchParams.get('response-content-type')).toBe('video/webm');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('21600');
    // A player that asks again for another range, or is loaded again, gets the same.
    expect((await server.inject({ url })).headers.location).toBe(address.href);
    const begin = String(address.searchParams.get('X-Amz-Date')).replace(
      /^(....)(..)(..)T(..)(..)(..)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    expect(Date.parse(begin) / 1_000 + 21_600).toBe(Number(/expires=(\d+)/.exec(url)?.[1]));
    expect(await server.inject({ method: 'HEAD', url })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'video/webm', 'content-length': '10' },
    });
    const folder = await createSiteFolder();
    const site = await createTestServer({ config: { siteDir: folder.path }, storage: () => storageAt(standIn) });
    const page = await site.inject({ url: '/login', headers: { accept: 'text/html' } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' https://media.example ${address.origin};`);
    expect(policy).toContain(`media-src 'self' blob: https: https://media.example ${address.origin};`);
    await site.close();
    await folder.remove();
    expect((await server.inject({ url: url.replace(/expires=\d/, 'expires=9') })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});

describe('an object storage that is down', () => {
  it('refuses uploads and pictures with a 503, and nothing of them is kept', async () => {
    const { url } = await picture();
    answer = (request) => request.socket.destroy();
    expect(await upload()).toMatchObject(unavailable);
    expect(await server.inject({ url })).toMatchObject({ ...unavailable, headers: { 'cache-control': 'no-store' } });
    answer = refusal(503, 'SlowDown');
    expect(await upload()).toMatchObject(unavailable);
    expect(await server.inject({ url })).toMatchObject(unavailable);
    expect(await server.db.$count(files)).toBe(1);
  });
});

describe('an object storage that is slow', () => {
  it('is given up after a while', async () => {
    const { content, url } = await picture();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 100);
      return controller.signal;
    });
    try {
      answer = silence;
      expect(await server.inject({ url })).toMatchObject(unavailable);
      expect(await upload()).toMatchObject(unavailable);
      // Of each call, with all its attempts.
      expect(Math.max(...timeout.mock.calls.map(([ms]) => ms))).toBe(30_000);
      expect(timeout.mock.calls[0]).toEqual([5_000]);
    } finally {
      timeout.mockRestore();
    }
    // It begins, and stops in the middle.
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 10));
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const given = server.inject({ url });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await given).toMatchObject(unavailable);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an object storage that is full', () => {
  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
    [400, 'EntityTooLarge'],
  ])('refuses uploads with a 507: %i %s', async (status, code) => {
    answer = refusal(status, code);
    expect(await upload()).toMatchObject({ status: 507, problem: { code: 'storage_full' } });
    // What may have arrived is deleted.
    expect(asked.filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
  });
});

describe('an object storage that lies', () => {
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  it('is not believed: other bytes, fewer, and another range are a 503', async () => {
    const { content, url } = await picture();
    const send = (bytes: Buffer, headers = {}, status = 200) => {
      answer = (_request, response) =>
        response
          .writeHead(status, { 'content-length': bytes.length, 'x-amz-meta-sha256': hash(content), ...headers })
          .end(bytes);
    };
    send(content);
    expect(await server.inject({ url })).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    const other = Buffer.from(content);
    other[20] = 1 ^ (other[20] ?? 0);
    for (const wrong of [other, content.subarray(1), Buffer.from('<html>')]) {
      send(wrong);
      expect(await server.inject({ url })).toMatchObject(unavailable);
    }
    const headers = { range: 'bytes=2-5' };
    send(content.subarray(2, 6), { 'content-range': `bytes 2-5/${content.length}` }, 206);
    expect(await server.inject({ url, headers })).toMatchObject({ status: 206 });
    send(content);
    expect(await server.inject({ url, headers })).toMatchObject(unavailable);
    send(content.subarray(3, 7), { 'content-range': `bytes 3-6/${content.length}` }, 206);
    expect(await server.inject({ url, headers })).toMatchObject(unavailable);
  });

  it('is not believed that it has an upload', async () => {
    answer = ({ method }, response) => response.writeHead(200, method === 'HEAD' ? { 'content-length': 3 } : {}).end();
    expect(await upload()).toMatchObject(unavailable);
    expect(asked.at(-1)).toMatch(/^DELETE /);
    expect(await server.db.$count(files)).toBe(0);
  });

  it('ends in the middle of a large file with an error, not with a short file', async () => {
    const storage = await storageAt(standIn);
    const large = 9 * 1024 * 1024;
    answer = (request, response) => {
      response
        .writeHead(200, { 'content-length': large })
        .write(Buffer.alloc(large - 1), () => request.socket.destroy());
    };
    await expect(storage.read('film').then(buffer)).rejects.toMatchObject({ status: 503 });
  });
});
