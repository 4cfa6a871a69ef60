// npm run bench:react: the size of widgets (B2 to B5, gzip) and their cost beside bare React in the same Chromium
// (R1 to R6): sizes, counts and ratios of one run. Run `npm run build` first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { build as vite } from 'vite';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
mkdirSync('.reports', { recursive: true });
const outside = /^(react|react-dom|@tanstack\/react-query|@lectern\/sdk)(\/|$)/;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bundles some exports: what loads at once, and what the first use adds, without video engines and DOMPurify. */
async function weigh(names) {
  writeFileSync('.reports/entry.mjs', `export { ${names} } from '@lectern/react';`);
  const { output } = await vite({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { external: (name) => outside.test(name) },
      lib: { entry: '.reports/entry.mjs', formats: ['es'], fileName: 'entry' },
    },
  }).then((built) => [built].flat()[0]);
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const reach = (name, isDeep, seen = new Set()) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name) || /hls|purify|sanitize/i.test(name)) return seen;
    seen.add(name);
    for (const next of [...chunk.imports, ...(isDeep ? chunk.dynamicImports : [])]) reach(next, isDeep, seen);
    return seen;
  };
  const entry = output.find(({ isEntry }) => isEntry).fileName;
  const sum = (seen) =>
    [...seen].reduce((total, name) => total + gzipSync(chunks.get(name).code, { level: 9 }).length, 0);
  return { initial: sum(reach(entry, false)), loaded: sum(reach(entry, true)) };
}

const six = 'CourseCard, CoursePlayer, QuizRunner, CourseForm, ContentManager, Checkout';
for (const [name, names, goal] of [
  ['B2  one CourseCard', 'CourseCard', '6 kB'],
  ['B3  six headline components', six, '46 kB initial'],
  ['B4  CoursePlayer', 'CoursePlayer', '1.5 kB initial, 12 kB loaded'],
  ['B5  QuizRunner', 'QuizRunner', '8 kB'],
]) {
  const { initial, loaded } = await weigh(names);
  console.log(
    `${name.padEnd(32)} initial ${kB(initial).padStart(8)}   loaded ${kB(loaded).padStart(8)}   goal ${goal}`,
  );
}

const script = await build({
  entryPoints: ['scripts/bench/reactPage.mjs'],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
});
writeFileSync('.reports/bench.js', script.outputFiles[0].contents);
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  await page.route('http://bench.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
  );
  await page.route('http://bench.test/styles.css', (route) =>
    route.fulfill({ contentType: 'text/css', path: 'packages/react/dist/styles.css' }),
  );
  await page.goto('http://bench.test/');
  await page.addScriptTag({ path: '.reports/bench.js' });
  for (const [name, value, goal] of await page.evaluate(() => window.bench())) {
    console.log(`${name.padEnd(58)} ${value.padStart(8)}   goal ${goal}`);
  }
} finally {
  await browser.close();
}
