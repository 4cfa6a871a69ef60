import type { Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { courseNamed, signIn } from './api.ts';
import { expect, settle, test } from './fixtures.ts';
import { spilledTexts } from './spilled.ts';

/** By the style object, which the page's policy allows. */
const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test('with text at 200% no page of a visitor scrolls sideways on a phone, and the search field has room', {
  tag: '@deep',
}, async ({ page, server }) => {
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Machine Learning by Hand');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/courses',
    '/courses?q=python',
    '/search?q=music',
    `/course/${course._id}`,
    '/partners',
    '/signup',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlarge(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, path).toBe(0);
  }
  await page.goto('/courses');
  await enlarge(page);
  const field = page.getByRole('main').getByPlaceholder('Search for courses...');
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(280);
});

for (const [person, paths] of sampled([
  ['anonymous', ['/courses', '/course/:course', '/instructors/:teacher']],
  ['learner', ['/orders', '/dashboard']],
  ['instructor', ['/instructor', '/instructor/course/new', '/instructor/course/edit/:own']],
] as const)) {
  test(`with text at 200% on a screen of 320 px no page of this person scrolls sideways: ${person}`, {
    tag: '@deep',
  }, async ({ page, server, become }) => {
    const api = person === 'anonymous' ? await signIn(server.url, person) : await become(person);
    const course = await courseNamed(api, 'TypeScript That Reads Well');
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of paths) {
      const address = path.replace(/:(course|own)/, course._id).replace(':teacher', course.creatorId._id);
      await page.goto(address);
      await settle(page);
      await enlarge(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
  });
}

for (const [person, paths] of sampled([
  ['anonymous', ['/courses', '/course/:course', '/help', '/about']],
  ['learner', ['/dashboard', '/wishlist']],
] as const)) {
  test(`with text at 200% on a phone no text leaves its control or lies on another: ${person}`, {
    tag: '@deep',
  }, async ({ page, server, become }) => {
    const api = person === 'anonymous' ? await signIn(server.url, person) : await become(person);
    const course = await courseNamed(api, 'TypeScript That Reads Well');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of paths) {
        await page.goto(path.replace(':course', course._id));
        await settle(page);
        await enlarge(page);
        await expect.poll(() => spilledTexts(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('with text at 200% on a phone the bar for buying leaves with the page', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Machine Learning by Hand');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/course/${course._id}`);
  const bar = page.locator('.lectern-course-detail-buy-bar');
  await page.getByRole('heading', { name: 'Requirements' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await enlarge(page);
  await page.getByRole('heading', { name: 'Requirements' }).scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});

test('with text at 200% on a phone the header leaves with the page; with text as usual it stays', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const header = page.locator('.site-navbar');
  const scroll = () => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await scroll();
  await expect(header).toBeInViewport();
  await enlarge(page);
  await scroll();
  await expect(header).not.toBeInViewport();
});

test('on a screen as low as 400% zoom makes it, nothing stays in view', { tag: '@deep' }, async ({ page, server }) => {
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Machine Learning by Hand');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/course/${course._id}`);
  await page.getByRole('heading', { name: 'Requirements' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.site-navbar')).not.toBeInViewport();
  await expect(page.locator('.lectern-course-detail-buy-bar')).not.toBeInViewport();
});
