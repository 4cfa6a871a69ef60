import type { Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { expect, test } from './fixtures.ts';
import { title } from './sitePages.ts';

/** The site in a browser without JavaScript. */

test.use({ javaScriptEnabled: false });

/** Every button that is shown belongs to a form that the browser sends, or is the title of something that is shown. */
async function check(page: Page): Promise<void> {
  // With its style sheets: without them, everything is visible.
  await page.waitForLoadState('load');
  const idle = await page.locator('button:visible, [role="button"]:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const isSent = button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.method === 'get';
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      return isSent || panel?.checkVisibility() ? [] : [button.outerHTML];
    }),
  );
  expect(idle, page.url()).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, page.url()).toBeLessThanOrEqual(0);
  await expect(page.locator('.lectern-skeleton, [aria-busy="true"]')).toHaveCount(0);
}

for (const width of sampled([360, 1280])) {
  test(`a reader without JavaScript finds a course and the way to sign in (${width} px)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await fetch(server.url)).text()).toContain('id="state"');
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page);

    const search = page.locator('main').getByRole('search').first();
    await search.getByRole('combobox').fill('design');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=design');
    await expect(page.getByRole('article').first()).toBeVisible();
    await check(page);

    await page.goto('/courses');
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await check(page);
    await page.getByLabel('Min', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/[?&]minPrice=1\b/);
    await expect(page.getByRole('heading', { name: /^\d+ Courses Found$/ })).not.toHaveText('40 Courses Found');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/minPrice=1.*page=2|page=2.*minPrice=1/);
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
    await check(page);

    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name, exact: true }).first().click();
    await expect(title(page)).toHaveText(name);
    await check(page);
    await page.locator('main a[href^="/instructors/"]').first().click();
    await expect(page).toHaveURL(/\/instructors\/[\da-f]{24}$/);
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    await check(page);
    await page.goBack();
    // What needs an account leads to the sign-in page, which leads back.
    const buy = page.getByRole('link', { name: /^(Enroll|Buy) Now$/ }).first();
    await expect(buy).toHaveAttribute('href', /^\/login/);
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('noscript')).toBeVisible();
    // With the logo and the way back, as on all pages of an account.
    for (const path of ['/login', '/cart']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Courses', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Lectern', exact: true }).click();
      await expect(page).toHaveURL(`${server.url}/`);
    }
    await page.goto('/contact');
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
  });
}

test('a search without results shows popular courses without JavaScript', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/search?q=zzzxq');
  const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular courses' }) });
  await expect(popular.getByRole('article')).toHaveCount(8);
  await check(page);
});

test('text pages are complete without JavaScript', { tag: '@deep' }, async ({ page, server }) => {
  await expect.poll(async () => (await fetch(server.url)).text()).toContain('id="state"');
  for (const path of [
    '/about',
    '/contact',
    '/help',
    '/careers',
    '/blog',
    '/privacy',
    '/terms',
    '/partners',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await check(page);
  }
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('refund');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Can I get a refund?' })).toBeVisible();
});
