import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { separateSheets } from '../../packages/react/styles.mjs';

const packages = join(import.meta.dirname, '../../packages');
const source = join(packages, 'demo-site/src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
/** Modules of the site and of the app in frames. */
const files = globSync('{demo-site/src,frames/src/app}/**/*.tsx', { cwd: packages, exclude: ['**/*.test.tsx'] }).sort();

/** The names in the braces of an import or export, without types. */
const namesOf = (list: string) => list.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];

/** The sheet of each export of @lectern/react whose folder has one. */
function sheetsByExport(): Map<string, string> {
  const known = separateSheets();
  const index = readFileSync(join(packages, 'react/src/index.ts'), 'utf8');
  const found = new Map<string, string>();
  for (const [, names = '', folder = ''] of index.matchAll(
    /export \{([^}]*)\} from '\.\/components\/([\w-]+)\/index\.ts'/g,
  ))
    for (const name of namesOf(names)) if (folder in known) found.set(name, folder);
  return found;
}

/** The sheets that a module imports, as their names. */
const imported = (text: string, from: string) =>
  [...text.matchAll(/import '([^']+)\/([\w-]+)\.css'/g)].flatMap(([, folder, name = '']) =>
    folder === from ? [name] : [],
  );
/** The site's own classes in a sheet. */
const classesOf = (sheet: string) =>
  [...read(`styles/${sheet}.css`).matchAll(/\.(site-[\w-]+)/g)].map(([, name]) => name);

describe('the sheets of the site', () => {
  const sheets = sheetsByExport();
  const shell = [...read('site.css').matchAll(/\.\/styles\/([\w-]+)\.css/g)].map(([, name = '']) => name);

  it('are found at all', () => {
    expect(sheets.get('CourseDetail')).toBe('course-detail');
    expect(files.length).toBeGreaterThan(30);
  });

  it.each(files)('%s imports the sheets of the widgets and classes that it uses, and no others', (file) => {
    const text = readFileSync(join(packages, file), 'utf8');
    const widgets = [...text.matchAll(/import \{([^}]*)\} from '@lectern\/react'/g)].flatMap(([, names = '']) =>
      namesOf(names).flatMap((name) => sheets.get(name) ?? []),
    );
    const common = ['tokens', 'base', 'ui'];
    const sheetsOfWidgets = imported(text, '@lectern/react/styles').filter((name) => !common.includes(name));
    expect(sheetsOfWidgets.sort()).toEqual([...new Set(widgets)].sort());

    const inShell = new Set(shell.flatMap(classesOf));
    const own = imported(text, '../styles');
    const inOwn = new Set(own.flatMap(classesOf));
    const used = [...text.matchAll(/["'` ](site-[a-z-]+)/g)].flatMap(([, name = '']) =>
      inShell.has(name) ? [] : name,
    );
    expect(used.filter((name) => !inOwn.has(name))).toEqual([]);
    expect(own.filter((sheet) => !classesOf(sheet).some((name) => name && used.includes(name)))).toEqual([]);
  });
});
