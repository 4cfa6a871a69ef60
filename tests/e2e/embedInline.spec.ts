import type { Locator, Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { enroll, frames, say } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** Players in the flow of a page of another site: they open in their own element and stay where the reader is. */

test('a player opens in its own element, as high as it says', async ({ page, market, visit }) => {
  await visit(
    `<lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player><p>After</p>`,
  );
  const element = page.locator('lectern-course-player');
  await page.getByRole('link', { name: 'player' }).click();
  const frame = element.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Player');
  expect(frames(market)).toEqual([`/embed/frame/player?course=${course(1)}&key=pk_test`]);
  await say(page, { type: 'height', px: 432 });
  await expect(frame).toHaveCSS('height', '432px');
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(432);
  // Moved in the page, the frame loads again and connects again.
  await element.evaluate((one) => document.body.append(one));
  await expect.poll(() => frames(market)).toHaveLength(2);
  await expect(element.frameLocator('iframe').getByText('connected')).toBeVisible();
  await say(page, { type: 'close' });
  await expect(page.getByRole('link', { name: 'player' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

/** Every way to open an element of the page, each from a place where the element isn't drawn yet. */
const ways: [string, (page: Page) => Promise<void>][] = [
  ['a link in another element', (page) => page.getByRole('link', { name: 'Go to Course' }).click()],
  [
    'a receipt',
    async (page) => {
      await page.getByRole('link', { name: 'sign-in' }).click();
      await expect(page.getByRole('dialog', { name: 'View of sign-in' })).toBeVisible();
      await say(page, { type: 'navigate', view: 'player', params: { courseId: course(1) } });
    },
  ],
  [
    'a script of the page',
    (page) => page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1)),
  ],
  ['its own link', (page) => page.locator('lectern-course-player > a').evaluate((link: HTMLElement) => link.click())],
];
/** Returns once the page's observers have seen where this element is now. */
const isSeen = (element: Locator) =>
  element.evaluate(
    (one) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        }).observe(one);
      }),
  );

for (const [way, open] of sampled(ways))
  test(`a player that was never near the view stays when it is opened by ${way}`, { tag: '@deep' }, async ({
    page,
    market,
    visit,
  }) => {
    market.answers.set('/embed/fragments/cart-button', (_, response) =>
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          html: `<div class="lectern-root" data-course="${course(1)}"><a href="#" data-lectern-open="player">Go to Course</a></div>`,
          sheet: '/embed/fragments-1.css',
        }),
      ),
    );
    // Back at the top, where nothing of the player is near.
    await visit(`<script>history.scrollRestoration = 'manual'</script>
      <lectern-cart-button></lectern-cart-button><lectern-sign-in></lectern-sign-in><div style="height:4000px"></div>
      <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>`);
    const element = page.locator('lectern-course-player');
    const frame = element.locator('iframe');
    // Also after a return to the page, where nothing is drawn again.
    for (const turn of ['first', 'again']) {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('link', { name: 'Go to Course' })).toBeVisible();
      await open(page);
      await expect(frame, turn).toHaveAttribute('title', 'Player');
      await element.scrollIntoViewIfNeeded();
      await isSeen(element);
      await expect(frame).toBeVisible();
      expect(await element.evaluate((one: HTMLElement & { ready: Promise<void> }) => one.ready)).toBeUndefined();
      expect(market.asked.filter((path) => path.startsWith('/embed/fragments/player'))).toEqual([]);
      await page.goto('about:blank');
      await page.goBack();
    }
  });

test('a player that opens below a list stays in view while the list grows, until the user scrolls', {
  tag: '@deep',
}, async ({ page, market, visit }) => {
  market.answers.set('/embed/fragments/cart-button', (_, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        html: `<div class="lectern-root" data-course="${course(1)}"><a href="#" data-lectern-open="player">Go to Course</a></div>`,
        sheet: '/embed/fragments-1.css',
      }),
    ),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(`<lectern-cart-button></lectern-cart-button><div id="list" style="height:600px"></div>
    <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>
    <div style="height:4000px"></div>`);
  const player = page.locator('lectern-course-player');
  const growTo = (px: number) =>
    page.locator('#list').evaluate((list, height) => (list.style.height = `${height}px`), px);
  await page.getByRole('link', { name: 'Go to Course' }).click();
  await expect(player.locator('iframe')).toBeVisible();
  await growTo(3300);
  await expect(player).toBeInViewport();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await growTo(3400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page that is restored at its player opens it, and it stays', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(`${cardOf(1)}<div style="height:4000px"></div>
    <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>`);
  const element = page.locator('lectern-course-player');
  await expect(enroll(page)).toBeVisible();
  await page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1));
  await expect(element.locator('iframe')).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await isSeen(element);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await page.getByRole('link', { name: 'player' }).click();
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Player');
  await page.mouse.wheel(0, -4000);
  await expect(enroll(page)).toBeInViewport();
  await page.mouse.wheel(0, 4000);
  await expect(element.locator('iframe')).toBeInViewport();
});

test('a fragment that arrives after its element was opened does not replace the frame', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  let answer = () => {};
  market.answers.set('/embed/fragments/player', (_, response) => {
    answer = () =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ html: '<p>Poster</p>', sheet: '/embed/fragments-1.css' }));
  });
  await visit(`<lectern-course-player course-id="${course(1)}"></lectern-course-player>`);
  await expect.poll(() => market.asked.some((path) => path.startsWith('/embed/fragments/player'))).toBe(true);
  await page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1));
  const frame = page.locator('lectern-course-player iframe');
  await expect(frame).toHaveAttribute('title', 'Player');
  const arrived = page.waitForResponse(/fragments\/player/).then((response) => response.finished());
  answer();
  await arrived;
  await page.evaluate(() => document.querySelector('lectern-course-player')?.reload());
  await expect(frame).toBeVisible();
  await expect(page.getByText('Poster')).toHaveCount(0);
  // Another lecture replaces the first; the same again only brings the frame into view.
  await page.evaluate(([courseId, lectureId]) => window.lectern?.open('player', { courseId, lectureId }), [
    course(1),
    course(7),
  ] as const);
  await expect.poll(() => frames(market).at(-1)).toContain(`lecture=${course(7)}`);
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeFocused();
});
