import type { Locator } from '@playwright/test';
import { expect, settle, test } from './fixtures.ts';
import { holdBack, title } from './sitePages.ts';

/** Scroll position on new pages and after going back. */

test('a new page starts at the top with its title; going back restores the position, even if the data arrives late', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/course');
  await settle(page);
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(title(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.getByRole('article').nth(7).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  await expect(title(page)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Explore Our Courses');
  await expect.poll(scrolled).toBe(place);

  // A reload on the next page empties the cache: going back then loads the list again, which takes time.
  await page.goForward();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  await page.reload();
  await expect(title(page)).toBeVisible();
  const answer = await holdBack(page, '**/api/search/courses?*');
  await page.goBack();
  await expect(title(page)).toHaveText('Explore Our Courses');
  answer();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect.poll(scrolled).toBe(place);

  // A URL opens at the top, whatever the tab has shown before; going back restores the position there too.
  await page.goto('/terms');
  await expect(title(page)).toHaveText('Terms');
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBe(400);
  await page.goto('/blog');
  await expect(title(page)).toHaveText('Blog');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Terms');
  await expect.poll(scrolled).toBe(400);
});

test('Back before the code of a reloaded page is there shows the page that its address names', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/course');
  // Before that, a link opens a document of its own, which doesn't focus its title.
  await settle(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  await expect(title(page)).toBeFocused();
  const course = await title(page).innerText();
  const answer = await holdBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toHaveText(course);
  await page.goBack({ waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Explore Our Courses');
  answer();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(title(page)).toHaveText(course);
});

test('Back pressed twice before the code of a reloaded page is there goes back by two pages', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/course');
  // Before that, a link opens a document of its own, which doesn't focus its title.
  await settle(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/course\/\w{24}$/);
  const address = page.url();
  await expect(title(page)).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toBeFocused();
  const answer = await holdBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  // The second press comes while the page of the first is on its way.
  const answerFirst = await holdBack(page, address);
  await page.evaluate(() => {
    addEventListener('popstate', () => setTimeout(() => history.back()), { once: true });
    history.back();
  });
  await expect(page).toHaveURL('/course');
  answerFirst();
  await expect(title(page)).toHaveText('Explore Our Courses');
  answer();
  await settle(page);
  await expect(page).toHaveURL('/course');
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('filters keep the list in view, pages start at the list, and reduced motion is respected', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/course');
  await expect(page.getByRole('article')).toHaveCount(9);
  const top = () =>
    page.locator('.site-results').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.getByRole('link', { name: 'Next' }).click();
  // No smooth scrolling: it is there immediately.
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect(page.getByText('Page 2 of 5')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.lectern-course-list')).toBeFocused();
  await page.getByRole('article').nth(5).scrollIntoViewIfNeeded();
  expect(await top()).toBeLessThan(0);
  await page.getByRole('form', { name: 'Filters' }).getByText('Technology').click();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByText('Page 2 of 5')).toBeHidden();
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});

test('a list that fails to load shows its error in the middle of its column', { tag: '@deep' }, async ({ page }) => {
  await page.route(/\/api\/search\/courses/, (route) => route.fulfill({ status: 400, json: { message: 'Not now.' } }));
  // The server would render the list.
  await page.goto('/about');
  await settle(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
  const list = page.locator('.lectern-course-list');
  await expect(list).toHaveAttribute('data-state', 'error');
  const middle = (one: Locator) =>
    one.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await middle(list.getByText('Not now.'))).toBeCloseTo(await middle(list), 0);
  }
});
