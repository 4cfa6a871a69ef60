import { globSync, readFileSync } from 'node:fs';
import { words } from '@lectern/sdk/words';
import { expect, it } from 'vitest';

const sources = globSync('packages/{sdk,react,common,frames,demo-site,server}/src/**/*.{ts,tsx}', {
  exclude: (path) => /\.(test|stories)\.tsx?$|messages\/|specification\/|\/testing\//.test(path),
}).map((file) => readFileSync(file, 'utf8'));
const code = sources.join('\n');

it('has no unused text', () => {
  // `courseStatus.${status}`: every key that such a template can produce.
  const templates = [...code.matchAll(/`([\w.-]+)\$\{[^}]+\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => [start, end] as const,
  );
  const unused = Object.keys(words).filter((key) => {
    const name = key.replace(/\.(one|other)$/, '');
    return (
      !code.includes(`'${key}'`) &&
      !code.includes(`'${name}'`) &&
      !templates.some(([start, end]) => name.startsWith(start) && name.endsWith(end))
    );
  });
  expect(unused).toEqual([]);
});
