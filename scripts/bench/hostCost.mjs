// What embedding costs a partner's page: the bytes of a grid, the page's own first paint, and many cards on one page.
import { gzipSync } from 'node:zlib';
import { cardOf } from '../../tests/hosts/hostPage.ts';
import { measure } from './sitePage.mjs';

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const gzip = (body) => gzipSync(body, { level: 9 }).length / 1000;

/** A page with some text of its own, and this markup below it. */
const pageOf = (markup, head = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Magazine</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/places.css">
<style>body { font: 18px/1.6 Georgia, serif; margin: 2rem } .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 24px }</style>
${head}</head><body><h1>What we read this month</h1>${'<p>A paragraph of the page itself, about this and that. </p>'.repeat(6)}
<div class="grid">${markup}</div></body></html>`;

const cardsOf = (marketplace, ids) => ids.map((id) => cardOf(marketplace, id)).join('');
const loader = ({ url, key }) => `<script type="module" src="${url}/embed/v1.js" data-key="${key}"></script>`;

/** Every answer of this origin while `run` is under way. */
async function everyAnswer(page, origin, run) {
  const waiting = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    const read = response.body().then((body) => ({
      path: new URL(response.url()).pathname,
      type: response.headers()['content-type'] ?? '',
      body,
    }));
    waiting.push(read);
  });
  await run();
  await page.waitForLoadState('networkidle');
  return await Promise.all(waiting);
}

/** The gzipped kilobytes of everything but pictures that a grid of twelve cards loads, and of the loader alone. */
export async function sizesOf(browser, site, marketplace, ids) {
  site.serve('/', { body: pageOf(cardsOf(marketplace, ids.slice(0, 12)), loader(marketplace)) });
  const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
  const answers = await everyAnswer(page, marketplace.url, async () => {
    await page.goto(site.url);
    await page.locator('lectern-course-card article').nth(11).waitFor();
  });
  await page.close();
  const files = answers
    .filter(({ type }) => !type.startsWith('image/'))
    .map(({ path, body }) => ({ path, kilobytes: gzip(body) }));
  return {
    files,
    all: files.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    loader: files.find(({ path }) => path === '/embed/v1.js')?.kilobytes ?? Number.POSITIVE_INFINITY,
  };
}

/** The page's own first paint with the widgets beside the one without them (Fast 4G, CPU 4x), in pairs. */
export async function firstPaint(browser, site, marketplace, ids, turns) {
  const cards = cardsOf(marketplace, ids.slice(0, 12));
  site.serve('/with', { body: pageOf(cards, loader(marketplace)) });
  site.serve('/without', { body: pageOf(cards) });
  const runs = { with: [], without: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    runs.with.push(await measure(browser, `${site.url}/with`, 'lectern-course-card article'));
    runs.without.push(await measure(browser, `${site.url}/without`, 'h1'));
  }
  const [own, still] = [runs.with, runs.without].map((list) => median(list.map(({ fcp }) => fcp)));
  return { own, still, ratio: own / still, shift: Math.max(...runs.with.map(({ cls }) => cls)) };
}

/** The main thread's time until all cards are drawn, and the style sheets that they share. */
async function draw(browser, url, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 40_000 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['*.webp', '*.avif', '*.jpg', '*.png'] });
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .locator('article')
    .nth(count - 1)
    .waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { metrics } = await client.send('Performance.getMetrics');
  const sheets = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('lectern-course-card')].map(({ shadowRoot }) => shadowRoot);
    return new Set(roots.flatMap((root) => [...root.adoptedStyleSheets])).size;
  });
  await context.close();
  return { busy: 1000 * metrics.find(({ name }) => name === 'TaskDuration').value, sheets };
}

/** Many cards as elements beside the same markup in the page itself. */
export async function manyCards(browser, site, marketplace, ids, turns) {
  const { url } = marketplace;
  const fragments = [];
  let sheet = '';
  for (let from = 0; from < ids.length; from += 50) {
    const response = await fetch(`${url}/embed/fragments/cards?ids=${ids.slice(from, from + 50).join()}`);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
    const answer = await response.json();
    fragments.push(...Object.values(answer.items));
    sheet = answer.sheet;
  }
  site.serve('/elements', { body: pageOf(cardsOf(marketplace, ids), loader(marketplace)) });
  site.serve('/inline', {
    body: pageOf(
      fragments.map((html) => `<div>${html}</div>`).join(''),
      `<link rel="stylesheet" href="${new URL(sheet, url).href}">`,
    ),
  });
  const runs = { elements: [], inline: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of ['elements', 'inline']) runs[name].push(await draw(browser, `${site.url}/${name}`, ids.length));
  }
  const [elements, inline] = [runs.elements, runs.inline].map((list) => median(list.map(({ busy }) => busy)));
  return { elements, inline, ratio: elements / inline, sheets: runs.elements[0].sheets, count: ids.length };
}
