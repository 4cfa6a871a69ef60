import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type {} from '@lectern/embed';
import type { Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { course, type FakeMarketplace, startFakeMarketplace } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** The elements in a page of another site, with a marketplace that answers as the test says. */

/** The requests for fragments. */
const fragments = ({ asked }: FakeMarketplace) => asked.filter((path) => path.startsWith('/embed/fragments/'));
const title = (page: Page, number: number) => page.getByRole('link', { name: `Course ${course(number)}` });

test('cards in view load with one request and one style sheet, the others when they come near', async ({
  page,
  market,
  visit,
}) => {
  const shown = [1, 2, 3].map((number) => cardOf(number)).join('');
  await visit(`${shown}${cardOf(1)}<div style="height: 3000px"></div>${cardOf(9)}`);
  await expect(title(page, 2)).toBeVisible();
  expect(market.asked).toEqual([
    `/embed/fragments/cards?ids=${[1, 2, 3].map(course).join('%2C')}`,
    '/embed/fragments-1.css',
  ]);
  await expect(page.locator('article').first()).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  await page.mouse.wheel(0, 3000);
  await expect(title(page, 9)).toBeVisible();
  expect(fragments(market)[1]).toBe(`/embed/fragments/cards?ids=${course(9)}`);
  expect(market.asked).toHaveLength(3);
});

const list = (attributes = '') =>
  `<lectern-course-list ${attributes}><a href="https://market.test/courses">All courses</a></lectern-course-list>`;
/** The errors that the browser itself logs for failed requests. */
const forgive = (complaints: string[]) => {
  expect(complaints.every((complaint) => complaint.startsWith('Failed to load resource'))).toBe(true);
  complaints.length = 0;
};

test('attributes and properties are the same, and a change loads again', async ({ page, market, visit }) => {
  await visit(`<script>
    const early = document.createElement('lectern-course-list');
    early.search = 'early';
    document.body.append(early);
  </script>${list('search="tea"')}`);
  await expect(page.getByText('Found early, page 1')).toBeVisible();
  const element = page.locator('lectern-course-list').last();
  await element.evaluate(async (one: HTMLElementTagNameMap['lectern-course-list']) => {
    await one.ready;
    one.search = 'maps';
  });
  await expect(element.getByText('Found maps, page 1')).toBeVisible();
  await expect(element).toHaveAttribute('search', 'maps');
  await element.getByRole('link', { name: 'Next' }).click();
  await expect(element.getByText('Found maps, page 2')).toBeVisible();
  await element.evaluate((one: HTMLElementTagNameMap['lectern-course-list']) => {
    one.page = undefined;
    one.search = undefined;
  });
  await expect(element.getByText('Found all, page 1')).toBeVisible();
  expect(fragments(market).filter((path) => path.includes('maps'))).toHaveLength(2);
});

test('a search filters the list that it names, and leads to the marketplace without one', { tag: '@deep' }, async ({
  page,
  visit,
}) => {
  await visit(`<lectern-search for="list" placeholder="Find a course"></lectern-search>${list('id="list" page="2"')}`);
  await page.getByRole('textbox', { name: 'Search' }).fill('bread');
  await expect(page.getByRole('textbox')).toHaveAttribute('placeholder', 'Find a course');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found bread, page 1')).toBeVisible();
  await visit('<lectern-search></lectern-search>');
  await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
  await page.getByLabel('Search').fill('bread');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://market.test/courses?q=bread');
});

test('markup that is there before the script stays, without a request', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  await visit(
    `<lectern-course-card course-id="${course(1)}"><template shadowrootmode="open"><div class="lectern-root">
      <article data-course="${course(1)}"><a href="#here">From the server</a><button hidden data-lectern-act="cart">Add</button></article>
    </div></template></lectern-course-card>`,
  );
  // Revealed by the loader.
  await expect(page.getByRole('button', { name: 'Add' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'From the server' })).toBeVisible();
  expect(market.asked).toEqual([]);
});

test('settings come from the marketplace around an element, and change with it', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  const other = await startFakeMarketplace();
  await visit(`<lectern-marketplace theme="dark" dir="rtl" locale="ar">${cardOf(1)}</lectern-marketplace>
    <lectern-marketplace address="${other.url}" partner-key="pk_other">${cardOf(2)}</lectern-marketplace>`);
  await expect(title(page, 1)).toBeVisible();
  await expect(title(page, 2)).toBeVisible();
  expect(fragments(market)).toEqual([`/embed/fragments/cards?ids=${course(1)}&locale=ar`]);
  expect(fragments(other)).toEqual([`/embed/fragments/cards?ids=${course(2)}`]);
  const root = page.locator('.lectern-root').first();
  await expect(root).toHaveAttribute('data-lectern-theme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page
    .locator('lectern-marketplace')
    .first()
    .evaluate((one) => one.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-lectern-theme', 'light');
  expect(fragments(market)).toHaveLength(1);
  other.stop();
});

test('an element that leaves and comes back, or moves, asks for nothing again', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  await visit(`<main></main>${cardOf(1)}`);
  await expect(title(page, 1)).toBeVisible();
  const asked = [...market.asked];
  await page.locator('lectern-course-card').evaluate(async (one: HTMLElementTagNameMap['lectern-course-card']) => {
    document.querySelector('main')?.append(one);
    one.remove();
    await new Promise((done) => setTimeout(done));
    document.body.append(one);
    await one.ready;
  });
  await expect(title(page, 1)).toBeVisible();
  expect(market.asked).toEqual(asked);
});

for (const [name, answer] of sampled([
  ['an error', 500],
  ['HTML', '<h1>Maintenance</h1>'],
  ['JSON of another kind', '{"courses":[]}'],
] as const)) {
  test(`the fallback stays when the marketplace answers with ${name}, and a retry works`, { tag: '@deep' }, async ({
    page,
    market,
    visit,
    complaints,
  }) => {
    const path = '/embed/fragments/list';
    const good = market.answers.get(path);
    market.answers.set(path, (_, response) =>
      typeof answer === 'number' ? response.writeHead(answer).end('no') : response.end(answer),
    );
    const inside = '<a href="#courses">All courses</a><p slot="error" hidden>Not now. <button>Retry</button></p>';
    await visit(`<lectern-course-list>${inside}</lectern-course-list><lectern-course-list>${inside.slice(0, 35)}</lectern-course-list>
      <script>addEventListener('lectern-error', ({ detail }) => { document.title = detail.code })</script>`);
    await expect(page.getByText('Not now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All courses' })).toBeVisible();
    await expect(page).toHaveTitle('unavailable');
    forgive(complaints);
    if (good) market.answers.set(path, good);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Found all, page 1')).toHaveCount(1);
    // The other one tries again by itself.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Found all, page 1')).toHaveCount(2);
  });
}

test('a slot is shown while the fragment loads, and the fallback stays without one', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  const good = market.answers.get('/embed/fragments/list');
  const waiting: (() => void)[] = [];
  market.answers.set('/embed/fragments/list', (...request) => waiting.push(() => good?.(...request)));
  await visit(`<lectern-course-list><p slot="loading" hidden>One moment</p><a href="#courses">First list</a></lectern-course-list>
    <lectern-course-list search="b"><a href="#courses">Second list</a></lectern-course-list>`);
  await expect(page.getByText('One moment')).toBeVisible();
  await expect(page.getByText('First list')).toBeHidden();
  await expect(page.getByText('Second list')).toBeVisible();
  await expect.poll(() => waiting.length).toBe(2);
  for (const answer of waiting) answer();
  await expect(page.getByText('Found all, page 1')).toBeVisible();
  await expect(page.getByText('One moment')).toBeHidden();
  await expect(page.getByText('Second list')).toBeHidden();
});

test('what replaces a focused fallback takes its focus, without scrolling', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  const good = market.answers.get('/embed/fragments/search');
  const waiting: (() => void)[] = [];
  market.answers.set('/embed/fragments/search', (...request) => waiting.push(() => good?.(...request)));
  // The browser would scroll by itself where what is above gets taller.
  await visit(`<style>html { overflow-anchor: none }</style><lectern-search><a href="#courses">Search the courses</a></lectern-search><div style="height: 3000px"></div>
    <lectern-search><a href="#others">Others</a></lectern-search>`);
  const link = page.getByRole('link', { name: 'Search the courses' });
  await link.focus();
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  // Focus elsewhere stays.
  await page.getByRole('link', { name: 'Others' }).scrollIntoViewIfNeeded();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Search' }).first()).toBeFocused();
});

test('a late answer does not replace a newer one', { tag: '@deep' }, async ({ page, market, visit }) => {
  const good = market.answers.get('/embed/fragments/list');
  const waiting: (() => void)[] = [];
  market.answers.set('/embed/fragments/list', (...request) => waiting.push(() => good?.(...request)));
  await visit(list('search="old"'));
  await expect.poll(() => waiting.length).toBe(1);
  await page.locator('lectern-course-list').evaluate((one) => one.setAttribute('search', 'new'));
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect(page.getByText('Found new, page 1')).toBeVisible();
  const late = page.waitForResponse(/q=old/);
  waiting[0]?.();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByText('Found new, page 1')).toBeVisible();
});

test('what is wrong in the page is said once in its console', { tag: '@deep' }, async ({
  page,
  market,
  visit,
  complaints,
}) => {
  await visit(`<lectern-course-card></lectern-course-card><lectern-course-card course-id="nonsense"></lectern-course-card>
    ${cardOf(15)}${cardOf(1)}`);
  await expect(title(page, 1)).toBeVisible();
  // The others' failures don't touch the card that exists.
  expect(fragments(market)).toEqual([`/embed/fragments/cards?ids=${course(1)}%2C${course(15)}`]);
  await expect
    .poll(() => complaints.map((complaint) => complaint.replace(/ \(http.*/, '')).sort())
    .toEqual([
      'Lectern: <lectern-course-card>: The attribute course-id is missing.',
      `Lectern: <lectern-course-card>: There is no course "nonsense".`,
      `Lectern: <lectern-course-card>: There is no course ${course(15)}.`,
    ]);
  complaints.length = 0;
});

test('a page with strict policies allows two lines', async ({ page, market, visit }) => {
  const policy = `default-src 'none'; script-src ${market.url}; connect-src ${market.url}; img-src data:;
    require-trusted-types-for 'script'; trusted-types lectern`.replace(/\s+/g, ' ');
  await visit(cardOf(1), { 'content-security-policy': policy });
  await expect(title(page, 1)).toBeVisible();
  await expect(page.locator('article')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
});

test('the classic script does the same, and a second loader changes nothing', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  await visit(`${cardOf(1)}<script src="${market.url}/embed/v1.classic.js" data-key="pk_test"></script>`);
  await expect(title(page, 1)).toBeVisible();
  expect(fragments(market)).toHaveLength(1);
  expect(await page.evaluate(() => typeof window.lectern?.open)).toBe('function');
});

test('the integrity of every file is the one in integrity.json', async ({ page, market, visit }) => {
  const table: Record<string, string> = JSON.parse(await readFile('packages/embed/dist/cdn/integrity.json', 'utf8'));
  const [immutable = ''] = Object.keys(table).filter((name) => /^v1-\w+\.js$/.test(name));
  const chunks = Object.entries(table).map(([name, hash]) => [`${market.url}/embed/${name}`, hash]);
  await visit(`<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(chunks) })}</script>
    <script type="module" src="${market.url}/embed/${immutable}" integrity="${table[immutable]}" crossorigin data-key="pk"></script>
    ${cardOf(1)}`);
  await expect(title(page, 1)).toBeVisible();
});

test('a page with fragments loads little script', () => {
  const folder = 'packages/embed/dist/cdn';
  // Scripts of the build before are in the folder too.
  const made = Object.keys(JSON.parse(readFileSync(`${folder}/integrity.json`, 'utf8')));
  const sizeOf = (pattern: RegExp) =>
    made
      .filter((file) => pattern.test(file))
      .map((file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
  const widgets = made.find((file) => file.startsWith('chunks/widgets-'));
  const needed = readFileSync(`${folder}/${widgets}`, 'utf8').match(/(?<=from"\.\/)chunk-\w+(?=\.js")/g) ?? [];
  const [loader = 0, first = 0, all, classic] = [
    /^v1\.js$/,
    new RegExp(`^chunks/(widgets-|${needed.join('|')})`),
    /^chunks\//,
    /^v1\.classic\.js$/,
  ].map(sizeOf);
  expect(needed).not.toEqual([]);
  expect(loader).toBeLessThanOrEqual(1_280);
  // With the loader; embedFragments.spec.ts adds the fragments.
  expect(loader + first).toBeLessThanOrEqual(6_300);
  expect(all).toBeLessThanOrEqual(15_700);
  expect(classic).toBeLessThanOrEqual(15_140);
});
