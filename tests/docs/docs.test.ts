import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elements } from '@lectern/embed/elements';
import { expect, it } from 'vitest';
import { openPages } from '../../packages/demo-site/src/sitePaths.ts';

const files = (patterns: string[]): string[] =>
  globSync(patterns, { exclude: (path) => /(^|\/)(node_modules|dist|docs\/reference)(\/|$)/.test(path) });
const read = (file: string): string => readFileSync(file, 'utf8');

/** The numbers that can be cited: '7' is a section, '10.5' a numbered item of one. */
function citable(product: string): Set<string> {
  const found = new Set<string>();
  let section = '';
  for (const line of product.split('\n')) {
    section = /^## (\d+)\. /.exec(line)?.[1] ?? section;
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (section) found.add(item ? `${section}.${item}` : section);
  }
  return found;
}

const sources = files(['{packages,tests,scripts}/**/*.{ts,tsx,mjs,mts,css,sql}', 'docs/**/*.md', '.storybook/**/*.ts']);

it('cites sections of the product specification that exist', () => {
  const sections = citable(read('docs/product.md'));
  const broken = sources.flatMap((file) =>
    [...read(file).matchAll(/§(\d+(?:\.\d+)?)/g)]
      .map(([, section = '']) => section)
      .filter((section) => !sections.has(section))
      .map((section) => `${file}: §${section}`),
  );
  expect(broken).toEqual([]);
});

it('cites decisions that exist', () => {
  const broken = sources.flatMap((file) =>
    [...read(file).matchAll(/docs\/decisions\/(\d{4})/g)]
      .map(([, number = '']) => number)
      .filter((number) => globSync(`docs/decisions/${number}-*.md`).length !== 1)
      .map((number) => `${file}: ${number}`),
  );
  expect(broken).toEqual([]);
});

it('links to files that exist', () => {
  const broken = files(['*.md', 'docs/**/*.md', '.changeset/*.md']).flatMap((file) =>
    [...read(file).matchAll(/\]\((?![a-z]+:|#)([^)#]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('shows files that tests run', () => {
  const shown = files(['docs/*.md']).flatMap((file) => [
    ...read(file).matchAll(/<!-- ((?:tests|docs\/recipes)\S+) -->\n```tsx?\n(.*?)```/gs),
  ]);
  expect(shown.length).toBeGreaterThan(0);
  for (const [, file = '', code] of shown) expect(code, file).toBe(read(file));
});

it('names files that exist', () => {
  const existing = files(['{packages,tests,scripts,docs,deploy}/**/*.*', '.storybook/*', '*.*']);
  // Built files and those of the reader's own project.
  const elsewhere = /(^|\/)(dist|node_modules|app)\//;
  const broken = files(['*.md', 'docs/*.md']).flatMap((file) =>
    [...read(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|md|sql|json))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !elsewhere.test(path) && !existing.some((one) => one === path || one.endsWith(`/${path}`)))
      .map((path) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

it('names a test that exists for every fault of every dependency', () => {
  const [, table = ''] = /## When something else fails([\s\S]*?)\n## /.exec(read('docs/operating.md')) ?? [];
  const cells = [...table.matchAll(/^\| \*\*(.+?)\*\* \| (.+) \|$/gm)].flatMap(([, what, row = '']) =>
    row.split(' | ').map((cell) => ({ what, cell })),
  );
  expect(cells.length).toBe(4 * 9);
  const existing = files(['packages/server/src/**/*.test.ts', 'scripts/*.mjs']);
  const broken = cells.filter(({ cell }) => {
    const tests = [...cell.matchAll(/`([\w./]+\.(?:test\.ts|mjs))`/g)].map(([, path = '']) => path);
    return (
      cell !== '–' && (tests.length === 0 || tests.some((path) => !existing.some((one) => one.endsWith(`/${path}`))))
    );
  });
  expect(broken).toEqual([]);
});

it('llms.txt names pages of the site and elements that exist', () => {
  const text = read('packages/demo-site/public/llms.txt');
  const pages = [...text.matchAll(/\]\((\/[^)?]*)/g)].map(([, path = '']) => path);
  expect(pages.filter((path) => !path.startsWith('/api/') && !(path in openPages))).toEqual([]);
  const names = [...text.matchAll(/`(lectern-[a-z-]+)`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in elements))).toEqual([]);
  expect([pages.length, names.length].every((count) => count > 3)).toBe(true);
});
