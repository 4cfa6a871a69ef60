import { cardOf } from '../hosts/hostPage.ts';
import { shiftOf, watch } from '../hosts/visit.ts';
import { sampled } from '../runs.ts';
import { expect, test } from './embedding.ts';

/** Pages of partners that make embedding hard, with the built marketplace. */

test('a script tag that has lost its type works', { tag: '@deep' }, async ({ page, marketplace, openHost }) => {
  await openHost(cardOf(marketplace, marketplace.course), { script: 'stripped' });
  await expect(page.locator('lectern-course-card article')).toBeVisible();
});

test('an inlined script says what is wrong, and the links stay', async ({
  page,
  marketplace,
  openHost,
  complaints,
}) => {
  const code = await (await fetch(`${marketplace.url}/embed/v1.js`)).text();
  const inlined = `<script type="module" data-key="${marketplace.key}">${code}</script>`;
  await page.route(/\/embed\/v1\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '', headers: { 'access-control-allow-origin': '*' } }),
  );
  await openHost(cardOf(marketplace, marketplace.course) + inlined);
  await expect.poll(() => complaints.join()).toContain("Lectern: <script> can't be inlined.");
  expect(complaints.splice(0)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'A course', exact: true })).toBeVisible();
});

/** Every button in a line of text, above a card and a list. */
const lines = (course: string, card: string) => `
  <p>Your <lectern-cart-button><a href="#cart">Cart</a></lectern-cart-button> and
    <lectern-sign-in><a href="#in">Sign in</a></lectern-sign-in> or
    <lectern-account><a href="#account">Account</a></lectern-account>, and
    <lectern-checkout course-ids="${course}"><a href="#buy">Buy</a></lectern-checkout> now.</p>
  <lectern-search><a href="#search">Search</a></lectern-search>
  ${card}<lectern-course-list limit="3"><a href="#all">All courses</a></lectern-course-list><p id="after">After</p>`;
const elements = ['cart-button', 'sign-in', 'account', 'checkout', 'search', 'course-card', 'course-list'];

for (const [name, css] of sampled([
  ['plain', ''],
  ['with text of its own', 'body { font: 20px/1.7 Georgia, serif }'],
  ['zoomed', 'html { zoom: 1.5 }'],
] as const))
  test(`nothing moves in a page that keeps the places as documented: ${name}`, async ({
    page,
    marketplace,
    openHost,
  }) => {
    await watch(page, []);
    await openHost(lines(marketplace.course, cardOf(marketplace, marketplace.course)), {
      head: `<style>${css}</style>`,
    });
    for (const element of elements) {
      const shown = page.locator(`lectern-${element}`).locator('article, [data-lectern-open], input').first();
      await expect(shown).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page.mainFrame())).toBe(0);
  });

test('elements are as wide as they should be in a page that runs from top to bottom', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  await openHost(lines(marketplace.course, cardOf(marketplace, marketplace.course)), {
    // With the widths that the docs ask for.
    head: '<style>body { writing-mode: vertical-rl } lectern-course-list, lectern-search { width: min(100%, 40rem) }</style>',
  });
  for (const [element, width] of [
    ['lectern-course-card', 300],
    ['lectern-course-list', 600],
    ['lectern-search', 300],
  ] as const) {
    const shown = page.locator(element).locator('article, form').first();
    await expect(shown).toHaveCSS('writing-mode', 'horizontal-tb');
    expect((await page.locator(element).boundingBox())?.width).toBeGreaterThanOrEqual(width);
  }
  const picture = page.locator('lectern-course-card img').first();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(250);
  await expect(page.locator('lectern-course-card').getByRole('link', { name: /^Enroll Now/ })).toBeVisible();
});
