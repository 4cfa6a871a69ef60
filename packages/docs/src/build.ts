import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeColors } from '@lectern/sdk/theme';
import { build } from 'esbuild';
import { createIndex } from 'pagefind';
import { precompress } from '../../../scripts/precompress.mjs';
import { read, root } from './guides.ts';
import { type Files, pageHtml } from './layout.ts';
import { brokenLinks } from './links.ts';
import { render } from './markdown.ts';
import { base } from './page.ts';
import { planSite } from './plan.ts';
import { buildPlayground } from './playground/build.ts';

const dist = join(import.meta.dirname, '../dist');
const started = Date.now();
const font = import.meta.resolve('@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2');

/** The colours of the widgets as custom properties: chosen, or those of the system. */
function colours(): string {
  const rows = (mode: 'light' | 'dark') =>
    Object.entries(themeColors[mode])
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const dark = `color-scheme:dark;${rows('dark')}`;
  return `:root{color-scheme:light;${rows('light')}}:root[data-theme=dark]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

/** Bundles what pages load; names have a hash, so that browsers keep the files. */
async function bundle(): Promise<Files> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['theme.ts', 'docs.ts', 'docs.css'].map((name) => join(import.meta.dirname, 'client', name)),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    outdir: join(dist, 'assets'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.woff2': 'file' },
    alias: { 'montserrat.woff2': fileURLToPath(font) },
    external: [`${base}*`],
    plugins: [
      {
        name: 'colours',
        setup(given) {
          given.onResolve({ filter: /^colours\.css$/ }, ({ path }) => ({ path, namespace: 'colours' }));
          given.onLoad({ filter: /.*/, namespace: 'colours' }, () => ({ contents: colours(), loader: 'css' }));
        },
      },
    ],
    metafile: true,
    write: false,
  });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  const names = Object.keys(metafile.outputs).map((path) => basename(path));
  const find = (pattern: RegExp) => `${base}assets/${names.find((name) => pattern.test(name))}`;
  return { style: find(/^docs.*css$/), theme: find(/^theme/), script: find(/^docs.*js$/), font: find(/woff2$/) };
}

// Where the sources of the hooks are read from.
process.chdir(root);
rmSync(dist, { recursive: true, force: true });
const [{ groups, pages, find }, files] = await Promise.all([buildPlayground(dist).then(planSite), bundle()]);
const { version } = JSON.parse(read('packages/react/package.json')) as { version: string };
const written = new Map(
  pages.map((page) => [
    base + page.path,
    pageHtml({ groups, pages, files, version }, page, render(page.markdown, { file: page.file, find })),
  ]),
);
const broken = brokenLinks(written);
if (broken.length > 0) throw new Error(`Broken links:\n${broken.join('\n')}`);
for (const [address, html] of written) {
  const path = join(dist, address.slice(base.length), 'index.html');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
cpSync(join(root, 'packages/demo-site/public/favicon.svg'), join(dist, 'favicon.svg'));

const { index, errors } = await createIndex({});
if (!index) throw new Error(errors.join('\n'));
await index.addDirectory({ path: dist });
await index.writeFiles({ outputPath: join(dist, 'pagefind') });
await index.deleteIndex();
// Only what our own page of the search needs.
for (const name of readdirSync(join(dist, 'pagefind')))
  if (/^pagefind-(ui|modular-ui|component-ui|highlight)/.test(name)) rmSync(join(dist, 'pagefind', name));
await precompress(dist);
await precompress(dist, 'html', 9);
console.log(`${pages.length} pages in ${relative(root, dist)} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exit(0);
