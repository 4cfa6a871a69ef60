// npm run bench:hosts: every widget on pages that make embedding hard, as a scorecard in Markdown, and what embedding
// costs a page. `npm run bench:hosts -- quirks` visits the pages with this word in their title. Run `npm run build` first.
import { startServer } from '../tests/e2e/server.ts';
import { startHostSite } from '../tests/hosts/hostSite.ts';
import { prepareMarketplace } from '../tests/hosts/marketplace.ts';
import { blank, hostPages } from '../tests/hosts/pages/index.ts';
import { visitPage } from '../tests/hosts/visitPage.ts';
import { requireNode } from './steps.mjs';

requireNode();
const [word = ''] = process.argv.slice(2);
const site = await startHostSite();
const server = await startServer('embedded', { PARTNER_PORT: '0' });
const defects = [];
try {
  const marketplace = await prepareMarketplace(server.url, site.url);
  const { row: first, looks } = await visitPage(blank, site, marketplace);
  const columns = Object.keys(first);
  const print = (host, row) => {
    const cells = columns.map((name) => {
      if (row[name] === undefined) return host.personal === 'links' && isPersonal(name) ? 'link' : 'yes';
      defects.push(`- ${host.title}, ${name}: ${row[name]}`);
      return '**no**';
    });
    console.log(`| ${[host.title, ...cells].join(' | ')} |`);
  };
  console.log(`| Page | ${columns.join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}`);
  print(blank, first);
  for (const host of hostPages.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))) {
    print(host, (await visitPage(host, site, marketplace, looks)).row);
  }
} finally {
  site.stop();
  await server.stop();
}
if (defects.length > 0) {
  console.error(`\n${defects.join('\n')}`);
  process.exitCode = 1;
}

function isPersonal(name) {
  return ['checkout', 'player', 'quiz'].includes(name);
}
