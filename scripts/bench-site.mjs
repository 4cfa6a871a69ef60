// npm run bench:site: the first view of the built site (P1), cold, Fast 4G, CPU 4x, beside the same page as static
// HTML from the same server; medians of several rounds. Run `npm run build` first.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { measure, snapshot } from './bench/sitePage.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
const TURNS = Number(process.env.TURNS ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
const site = join(folder, 'site');
mkdirSync(site);
cpSync('packages/demo-site/dist', site, { recursive: true });

/** The built server on separate data, with a copy of the site to which the snapshots are added. */
function startServer() {
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), SITE_DIR: site },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /listening at (http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolve({ url, child });
    });
  });
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const medians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0]).map((name) => [
      name,
      typeof runs[0][name] === 'number' ? median(runs.map((run) => run[name])) : runs[0][name],
    ]),
  );

const { url, child } = await startServer();
const browser = await chromium.launch(chromiumLaunch());
try {
  const listing = await (await fetch(`${url}/api/search/courses`)).json();
  const pages = [
    ['home', '/', 'article', 2.4],
    ['listing', '/course', 'article'],
    ['course', `/course/${listing.courses[0]._id}`, '.lectern-course-curriculum, .lectern-course-detail-main'],
  ];
  for (const [name, path, ready, goal] of pages) {
    writeFileSync(join(site, `static-${name}.html`), await snapshot(browser, url + path, ready));
    const runs = { site: [], html: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.site.push(await measure(browser, url + path, ready));
      runs.html.push(await measure(browser, `${url}/static-${name}.html`, ready));
    }
    const [own, html] = [medians(runs.site), medians(runs.html)];
    const ratio = (own.lcp / html.lcp).toFixed(2);
    console.log(`${name.padEnd(8)} LCP ${ratio}x static HTML${goal ? `   goal ${goal}x (P1)` : ''}`);
    for (const [kind, seen] of [
      ['site', own],
      ['html', html],
    ]) {
      console.log(
        `  ${kind}  FCP ${seen.fcp.toFixed(0)} ms · LCP ${seen.lcp.toFixed(0)} ms (${seen.element}) · CLS ${seen.cls.toFixed(3)} · ` +
          `${(seen.bytes / 1000).toFixed(0)} kB in ${seen.requests} requests · ` +
          `${seen.longTasks} long tasks, ${seen.blocking.toFixed(0)} ms over`,
      );
    }
  }
} finally {
  await browser.close();
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
