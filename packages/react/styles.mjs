// The style sheets of the package: `node styles.mjs` writes src/styles/index.css, `node styles.mjs dist` the built sheets.
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import postcss from 'postcss';
import { hardenStyles } from './hardenStyles.mjs';

const source = join(import.meta.dirname, 'src');
const index = join(source, 'styles/index.css');
const folders = readdirSync(join(source, 'components')).sort();

const uiSheets = () => globSync('ui/*.css', { cwd: source }).sort();
const namesItsFolder = (file) => basename(file, '.css') === basename(dirname(file));
/** The sheet with its folder's name comes first: the others of the folder may change its looks. */
const sheetsOf = (folder) =>
  globSync(`components/${folder}/**/*.css`, { cwd: source }).sort(
    (a, b) =>
      dirname(a).localeCompare(dirname(b)) ||
      Number(namesItsFolder(b)) - Number(namesItsFolder(a)) ||
      a.localeCompare(b),
  );

/** Every sheet once: tokens, base, shared looks, then the components; the order of their folders does not matter. */
const allSheets = () => ['styles/tokens.css', 'styles/base.css', ...uiSheets(), ...folders.flatMap(sheetsOf)];

/** What src/styles/index.css says, for bundlers that read the sources. */
export const indexCss = () =>
  allSheets()
    .map((file) => `@import '../${file}';\n`)
    .join('');

/** A folder and all folders whose components are inside its own. */
function withInner(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const modules = globSync(`components/${folder}/**/*.{ts,tsx}`, {
    cwd: source,
    exclude: ['**/*.test.*', '**/*.stories.*'],
  });
  for (const file of modules) {
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, inner] of text.matchAll(/(?:from|import\() ?'(?:\.\.\/)+([a-z-]+)\/[^']*'/g))
      if (folders.includes(inner)) withInner(inner, found);
  }
  return found;
}

/** The sheets that are exports of their own, by name: tokens, base, ui, and one for each component folder with looks. */
export function separateSheets() {
  const sheets = { tokens: ['styles/tokens.css'], base: ['styles/base.css'], ui: uiSheets() };
  for (const folder of folders) {
    const files = [...withInner(folder)].sort().flatMap(sheetsOf);
    if (files.length > 0) sheets[folder] = files;
  }
  return sheets;
}

/**
 * Adds the dark tokens once more, for roots without a known theme where the system is dark and no script can tell. The
 * copy compresses to little, and written by hand it would drift.
 */
export function addSystemTheme(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (media) => {
    if (media.params !== 'not print' || !`${media}`.includes('--lectern-color-background')) return;
    const copy = media.clone({ params: 'screen and (prefers-color-scheme: dark) and (scripting: none)' });
    copy.walkRules((rule) => {
      rule.selector = ':where(.lectern-root:not([data-lectern-theme]))';
    });
    media.after(copy);
  });
  return `${sheet}`;
}

function minify(files) {
  const css = addSystemTheme(files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n'));
  return transformSync(css, { loader: 'css', minify: true, target: 'es2022' }).code;
}

/** Writes all sheets of the package. */
function writeSheets(folder) {
  mkdirSync(join(folder, 'styles'), { recursive: true });
  const all = minify(allSheets());
  writeFileSync(join(folder, 'styles.css'), all);
  writeFileSync(join(folder, 'styles-hardened.css'), hardenStyles(all));
  for (const [name, files] of Object.entries(separateSheets())) {
    writeFileSync(join(folder, `styles/${name}.css`), minify(files));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  // A build writes no source: the file's time would ask for another build.
  if (folder) writeSheets(folder);
  else writeFileSync(index, indexCss());
}
