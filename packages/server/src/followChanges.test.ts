import { afterEach, expect, it, vi } from 'vitest';
import { followChanges } from './followChanges.ts';
import { createResponseCache } from './responseCache.ts';

let ending = new AbortController();
afterEach(() => ending.abort());

function begin() {
  ending = new AbortController();
  const cache = createResponseCache(false);
  const isReachable = vi.fn(async () => false);
  const tell = followChanges({
    cache,
    replicas: undefined,
    isReachable,
    log: { warn: () => {} },
    signal: ending.signal,
  });
  tell(true);
  cache.set('/', { headers: {}, payload: Buffer.from('a page') }, cache.version());
  return { cache, isReachable, tell };
}

it('keeps what visitors were answered while the database is away, and stores nothing new', async () => {
  const { cache, isReachable, tell } = begin();
  tell(false);
  await vi.waitFor(() => expect(isReachable).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(cache.get('/')).toBeDefined();
  cache.set('/late', { headers: {}, payload: Buffer.from('another') }, cache.version());
  expect(cache.get('/late')).toBeUndefined();
  tell(true);
  expect(cache.get('/')).toBeUndefined();
});

it('forgets it once the database answers, though changes by other servers still do not arrive', async () => {
  const { cache, isReachable, tell } = begin();
  tell(false);
  await vi.waitFor(() => expect(isReachable).toHaveBeenCalled());
  isReachable.mockResolvedValue(true);
  await vi.waitFor(() => expect(cache.get('/')).toBeUndefined(), { timeout: 5_000 });
});
