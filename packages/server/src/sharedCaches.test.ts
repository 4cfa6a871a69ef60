import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createResponseCache } from './responseCache.ts';
import { createSharedCaches } from './sharedCaches.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A cache that answers when told to, and what it was asked. */
async function openCache() {
  const calls: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    open.push(response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const answer = (status: number) => {
    for (const response of open.splice(0)) response.writeHead(status).end();
  };
  return { calls, answer, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/all` };
}

function begin(addresses: string[], againMs?: number) {
  const warn = vi.fn();
  const caches = createSharedCaches(addresses, { warn }, againMs);
  ends.push(caches.stop);
  return { ...caches, warn };
}

it('tells each cache of a change, with one call under way and one for all that come meanwhile', async () => {
  const [one, other] = [await openCache(), await openCache()];
  const { purge } = begin([one.address, other.address]);
  for (let change = 0; change < 1_000; change++) purge();
  await expect.poll(() => [one.calls.length, other.calls.length]).toEqual([1, 1]);
  one.answer(200);
  await expect.poll(() => one.calls).toEqual(['PURGE /all', 'PURGE /all']);
  one.answer(200);
  expect(other.calls).toHaveLength(1);
});

it('tells it once more a little later, of answers that were being made', async () => {
  const cache = await openCache();
  begin([cache.address], 10).purge();
  for (const calls of [1, 2]) {
    await expect.poll(() => cache.calls).toHaveLength(calls);
    cache.answer(200);
  }
});

it('goes on telling one that fails, and says so once', async () => {
  const cache = await openCache();
  const { purge, warn } = begin([cache.address], 10);
  purge();
  for (const calls of [1, 2, 3]) {
    await expect.poll(() => cache.calls).toHaveLength(calls);
    cache.answer(500);
  }
  await expect.poll(() => cache.calls).toHaveLength(4);
  expect(warn).toHaveBeenCalledTimes(1);
  cache.answer(200);
  await expect.poll(() => warn.mock.lastCall?.[1]).toBe('the cache hears of changes again');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('is called with every change of the catalogue, and has nothing kept while changes of other servers do not arrive', () => {
  const purge = vi.fn();
  const cache = createResponseCache(false, { seconds: 60, purge });
  const own = 'public, max-age=0';
  expect(cache.headers('/', own)).toEqual({ 'cache-control': own });
  cache.setConnected(true);
  expect(cache.headers('/', own)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60',
    'surrogate-key': 'catalogue',
  });
  cache.clear();
  expect(purge).toHaveBeenCalledTimes(2);
  cache.changeNumbers('students');
  expect(purge).toHaveBeenCalledTimes(3);
});
