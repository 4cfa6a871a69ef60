import { readFileSync } from 'node:fs';
import type { ElementName } from '@lectern/embed';
import { elements, placeRules } from '@lectern/embed/elements';
import { expect, it } from 'vitest';
import { attributes } from '../../packages/embed/src/attributes.ts';
import { elementTables, manifest } from './describeElements.ts';

const guide = new URL('../../docs/embedding.md', import.meta.url);

it('describes every attribute, and those alone', () => {
  const described = Object.entries(elements).map(([name, row]) => [name, Object.keys(row.attributes).sort()]);
  const observed = Object.entries(attributes).map(([name, names]) => [name, [...names].sort()]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(observed));
});

it('has its tables in the guide (npm run regenerate)', async () => {
  const text = readFileSync(guide, 'utf8');
  const [start, end] = ['<!-- elements -->', '<!-- /elements -->'];
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end);
  expect(to).toBeGreaterThan(from);
  const current = `${text.slice(0, from)}\n${elementTables()}\n${text.slice(to)}`;
  await expect(current).toMatchFileSnapshot(guide.pathname);
});

it('has its manifest in the package (npm run regenerate)', async () => {
  const file = new URL('../../packages/embed/custom-elements.json', import.meta.url);
  await expect(`${JSON.stringify(manifest(), null, 2)}\n`).toMatchFileSnapshot(file.pathname);
});

it.each(['docs/embedding.md', 'examples/html/index.html', 'examples/wordpress/courses.html'])(
  'keeps the places of the elements in %s',
  (path) => {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const isGuide = path.endsWith('.md');
    const used = (Object.keys(elements) as ElementName[]).filter((name) => isGuide || text.includes(`<${name}`));
    expect(used).not.toHaveLength(0);
    for (const rule of placeRules(used).split('\n')) expect(text).toContain(rule);
  },
);
