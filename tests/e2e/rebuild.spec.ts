import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the site into a folder, unminified, so that its scripts have other names than in the usual build. */
const build = (site: string) =>
  new Promise<void>((done, fail) => {
    const args = [vite, 'build', '--outDir', site, '--emptyOutDir', '--minify', 'false'];
    const child = spawn(process.execPath, args, { cwd: 'packages/demo-site', stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`vite build ended with ${code}`))));
  });

const scriptsOf = (html: string) => [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => String(path));

test('a site rebuilt under a running server still answers every visit with a page', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-rebuild-'));
  const site = resolve(folder, 'site');
  cpSync('packages/demo-site/dist', site, { recursive: true });
  const server = await startServer('embedded', { SITE_DIR: site });
  try {
    // Opened before the new build and used after it: its scripts belong to the old build.
    await page.goto(`${server.url}/about`);
    const before = scriptsOf(await (await fetch(server.url)).text());

    let isBuilding = true;
    const visits: string[] = [];
    const visit = async (path: string) => {
      while (isBuilding) {
        const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
        const html = await answer.text();
        const scripts = await Promise.all(scriptsOf(html).map((script) => fetch(server.url + script)));
        visits.push(
          `${answer.status} ${answer.headers.get('content-type')} ${/<div id="root">/.test(html)}, ` +
            `scripts ${[...new Set(scripts.map(({ status }) => status))].join(' ')}`,
        );
      }
    };
    const visitors = ['/', '/courses'].map(visit);
    await build(site).finally(() => {
      isBuilding = false;
    });
    await Promise.all(visitors);
    expect(visits.length).toBeGreaterThan(10);
    expect([...new Set(visits)]).toEqual(['200 text/html; charset=utf-8 true, scripts 200']);

    const after = scriptsOf(await (await fetch(server.url)).text());
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((script) => before.includes(script))).toEqual([]);
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
  } finally {
    // Before its server stops, since pending requests would be refused.
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('the loader rebuilt under a running server is there for every visit', async ({ server }) => {
  // Those of this build: scripts of earlier ones go.
  const files = Object.keys(JSON.parse(readFileSync('packages/embed/dist/cdn/integrity.json', 'utf8')));
  expect(files.length).toBeGreaterThan(4);
  let isBuilding = true;
  const outcomes: string[] = [];
  const visitors = files.map(async (file) => {
    while (isBuilding) {
      const answer = await fetch(`${server.url}/embed/${file}`);
      const text = await answer.text();
      // The end of a file that is there as a whole.
      outcomes.push(`${answer.status} ${/sourceMappingURL=\S+\s*$/.test(text)}`);
    }
  });
  for (let round = 0; round < 2; round++) {
    await promisify(execFile)(process.execPath, ['cdn.mjs'], { cwd: 'packages/embed' });
  }
  isBuilding = false;
  await Promise.all(visitors);
  expect(outcomes.length).toBeGreaterThan(50);
  expect([...new Set(outcomes)]).toEqual(['200 true']);
});
