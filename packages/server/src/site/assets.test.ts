import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssets, sendAsset } from './assets.ts';

const app = Fastify();
const script = (name: string) => Array.from({ length: 300 }, (_, index) => `${name}(${index * index});`).join('\n');
const best = (text: string) => brotliCompressSync(text);
let folder: string;

let writes = 0;
async function put(name: string, content: string | Buffer) {
  await writeFile(join(folder, 'next'), content);
  await utimes(join(folder, 'next'), 1_000 + writes, 1_000 + writes++);
  await rename(join(folder, 'next'), join(folder, name));
}
const open = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }) =>
  app.inject({ url, headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-assets-'));
  const find = createAssets(folder);
  app.get('/*', async (request, reply) => {
    const asset = await find(request.url);
    return asset ? sendAsset(request, reply, request.url, asset) : reply.code(404).send('missing');
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it("sends the build's compressed form with the headers of one made at the request", async () => {
  for (const name of ['own.js', 'built.js']) {
    await put(name, script('run'));
    await utimes(join(folder, name), 5, 5);
  }
  await put('built.js.br', best(script('run')));
  const [own, built] = [await open('/own.js'), await open('/built.js')];
  expect(built.rawPayload).toEqual(best(script('run')));
  expect(own.rawPayload).not.toEqual(built.rawPayload);
  const { date, 'content-length': length, ...rest } = built.headers;
  expect(own.headers).toMatchObject(rest);
  expect(rest).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\//),
  });
  expect((await open('/built.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const plain = await open('/built.js', {});
  expect([plain.body, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
    script('run'),
    undefined,
    'Accept-Encoding',
  ]);
});

it.each(['br', 'gzip', 'identity'])('sends 304 with the same tag as 200, for %s', async (encoding) => {
  await put('known.js', script('known'));
  const headers = { 'accept-encoding': encoding };
  const etag = String((await open('/known.js', headers)).headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const answer = await open('/known.js', { ...headers, 'if-none-match': known });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    expect(answer.headers['content-type']).toBeUndefined();
  }
  expect((await open('/known.js', { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('never sends the compressed form of another content', async () => {
  await put('v1.js', script('one'));
  await put('v1.js.br', best(script('one')));
  const first = await open('/v1.js');
  expect(first.rawPayload).toEqual(best(script('one')));
  // Between the two steps of a new build, the compressed form belongs to the file that is about to come.
  await put('v1.js.br', best(script('two')));
  expect((await open('/v1.js')).rawPayload).toEqual(best(script('one')));
  await put('v1.js', script('two'));
  const second = await open('/v1.js');
  expect(second.rawPayload).toEqual(best(script('two')));
  expect(second.headers.etag).not.toBe(first.headers.etag);

  for (const wrong of [best(script('five')), best(script('three')), Buffer.from('not compressed')]) {
    await put('v1.js.br', wrong);
    await put('v1.js', script('four'));
    expect(brotliDecompressSync((await open('/v1.js')).rawPayload).toString()).toBe(script('four'));
  }
});

it('does not send compressed forms as files', async () => {
  await put('seen.js', script('seen'));
  await put('seen.js.br', best(script('seen')));
  for (const url of ['/seen.js.br', '/seen.js.BR']) expect((await open(url)).statusCode).toBe(404);
});
