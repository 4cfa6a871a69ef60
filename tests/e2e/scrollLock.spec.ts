import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { sampled } from '../runs.ts';
import { expect, test } from './fixtures.ts';
import { type PartnerSite, startPartnerSite } from './partnerSite.ts';

/** The page behind a dialog, in a browser whose scrollbar takes up space, under a policy without inline styles. */

test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] }, hasTouch: true });

let site: PartnerSite;
test.beforeAll(async () => {
  site = await startPartnerSite();
});
test.afterAll(() => site.stop());

/** Opens a page of three screens whose scrolling its own style sheet decides. */
async function open(page: Page, css: string, isInShadow: boolean): Promise<void> {
  await page.route(`${site.url}/tall.css`, (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: `main { min-height: 300vh } #corner { position: fixed; inset-block-start: 0; inset-inline-end: 0 } ${css}`,
    }),
  );
  await page.route(`${site.url}/tall`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'self'; connect-src *; img-src * data:" },
      body: `<!doctype html><html lang="en"><head><title>Training</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/tall.css"></head>
        <body><main></main><a id="corner" href="#top">Up</a><script type="module" src="/page.js"></script></body></html>`,
    }),
  );
  await page.goto(`${site.url}/tall`);
  await page.waitForFunction(() => 'show' in window);
  await site.show(page, `${site.url}/api`, { widget: 'signIn', isInShadow });
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
}

/** Where the page stands, and where its fixed and its flowing content is. */
const placesOf = (page: Page) =>
  page.evaluate(() => ({
    y: window.scrollY,
    boxes: ['main', '#corner'].map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect())),
    styles: [document.documentElement, document.body].map((one) => one.getAttribute('style') || ''),
  }));

async function dragUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gesture = { x: 300, y: 600, yDistance: -400, speed: 4000, preventFling: true } as const;
  await session.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'touch' });
}

for (const [name, css, isInShadow] of sampled([
  ['a page', '', false],
  ['a page whose root element scrolls', 'html { overflow-y: scroll }', false],
  ['a page whose body says how it scrolls', 'body { overflow-y: scroll !important; overflow-x: hidden }', false],
  ['a page with a gutter of its own', 'html { scrollbar-gutter: stable both-edges }', false],
  ['widgets in a shadow root', '', true],
] as const)) {
  test(`${name} stays where it is while a dialog is open, and scrolls again`, async ({ page }) => {
    await open(page, css, isInShadow);
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await placesOf(page)).y).toBe(300);
    const before = await placesOf(page);
    await page.evaluate(() => (window as unknown as { notify(title: string): void }).notify('A notice'));
    const dialog = page.getByRole('dialog', { name: 'A notice' });
    await expect(dialog).toBeVisible();
    await page.mouse.wheel(0, 300);
    await dragUp(page);
    await page.keyboard.press('PageDown');
    // The wheel and the keyboard scroll in a later frame; a fling of the dialog's own content would be there by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { y, boxes } = await placesOf(page);
    expect({ y, boxes }).toEqual({ y: before.y, boxes: before.boxes });
    await page.mouse.click(20, 20);
    await expect(dialog).toBeHidden();
    await expect.poll(() => placesOf(page)).toEqual(before);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await placesOf(page)).y).toBe(600);
  });
}
