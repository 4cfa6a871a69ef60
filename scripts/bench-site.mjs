// npm run bench -- site: the first view of the built site (P1), cold, Fast 4G, CPU 4x, beside the same page as static
// HTML from the same server; medians of several rounds. Run `npm run build` first.
//
// JavaScript is the gzip of every script that arrives until the app is interactive (`data-hydrated` on the root element).
// Blocking is what exceeds 50 ms in the page's long tasks. The part that hydration takes is measured separately, on the
// page whose scripts are held back until everything else has been drawn. The layout shift is that of every public page,
// at 360 and 1280 px, on a network where the font comes late.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { openPages } from '../packages/demo-site/src/sitePaths.ts';
import { startReport } from './bench/report.mjs';
import { measure, measureHydration, measureShift, snapshot } from './bench/sitePage.mjs';
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
const kilobytes = (paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(site, path)), { level: 9 }).length, 0) / 1000;

const report = startReport('site');
const { url, child } = await startServer();
const browser = await chromium.launch(chromiumLaunch());
try {
  const listing = await (await fetch(`${url}/api/search/courses`)).json();
  const pages = [
    ['home', '/', '/', 'article'],
    ['listing', '/course', '/course', 'article'],
    [
      'course',
      '/course/:id',
      `/course/${listing.courses[0]._id}`,
      '.lectern-course-curriculum, .lectern-course-detail-main',
    ],
  ];
  for (const [name, shown, path, ready] of pages) {
    const { html, isRendered } = await snapshot(browser, url + path, ready);
    writeFileSync(join(site, `static-${name}.html`), html);
    const runs = { site: [], html: [], hydration: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.site.push(await measure(browser, url + path, ready));
      runs.html.push(await measure(browser, `${url}/static-${name}.html`, ready));
      runs.hydration.push(isRendered ? await measureHydration(browser, url + path, ready) : 0);
    }
    const [own, still] = [medians(runs.site), medians(runs.html)];
    const hydration = median(runs.hydration);
    report.row(`P1 ${shown}`, own.lcp / still.lcp, isRendered ? '' : 'rendered in the browser');
    const most = 1.3 * still.blocking + hydration;
    console.log(
      `  ${kilobytes(own.scripts).toFixed(1)} kB of scripts · blocking ${own.blocking.toFixed(0)} ms, goal ≤ ${most.toFixed(0)}`,
    );
    for (const [kind, seen] of [
      ['site', own],
      ['html', still],
    ]) {
      console.log(
        `  ${kind}  FCP ${seen.fcp.toFixed(0)} ms · LCP ${seen.lcp.toFixed(0)} ms (${seen.element}) · CLS ${seen.cls.toFixed(3)} · ` +
          `${(seen.bytes / 1000).toFixed(0)} kB in ${seen.requests} requests · ` +
          `${seen.longTasks} long tasks, ${seen.blocking.toFixed(0)} ms over 50`,
      );
    }
    console.log(
      `  scripts ${own.scripts.length} files until interactive at ${own.interactive.toFixed(0)} ms, in all ` +
        `${kilobytes(own.allScripts).toFixed(1)} kB in ${own.allScripts.length} · hydration ${hydration.toFixed(0)} ms over 50`,
    );
  }
  // The documentation is static HTML already: beside it stands the page without its scripts.
  const guide = '/docs/start/react/';
  const sent = await (await fetch(url + guide)).text();
  writeFileSync(join(site, 'static-docs.html'), sent.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ''));
  const docs = { site: [], html: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    docs.site.push(await measure(browser, url + guide, 'h1'));
    docs.html.push(await measure(browser, `${url}/static-docs.html`, 'h1'));
  }
  const [withScripts, without] = [medians(docs.site), medians(docs.html)];
  report.row('P1 /docs', withScripts.lcp / without.lcp);
  console.log(
    `  LCP ${withScripts.lcp.toFixed(0)} ms (${withScripts.element}), static ${without.lcp.toFixed(0)} ms (${without.element}) · ${(withScripts.bytes / 1000).toFixed(0)} kB in ${withScripts.requests} requests`,
  );
  const ids = {
    course: listing.courses[0]._id,
    courses: listing.courses[0]._id,
    instructors: listing.courses[0].creatorId._id,
    blog: 'twenty-minutes',
  };
  let largest = { shift: 0, note: '' };
  for (const route of Object.keys(openPages)) {
    const path = route.replace(/(\w+)\/:id$/, (_, kind) => `${kind}/${ids[kind]}`);
    for (const width of [360, 1280]) {
      const shift = await measureShift(browser, url + path, width);
      if (shift > largest.shift) largest = { shift, note: `${route} at ${width} px` };
    }
  }
  report.row('P1 shift', largest.shift, largest.note);
} finally {
  await browser.close();
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
report.end();
