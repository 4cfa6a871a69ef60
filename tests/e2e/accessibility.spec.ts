import type { Page } from '@playwright/test';
import { buy, courseNamed, post, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';
import { createInspector } from './inspector.ts';

/** What no link leads to (§2), and what opens on top of a page, checked against WCAG 2.2 AA; `crawl.spec.ts` checks the pages. */

/** Stops the page's timers. */
const hold = (page: Page) =>
  page.evaluate(() => {
    for (let id = Number(setTimeout(() => {}, 0)); id > 0; id--) clearTimeout(id);
  });

test('what a visitor sees is accessible', { tag: '@deep' }, async ({ page }) => {
  const { check, open, look } = await createInspector(page);
  for (const path of [
    '/partners?widget=course-list&color=%23ffffff',
    '/nowhere',
    '/search?q=design',
    '/search?q=qqqqqqqq',
    `/course/${'f'.repeat(24)}`,
  ]) {
    await check(path);
  }
  await open('/auth/success');
  await hold(page);
  await look('/auth/success without a token');

  await check('/course');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const filtersButton = page.getByRole('button', { name: 'Filters', exact: true });
  await page.setViewportSize({ width: 360, height: 800 });
  await filtersButton.click();
  await expect(filters).toBeVisible();
  await look('the filter drawer');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await look('the mobile menu');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  await look('a notice');
});

test('what a learner sees is accessible', { tag: '@deep' }, async ({ page, server, become }) => {
  const { check, open, look } = await createInspector(page);
  const learner = await become(await signUp(server.url));
  await check('/checkout');
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const other = await courseNamed(learner, 'Numbers for Founders');
  const { orderId, lectures } = await buy(learner, course);
  await learner.get('/user/wishlist', post({ courseId: other._id }));
  for (const path of ['/dashboard', '/wishlist', '/orders', `/orders/${orderId}`]) await check(path);
  await check(`/course/${course._id}`);
  for (const type of ['video', 'text', 'quiz', 'assignment'] as const) {
    const lecture = lectures.find((one) => one.type === type);
    await check(`/course/${course._id}/learning?lecture=${lecture?._id}`);
  }
  for (const tab of ['guides', 'troubleshooting']) await check(`/help-support?tab=${tab}`);
  await check('/profile');
  for (const tab of ['Security', 'Preferences', 'Profile']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Profile') await page.getByRole('button', { name: 'Edit Profile' }).click();
    await look(`/profile, ${tab}`);
  }
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await look('the account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await look('the notifications');
  await open(`/course/${other._id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('button', { name: 'Keep browsing' }).click();
  await check('/cart');
  await check('/checkout');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await look('a card form with mistakes');
  // Another user's token: the landing page asks for confirmation.
  const { token } = await signIn(server.url, 'admin');
  await check(`/auth/success?token=${token}`);
});

test('what an admin sees is accessible', { tag: '@deep' }, async ({ page, become }) => {
  const { check } = await createInspector(page);
  await become('admin');
  for (const path of ['/admin/dashboard', '/admin/categories', '/admin/partners', '/instructor']) await check(path);
});
