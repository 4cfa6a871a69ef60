import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
      !code.includes(`"${key}"`) &&
      !templates.some(([start, end]) => name.startsWith(start) && name.endsWith(end))
    );
  });
  expect(unused).toEqual([]);
});

it('has no sentence in markup: the linter refuses it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  const refused = [
    '<p>Hello there</p>',
    '<p aria-label="Close" />',
    "<p title={isOpen ? 'Close it' : ''} />",
    '<p aria-label={`Read more: $' + '{title}`} />',
  ];
  const allowed = ['<p className="lectern-root site" aria-labelledby="title">{t(\'cart.title\')} · 3</p>'];
  writeFileSync(join(folder, 'Sample.tsx'), [...refused, ...allowed].map((markup) => `void (${markup});`).join('\n'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [resolve('scripts/sentences.grit')] }));
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', 'Sample.tsx'], { cwd: folder, encoding: 'utf8' });
  const lines = [...`${stdout}${stderr}`.matchAll(/Sample\.tsx:(\d+):\d+ plugin/g)].map(([, line]) => Number(line));
  expect(lines).toEqual(refused.map((_, place) => place + 1));
  rmSync(folder, { recursive: true });
});
