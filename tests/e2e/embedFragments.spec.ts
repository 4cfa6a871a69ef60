import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type HostSite, partnerPage, startHostSite } from '../hosts/hostSite.ts';
import { registerPartner } from './api.ts';
import { expect, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Widgets of the real server, on pages of other origins. */

let partner: HostSite;
let stranger: HostSite;
test.beforeAll(async () => {
  [partner, stranger] = await Promise.all([startHostSite(), startHostSite()]);
});
test.afterAll(() => {
  partner.stop();
  stranger.stop();
});

/** Opens a page with this body. */
async function show(page: Page, host: HostSite, html: string): Promise<void> {
  host.serve('/', partnerPage(html));
  await page.goto(host.url);
}
const fragment = async (server: RunningServer, query: string) =>
  (await fetch(`${server.url}/embed/fragments/${query}`)).text();
async function someCourses(server: RunningServer, count: number): Promise<string> {
  const { courses } = await (await fetch(`${server.url}/api/search/courses?limit=${count}`)).json();
  return courses.map(({ _id }: { _id: string }) => _id).join();
}

test("the page of the demo's partner shows widgets from one origin, with a style sheet for cards and one for lessons", {
  tag: '@deep',
}, async ({ page, server }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(server.partnerPage());
  // Elements load when they come near the view.
  await page.locator('lectern-course-list').scrollIntoViewIfNeeded();
  await expect(page.locator('lectern-course-list article')).toHaveCount(6);
  await page.locator('lectern-course-player').scrollIntoViewIfNeeded();
  await expect(page.locator('lectern-course-card').getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await expect(page.locator('lectern-course-player').getByRole('link', { name: 'Go to Course' })).toBeVisible();
  const port = new URL(server.url).port;
  const origins = new Set(requests.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).origin));
  expect([...origins].sort()).toEqual([new URL(server.partnerPage()).origin, `http://localhost:${port}`].sort());
  expect(requests.filter((url) => url.endsWith('.css'))).toHaveLength(2);
});

/** A page with the loader and a card for each course. */
const cardsPage = (server: RunningServer, ids: string, style = '') =>
  `<style>${style}</style><script type="module" src="${server.url}/embed/v1.js"></script>
  <body><main>${ids
    .split(',')
    .map((id) => `<lectern-course-card course-id="${id}"></lectern-course-card>`)
    .join('')}</main></body>`;

test('all that a grid of twelve cards loads, except pictures, is at most 14.2 kB', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const files: Promise<Uint8Array>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(`${server.url}/embed/`);
    if (isOurs) files.push(response.body().then((body) => new Uint8Array(body)));
  });
  await page.setViewportSize({ width: 1280, height: 9_000 });
  await show(page, stranger, cardsPage(server, await someCourses(server, 12)));
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(files)).map((body) => gzipSync(body, { level: 9 }).length);
  // The loader, two chunks, the fragments and their sheet.
  expect(sizes).toHaveLength(5);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(14_200);
});

test('a card fills the place that the page keeps for it, and all cards share one sheet', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const ids = await someCourses(server, 2);
  const heights = () =>
    page.locator('lectern-course-card').evaluateAll((cards) =>
      cards.map((card) => {
        const inside = card.shadowRoot?.querySelector('article');
        return [card, inside].map((one) => Math.round(one?.getBoundingClientRect().height ?? 0));
      }),
    );
  const card = 'lectern-course-card { display: block; min-height: 640px }';
  await show(page, stranger, cardsPage(server, ids, card));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await heights()).toEqual([
    [640, 640],
    [640, 640],
  ]);
  const sheets = await page
    .locator('lectern-course-card')
    .evaluateAll(
      (cards) => new Set(cards.flatMap(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])])).size,
    );
  expect(sheets).toBe(1);
  const grid = `main { display: grid; grid-template: 700px / 1fr 1fr } ${card}`;
  await show(page, stranger, cardsPage(server, ids, grid));
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await heights()).toEqual([
    [700, 700],
    [700, 700],
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a fragment that a partner's server has put into its page is complete, and its links work", async ({
    page,
    server,
  }) => {
    const list = await fragment(server, 'list?limit=3&format=html');
    await show(page, stranger, `<body>${list}</body>`);
    const card = page.getByRole('article').first();
    await expect(card.getByText(/^₹|^Free/)).toBeVisible();
    expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    await expect(page.getByRole('button')).toHaveCount(1); // Previous, on the first page.
    await card.getByRole('link', { name: /^View Details/ }).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${server.url}/course/`));
  });
});

test("a card looks the same whatever the page's styles are", { tag: '@deep' }, async ({ page, server }) => {
  const card = await fragment(server, `cards?ids=${await someCourses(server, 1)}&format=html`);
  await page.setViewportSize({ width: 336, height: 800 });
  const look = async (css: string) => {
    await show(page, stranger, `<style>${css}</style><body>${card}</body>`);
    await expect(page.getByRole('article')).toBeVisible();
    return page.getByRole('article').evaluate((article) => {
      const elements = [article, ...article.querySelectorAll('*')];
      const boxes = elements.map((element) => element.getBoundingClientRect());
      const styles = elements.map((element) => getComputedStyle(element));
      return {
        sizes: boxes.map(({ width, height }) => `${width.toFixed(1)} ${height.toFixed(1)}`),
        looks: styles.map(({ color, font, letterSpacing, textAlign, textTransform, cursor, whiteSpace }) =>
          [color, font, letterSpacing, textAlign, textTransform, cursor, whiteSpace].join(),
        ),
      };
    });
  };
  const plain = await look('');
  const hostile = {
    reverted: '* { all: revert !important; box-sizing: content-box !important }',
    small: 'html { font-size: 62.5% } * { box-sizing: border-box } img { border: 3px solid }',
    inherited:
      'body { letter-spacing: .3em; text-transform: uppercase; text-align: center; line-height: 3; font: italic 30px cursive; white-space: nowrap; text-indent: 2em; cursor: wait; color: red; list-style: square }',
  };
  for (const [name, css] of Object.entries(hostile)) expect(await look(css), name).toEqual(plain);
});

test.describe('the document of a frame', () => {
  const frameOf = (src: string) => `<body><iframe src="${src}"></iframe></body>`;
  const refused = 'violates the following Content Security Policy directive: "frame-ancestors';

  test("is shown in a page of the partner's, and in no other", { tag: '@deep' }, async ({
    page,
    server,
    complaints,
  }) => {
    const key = await registerPartner(server.url, partner.url);
    const frame = frameOf(`${server.url}/embed/frame/app?key=${key}`);
    const data = page.frameLocator('iframe').locator('#partner');
    await show(page, partner, frame);
    await expect(data).toBeAttached();
    expect(JSON.parse(String(await data.textContent()))).toEqual({ name: 'Training', key, origins: [partner.url] });

    await show(page, stranger, frame);
    await expect.poll(() => complaints.splice(0).join()).toContain(refused);
    await expect(data).toHaveCount(0);

    // A stranger's page around the partner's.
    await show(page, stranger, frameOf(partner.url));
    await expect.poll(() => complaints.splice(0).join()).toContain(refused);
    await expect(page.frameLocator('iframe').frameLocator('iframe').locator('#partner')).toHaveCount(0);
  });

  test("of the demo's partner may be inside the page for partners, which shows the partner's page", {
    tag: '@deep',
  }, async ({ server }) => {
    const { headers } = await fetch(`${server.url}/embed/frame/app?key=pk_demoMarketplacePartner00`);
    const [, ancestors = ''] = /frame-ancestors ([^;]*)/.exec(String(headers.get('content-security-policy'))) ?? [];
    const names = (port: string) => ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
    const ports = [server.partnerPage(), server.url].map((url) => new URL(url).port);
    expect(ancestors.split(' ')).toEqual(ports.flatMap(names));
  });

  test('without a key is a sentence outside of frames, and nothing inside', { tag: '@deep' }, async ({
    page,
    server,
    complaints,
  }) => {
    const address = `${server.url}/embed/frame/app?key=pk_unknown`;
    await page.goto(address);
    await expect(page.getByText('This part of the marketplace needs the key of a registered partner')).toBeVisible();
    await show(page, partner, frameOf(address));
    await expect.poll(() => complaints.splice(0).join()).toContain(refused);
  });
});
