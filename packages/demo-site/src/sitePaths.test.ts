import { matchPath } from '@lectern/common/matchPath.ts';
import { expect, it } from 'vitest';
import { guardedPaths, openPages } from './sitePaths.ts';

it('has one page for each path: their order does not matter', () => {
  const paths = [...Object.keys(openPages), ...guardedPaths];
  for (const path of paths) {
    const example = path.replaceAll(/:\w+/g, 'x');
    expect(paths.filter((pattern) => matchPath(pattern, example))).toEqual([path]);
  }
});
