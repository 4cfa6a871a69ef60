import { afterEach, expect, it, vi } from 'vitest';
import { createResponseCache, partOf } from './responseCache.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is cleared by the first change of a number, and then every few seconds while it changes', () => {
  vi.useFakeTimers();
  const cache = createResponseCache(true);
  const changed = () => {
    const before = cache.version();
    cache.changeNumbers('students');
    return cache.version() > before;
  };
  expect([changed(), changed(), changed()]).toEqual([true, false, false]);
  cache.changeNumbers('ratings');
  expect(cache.version()).toBe(2);
  vi.advanceTimersByTime(5_000);
  expect(cache.version()).toBe(3);
  vi.advanceTimersByTime(5_000);
  expect(cache.version()).toBe(3);
  expect(changed()).toBe(true);
});

it.each(['q', 'category', 'level', 'minPrice', 'page', 'ids'])(
  'keeps what everyone opens, whatever is typed for %s',
  (name) => {
    const cache = createResponseCache(true);
    const store = (url: string) => cache.set(url, { headers: {}, payload: Buffer.from('') }, 0, { part: partOf(url) });
    store('/api/search/courses');
    const typed = Array.from({ length: 3_000 }, (_, index) => `/api/search/courses?exact=true&${name}=${index}`);
    for (const url of typed) store(url);
    expect(cache.get('/api/search/courses')).toBeDefined();
    expect(cache.get(typed[2_999] ?? '')).toBeDefined();
    expect(cache.get(typed[0] ?? '')).toBeUndefined();
  },
);
