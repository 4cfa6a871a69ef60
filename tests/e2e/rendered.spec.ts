import type { Page } from '@playwright/test';
import { expect, isExpected, test } from './fixtures.ts';
import { firstCourse } from './sitePages.ts';

/** Pages that the server renders: how they look before their script has run, and what the script does with them. */

/** The API requests of a page, without pictures. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.splice(0);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/')) asked.push(pathname.slice(4));
  });
  return asked;
}

/** Remembers the heading of the server's markup. */
const watchHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { renderedHeading: document.querySelector('main h1') });
    });
  });

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Holds the page's script back; returns a function that lets it load. */
async function holdScript(page: Page): Promise<() => void> {
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return load;
}

/** A server that has just started, or is busy, sends pages that their script renders. */
const isRendering = (page: Page) =>
  expect
    .poll(async () => (await page.request.get('/')).text())
    .toContain('<script type="application/json" id="state">');

const personal = /^\/(auth\/me|enrollment\/|user\/)/;

for (const [who, colorScheme, width] of [
  ['a visitor', 'light', 1280],
  ['a visitor', 'dark', 360],
  ['a learner', 'dark', 1280],
  ['a learner', 'light', 360],
] as const) {
  test(`${who} gets whole pages, and nothing twice (${colorScheme}, ${width} px)`, async ({
    page,
    become,
    complaints,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await isRendering(page);
    const { _id, creatorId } = await firstCourse(page);
    if (who === 'a learner') await become('learner');
    await watchHeading(page);
    const asked = requestsOf(page);
    for (const path of [
      '/',
      '/courses',
      '/courses?page=2',
      '/search?q=the',
      `/course/${_id}`,
      `/instructors/${creatorId?._id}`,
      '/about',
      '/contact',
      '/help',
      '/careers',
      '/blog',
      '/blog/twenty-minutes',
      '/privacy',
      '/terms',
      '/nowhere',
      // A signed-in person may be its author or a learner, so the page asks.
      ...(who === 'a visitor' ? [`/course/${'f'.repeat(24)}`] : []),
    ]) {
      await page.goto(path);
      await isHydrated(page);
      await page.waitForLoadState('networkidle');
      const kept = await page.evaluate(() => {
        const { renderedHeading } = window as unknown as { renderedHeading: Element | null };
        return renderedHeading !== null && renderedHeading === document.querySelector('main h1');
      });
      expect(kept, `${path} keeps the server's markup`).toBe(true);
      expect(
        asked.filter((address) => who === 'a visitor' || !personal.test(address)),
        path,
      ).toEqual([]);
      await expect(page.locator('.lectern-root')).toHaveAttribute('data-lectern-theme', colorScheme);
    }
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  });
}

test('the first paint has the theme, and is for who is here, before the script has run', async ({ page, become }) => {
  const look = () =>
    page.evaluate(() => ({
      body: getComputedStyle(document.body).backgroundColor,
      surface: getComputedStyle(document.querySelector('.lectern-root') ?? document.body).getPropertyValue(
        '--lectern-color-background',
      ),
    }));
  const dark = { body: 'rgb(14, 21, 27)', surface: '#0e151b' };
  const light = { body: 'rgb(251, 250, 247)', surface: '#fbfaf7' };
  const closing = page.getByRole('heading', { name: 'An hour from now, you could know how.' });

  await isRendering(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  let load = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(closing).toBeVisible();
  expect(await look()).toEqual(dark);
  load();
  await isHydrated(page);
  expect(await look()).toEqual(dark);

  // A stored choice goes before the system's.
  await become('learner');
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ mode: 'light' })));
  await page.unroute('**/assets/index-*.js');
  load = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
  await expect(closing).toBeHidden();
  expect(await look()).toEqual(light);
  load();
  await isHydrated(page);
  await expect(closing).toHaveCount(0);
});

test("what a person does before the page's script has loaded isn't lost", async ({ page }) => {
  await isRendering(page);
  let load = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByLabel('Message');
  await message.fill('Half a sentence');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await message.focus();
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  load();
  await isHydrated(page);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  await expect(message).toBeFocused();
  await message.press('!');
  await expect(message).toHaveValue('Half! a sentence');
  // The form knows it as well: without a name and an email, it is refused and keeps the text.
  await page.unroute('**/assets/index-*.js');
  load = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await message.fill('Half a sentence');
  await page.getByRole('button', { name: /^Send/ }).click();
  load();
  await expect(page.locator('form[data-state] [aria-invalid="true"]').first()).toBeVisible();
  await expect(message).toHaveValue('Half a sentence');
  expect(new URL(page.url()).search).toBe('');
});
