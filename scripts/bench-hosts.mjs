// npm run bench -- scorecard: every widget on pages that make embedding hard, as a scorecard in Markdown, and what embedding
// costs a page. `npx node scripts/bench-hosts.mjs quirks` visits the pages with this word in their title, `-- cost` measures only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startServer } from '../tests/e2e/server.ts';
import { startHostSite } from '../tests/hosts/hostSite.ts';
import { prepareMarketplace } from '../tests/hosts/marketplace.ts';
import { blank, hostPages } from '../tests/hosts/pages/index.ts';
import { visitPage } from '../tests/hosts/visitPage.ts';
import { firstPaint, manyCards, sizesOf } from './bench/hostCost.mjs';
import { startReport } from './bench/report.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const TURNS = Number(process.env.TURNS ?? 5);
const [word = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
const DATA_DIR = join(folder, 'data');
const admin = (...args) => mustRun(process.execPath, ['packages/server/dist/admin.js', ...args], { env: { DATA_DIR } });
await admin('seed', '--demo');
await admin('generate', '--courses', '300', '--without-lectures');
const site = await startHostSite();
const server = await startServer('embedded', { DATA_DIR, PARTNER_PORT: '0' });
const defects = [];
const report = startReport('hosts');
const isPersonal = (name) => ['checkout', 'player', 'quiz'].includes(name);

async function printScorecard(marketplace) {
  const { row: first, looks } = await visitPage(blank, site, marketplace);
  const columns = Object.keys(first);
  const print = (host, row) => {
    const cells = columns.map((name) => {
      if (row[name] === undefined) return host.personal === 'links' && isPersonal(name) ? 'link' : 'yes';
      defects.push(`${host.title}, ${name}: ${row[name]}`);
      return '**no**';
    });
    console.log(`| ${[host.title, ...cells].join(' | ')} |`);
  };
  console.log(`| Page | ${columns.join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}`);
  print(blank, first);
  for (const host of hostPages.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))) {
    print(host, (await visitPage(host, site, marketplace, looks)).row);
  }
}

async function printCost(marketplace) {
  const ids = [marketplace.course, ...marketplace.courses];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const sizes = await sizesOf(browser, site, marketplace, ids);
    const paint = await firstPaint(browser, site, marketplace, ids, TURNS);
    const many = await manyCards(browser, site, marketplace, ids.slice(0, 300), TURNS);
    report.row('B6 loader', sizes.loader);
    report.row('B6', sizes.all, 'without pictures');
    report.row('P2', paint.ratio, `${paint.own.toFixed(0)} ms beside ${paint.still.toFixed(0)} ms`);
    report.row('P2 shift', paint.shift);
    report.row(
      'P3',
      many.ratio,
      `${many.elements.toFixed(0)} ms beside ${many.inline.toFixed(0)} ms, ${many.count} cards`,
    );
    report.row('P3 sheets', many.sheets);
    for (const { path, kilobytes } of sizes.files) console.log(`${kilobytes.toFixed(2).padStart(8)} kB  ${path}`);
  } finally {
    await browser.close();
  }
}

try {
  const marketplace = await prepareMarketplace(server.url, site.url);
  if (word !== 'cost') await printScorecard(marketplace);
  if (word === '' || word === 'cost') {
    await printCost(marketplace);
    report.end();
  }
} finally {
  site.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  if (defects.length > 0) {
    console.error(`\n${defects.map((defect) => `- ${defect}`).join('\n')}`);
    process.exitCode = 1;
  }
}
