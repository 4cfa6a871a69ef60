import { createServer, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFileSigner } from '../fileLinks.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer } from '../testing/createTestServer.ts';
import { createSiteFolder } from '../testing/siteFolder.ts';
import { registerCachedAnswers } from './cachedAnswers.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0).reverse()) await step();
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const request = (port: number, options: RequestOptions) =>
  new Promise<Received>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false, ...options }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    }).on('error', reject);
  });

/** A server with a cached call and a cached page, both for learn.example. */
async function begin(isForFastify = false) {
  const cache = createResponseCache(true);
  const response = (body: string) => ({
    isWhole: true,
    headers: { 'content-type': 'text/plain', etag: 'W/"one"', 'content-length': String(body.length) },
    payload: Buffer.from(body),
  });
  cache.set('undefined http://learn.example /api/courses', response('call'), 0);
  const app = Fastify();
  let requests = 0;
  const sendCached = registerCachedAnswers(app, {
    cache,
    files: createFileSigner('secret', undefined),
    cachedPage: ({ url, origin }) =>
      url === '/about' && origin === 'http://learn.example' ? response('page') : undefined,
    nextRequestId: () => `r${requests++}`,
    protocol: 'http',
    isForFastify,
  });
  await app.ready();
  const server = createServer((request, response) => {
    if (!sendCached(request, response)) response.end('Fastify');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(
    () => app.close(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    request(port, { path, method, headers: { host: 'learn.example', ...headers } });
  return { app, open };
}

describe('a cached answer', () => {
  it('is sent before Fastify, with an id of its own', async () => {
    const { open } = await begin();
    for (const [path, body] of [
      ['/api/courses', 'call'],
      ['/about', 'page'],
    ] as const) {
      const [first, second] = [await open(path), await open(path)];
      expect(first).toMatchObject({ status: 200, body, headers: { 'content-type': 'text/plain', etag: 'W/"one"' } });
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    }
  });

  it('has no body for HEAD, and none where the client has the same', async () => {
    const { open } = await begin();
    const head = await open('/about', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
    for (const tag of ['"one"', 'W/"one"', '"other", "one"', '*']) {
      const known = await open('/about', { 'if-none-match': tag });
      expect(known).toMatchObject({ status: 304, body: '', headers: { etag: 'W/"one"' } });
      expect(known.headers['content-type']).toBeUndefined();
      expect(known.headers['content-length']).toBeUndefined();
    }
    expect((await open('/about', { 'if-none-match': '"other"' })).body).toBe('page');
  });

  it.each([
    ['a call with a token', '/api/courses', { authorization: 'Bearer x' }, 'GET'],
    ['a call with an empty token', '/api/courses', { authorization: '' }, 'GET'],
    ['a call for another origin', '/api/courses', { host: 'other.example' }, 'GET'],
    ['another query', '/api/courses?page=2', {}, 'GET'],
    ['another encoding', '/api/courses', { 'accept-encoding': 'br' }, 'GET'],
    ['a body', '/about', { 'content-length': '0' }, 'GET'],
    ['another method', '/about', {}, 'DELETE'],
    ['HEAD of a call', '/api/courses', {}, 'HEAD'],
  ])('is left to Fastify for %s', async (_, path, headers, method) => {
    const { open } = await begin();
    const { body, headers: received } = await open(path, headers, method);
    expect([body, received['x-request-id']]).toEqual([method === 'HEAD' ? '' : 'Fastify', undefined]);
  });

  it('is left to Fastify where it must see every request', async () => {
    expect((await (await begin(true)).open('/about')).body).toBe('Fastify');
  });
});

it('has the headers and bytes of the answer that was cached, for pages and calls', { timeout: 60_000 }, async () => {
  const site = await createSiteFolder();
  cleanups.push(site.remove);
  const server = await createTestServer({ config: { siteDir: site.path }, cache: createResponseCache(true) });
  cleanups.push(server.close);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const open = (path: string) => request(Number(port), { path, headers: { host: 'learn.example', accept: '*/*' } });
  // Until the renderer has loaded, pages are sent without their content.
  await vi.waitFor(async () => expect((await open('/about')).body).toContain('data-render'), { timeout: 30_000 });
  for (const path of ['/courses?page=3', '/api/search/courses']) {
    const cold = await open(path);
    const cached = await open(path);
    const injected = await server.inject({ url: path, headers: { host: 'learn.example', accept: '*/*' } });
    expect([cold.body, injected.text]).toEqual([cached.body, cached.body]);
    const stable = ({ 'x-request-id': id, date, connection, 'keep-alive': _, ...rest }: Record<string, unknown>) => {
      expect(id).toMatch(/^[\da-f]{12}-[\da-z]+$/);
      return rest;
    };
    expect(stable(injected.headers)).toEqual(stable(cached.headers));
    // The length and the tag of a page aren't known when its first bytes are sent.
    const known = { 'content-length': cached.headers['content-length'], etag: cached.headers.etag };
    const { 'transfer-encoding': __, ...sent } = stable(cold.headers);
    expect({ ...known, ...sent }).toEqual(stable(cached.headers));
  }
});
