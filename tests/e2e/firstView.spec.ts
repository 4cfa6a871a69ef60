import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, settle, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { firstCourse, title } from './sitePages.ts';

/** Early requests, prefetching, and code that fails to load. */
const demo = 'lectern-demo';

test("where the server doesn't render, a page's first requests are sent once, before its code is loaded", {
  tag: '@deep',
}, async ({ page, shopper, database }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-shell-'));
  cpSync('packages/demo-site/dist', folder, { recursive: true });
  rmSync(join(folder, '.server'), { recursive: true });
  const { url, stop } = await startServer(database, { SITE_DIR: folder });
  const { courses } = await (await fetch(`${url}/api/search/courses?limit=1`)).json();
  const asked: string[] = [];
  page.on('request', (request) => {
    // A slow request of the previous page isn't one of this page's.
    if (request.isNavigationRequest()) asked.splice(0);
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/files/')) {
      asked.push(url.pathname.slice(4) + url.search);
    }
  });
  const opened = async (path: string) => {
    // Delays the app until the first call is sent.
    await page.route('**/assets/index-*.js', async (route) => {
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await route.continue();
    });
    await page.goto(url + path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.unroute('**/assets/index-*.js');
    return [...asked].sort();
  };
  const once = (list: string[]) => expect(list).toEqual([...new Set(list)]);

  expect(await opened('/')).toEqual(['/admin/categories', '/search/courses?featured=true&limit=8']);
  expect(await opened('/courses?page=2&sort=price&minPrice=1')).toEqual([
    '/admin/categories',
    '/search/courses?minPrice=1&page=2&sort=price&facets=true',
  ]);
  const detail = await opened(`/course/${courses[0]._id}`);
  expect(detail).toContain(`/search/courses/${courses[0]._id}`);
  once(detail);
  await page.goto(`${url}/login`);
  await shopper.signIn('learner@lectern.example', demo);
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL(`${url}/dashboard`);
  // The last requests of the dashboard; sent later, they would count as some of the next page.
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  await expect.poll(() => asked).toContain('/user/notifications');
  const home = await opened('/');
  expect(home).toEqual(expect.arrayContaining(['/auth/me', '/search/courses?featured=true&limit=8']));
  once(home);
  await page.close();
  await stop();
  rmSync(folder, { recursive: true });
});

test('a link about to be followed is prefetched, except with data saving', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const course = await firstCourse(page);
  const open = async (where: Page) => {
    const asked: string[] = [];
    where.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await where.goto('/course');
    const link = where.locator(`a[href="/course/${course._id}"]`).first();
    await where.getByRole('button', { name: 'Sort' }).or(where.getByLabel('Sort')).first().selectOption('rating');
    await expect(link).toBeVisible();
    await where.waitForLoadState('networkidle');
    await link.hover();
    return asked;
  };
  const isOfCourse = (path: string) => path.includes('/CoursePage-');
  const asked = await open(page);
  await expect.poll(() => asked).toContain(`/api/search/courses/${course._id}`);
  await expect.poll(() => asked.some(isOfCourse)).toBe(true);
  await page.locator(`a[href="/course/${course._id}"]`).first().click();
  await expect(title(page)).toHaveText(course.title);
  expect(asked.filter((path) => path === `/api/search/courses/${course._id}`)).toHaveLength(1);

  const frugal = await context.newPage();
  await frugal.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const spared = await open(frugal);
  await frugal.waitForLoadState('networkidle');
  expect(spared.some(isOfCourse)).toBe(false);
  await frugal.locator(`a[href="/course/${course._id}"]`).first().click();
  await expect(title(frugal)).toHaveText(course.title);
});

test('code that fails to load shows an error and a way to continue: offline and after a new release', async ({
  page,
  context,
  complaints,
}) => {
  // Nothing is prefetched: the page has to be loaded when it is opened.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/privacy');
  await settle(page);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(title(page)).toHaveText("This page didn't load");
  await expect(page.getByRole('alert')).toContainText('We may have updated the site');
  await expect(title(page)).toBeFocused();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(title(page)).toHaveText('Privacy');
  await page.goForward();
  await page.unroute('**/assets/AboutPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('A place to learn from people who do the work');

  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  await page.getByRole('link', { name: 'Terms', exact: true }).first().click();
  await expect(title(page)).toHaveText("This page didn't load");
  await expect(page.getByRole('alert')).toContainText('No response from server.');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Terms');
  await expect(page.getByText(/^You're offline/)).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  complaints.splice(0);
});

test('the home page goes on below the first view', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('.site-works').getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('.site-spotlight')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("This page didn't load");
});

test('without a connection, a page that can’t be shown leads to those that can', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/courses');
  await settle(page);
  const listing = (await title(page).textContent()) ?? '';
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/courses?\/\w{24}$/);
  await settle(page);
  await expect(title(page)).not.toHaveText(listing);
  const name = (await title(page).textContent()) ?? '';
  // What shows without a connection is loaded while there is one.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.includes('StillOpen')),
  );
  await page.goBack();
  await settle(page);
  await context.setOffline(true);
  const open = page.getByRole('region', { name: 'Open without a connection' });
  await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toBeVisible();
  await expect(open).toBeHidden();
  await page.getByRole('link', { name: 'Terms', exact: true }).first().click();
  await expect(title(page)).toHaveText("This page didn't load");
  await open.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);
  await expect(open).toBeHidden();
  // What the page still asks for fails as well.
  await page.close();
  complaints.splice(0);
});

test('the code of dialogs loads when someone reaches for the page, not before', { tag: '@deep' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const hasDialog = () => loaded.some((path) => /\/DialogBox-/.test(path));
  await page.mouse.move(0, 0);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(hasDialog()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(hasDialog).toBe(true);
});
