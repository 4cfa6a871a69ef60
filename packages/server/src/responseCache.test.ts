import { expect, it } from 'vitest';
import { createResponseCache, partOf } from './responseCache.ts';

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
