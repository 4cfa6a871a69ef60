import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = 'packages/react/src';
const components = `${source}/components`;
const folders = readdirSync(components);

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/** The classes that a folder's modules put on elements or look for: whatever a string names that is no id and no token. */
function usedIn(folder: string): Set<string> {
  const modules = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.(test|stories)\./.test(file));
  const strings = modules.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8')).replace(/\bid="[^"]*"|\bplace: '[^']*'/g, '');
    return text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  });
  return new Set(strings.flatMap((text) => text.match(/(?<![\w#-])lectern-[a-z0-9-]*[a-z0-9]/g) ?? []));
}

/** The classes in the selectors of style sheets. */
const definedIn = (pattern: string) =>
  new Set(read(pattern).flatMap((css) => withoutComments(css).match(/(?<=\.)lectern-[a-z0-9-]+/g) ?? []));

/** The components that a module exports, through `export *` too. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/export (?:const|function) (?:\{[^}]*\}|([A-Z]\w*))/g)].map(([, name]) => name ?? '');
  const lists = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const named = lists.map((one) => one.trim()).filter((one) => /^[A-Z]/.test(one));
  const all = [...text.matchAll(/export \* from '(.+?)'/g)].flatMap(([, to = '']) =>
    exportsOf(join(dirname(file), to)),
  );
  return [...own, ...named, ...all].filter(Boolean);
}

const shared = new Set([...definedIn(`${source}/ui/*.css`), ...definedIn(`${source}/styles/base.css`), 'lectern-root']);

/** What breaks the rule: a class is `lectern-`, the folder or a component that it exports, and the part; or it is from `ui`. */
function strangersIn(folder: string): string[] {
  const path = `${components}/${folder}`;
  const index = globSync(`${path}/index.ts`);
  const names = [folder, ...index.flatMap(exportsOf).map(kebab)].map((name) => `lectern-${name}`);
  const isOwn = (name: string) => names.some((own) => name === own || name.startsWith(`${own}-`));
  const all = new Set([...usedIn(path), ...definedIn(`${path}/**/*.css`)]);
  return [...all].filter((name) => !isOwn(name) && !shared.has(name)).sort();
}

describe('class names', () => {
  it.each(folders)('of %s begin with its name or are from ui', (folder) => {
    expect(strangersIn(folder)).toEqual([]);
  });

  it('of ui are defined there', () => {
    expect([...usedIn(`${source}/ui`)].filter((name) => !shared.has(name))).toEqual([]);
  });

  it('are defined in one sheet each', () => {
    const sheets = globSync(`${source}/**/*.css`).filter((file) => basename(file) !== 'index.css');
    const owners = new Map<string, string[]>();
    for (const file of sheets)
      for (const [, name = ''] of withoutComments(readFileSync(file, 'utf8')).matchAll(
        /^ {2}\.(lectern-[a-z0-9-]+) \{/gm,
      ))
        owners.set(name, [...(owners.get(name) ?? []), file]);
    expect([...owners].filter(([, files]) => new Set(files).size > 1)).toEqual([]);
  });
});
