import { describe, expect, it } from 'vitest';
import { matchPath } from './matchPath.ts';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/courses', '/Courses/', {}],
    ['/courses', '//courses', {}],
    ['/course/:id', '/course/AbC', { id: 'AbC' }],
    ['/course/:id/learning', '/COURSE/7/learning/', { id: '7' }],
    ['/blog/:id', '/blog/a%20b%2Fc', { id: 'a b/c' }],
    ['/blog/:id', '/blog/100%', { id: '100%' }],
    ['/blog/:id', '/blog/__proto__', { id: '__proto__' }],
    ['*', '/anything/at/all', {}],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/courses'],
    ['/course/:id', '/course'],
    ['/course/:id', '/course/1/2'],
    ['/courses', '/%63ourses'],
    ['/courses', '/courses-old'],
  ])("%s doesn't match %s", (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });
});
