// npm run bench -- react: the cost of widgets beside bare React in the same Chromium (R1 to R6): counts and ratios of one
// run. Run `npm run build` first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { startReport } from './bench/report.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
mkdirSync('.reports', { recursive: true });
const report = startReport('react');
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
  for (const [id, value] of await page.evaluate(() => window.bench())) report.row(id, value);
} finally {
  await browser.close();
}
report.end();
