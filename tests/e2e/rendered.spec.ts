import type { Page } from '@playwright/test';
import { isDeep, sampled, spread } from '../runs.ts';
import { type Api, buy, courseNamed, signUp } from './api.ts';
import { expect, isExpected, test } from './fixtures.ts';
import { watchPages } from './renderedPages.ts';
import { firstCourse, holdBack } from './sitePages.ts';

/** Pages that the server renders: how they look before their script has run, and what the script does with them. */

// Nothing may mismatch where the server's dates are another day's.
test.use({ timezoneId: 'Pacific/Auckland' });

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

const script = '**/assets/index-*.js';

const widths = isDeep ? [360, 1280] : [360];
const themes = ['light', 'dark'] as const;

interface Expected {
  status?: number;
  /** Absent: search engines do not index the page. */
  canonical?: string;
  /** A part of the page's content that only its data has. */
  text: string;
}

/** The course that the learner is enrolled in. */
const OWNED = 'TypeScript That Reads Well';

async function pagesOf(page: Page, api: Api): Promise<Record<string, Expected>> {
  const { _id, title, creatorId } = await firstCourse(page);
  const bought = await courseNamed(api, OWNED);
  const missing = 'f'.repeat(24);
  return {
    '/': { canonical: '/', text: title },
    '/course': { canonical: '/course', text: '40 Courses Found' },
    '/courses?category=design&level=beginner&sort=price&minPrice=1': {
      canonical: '/course?category=design',
      text: '1 Course Found',
    },
    '/courses?page=2': { canonical: '/course?page=2', text: 'Page 2 of 5' },
    '/search?q=typography': { text: 'Typography Foundations' },
    '/search?q=nothing+like+this': { text: '0 Courses Found' },
    [`/course/${_id}`]: { canonical: `/course/${_id}`, text: title },
    [`/course/${bought._id}`]: { canonical: `/course/${bought._id}`, text: bought.title },
    [`/instructors/${creatorId._id}`]: { canonical: `/instructors/${creatorId._id}`, text: title },
    '/about': { canonical: '/about', text: 'A place to learn' },
    '/contact': { canonical: '/contact', text: 'Contact' },
    '/help': { canonical: '/help', text: 'Help & Support' },
    '/careers': { canonical: '/careers', text: 'Careers' },
    '/blog': { canonical: '/blog', text: 'Blog' },
    '/blog/close-the-book': { canonical: '/blog/close-the-book', text: 'Close the book, then say it' },
    '/privacy': { canonical: '/privacy', text: 'Privacy' },
    '/terms': { canonical: '/terms', text: 'Terms' },
    '/partners': { canonical: '/partners', text: 'Courses on your own page' },
    '/partners?widget=course-list&category=design': { canonical: '/partners', text: 'Design courses' },
    '/nowhere/at/all': { status: 404, text: 'Page Not Found' },
    '/blog/not-an-article': { status: 404, text: 'Page Not Found' },
    [`/course/${missing}`]: { status: 404, text: 'Course not found or not available.' },
    [`/instructors/${missing}`]: { status: 404, text: "We couldn't find that instructor." },
  };
}

/** The answers that rendered pages carry; a page must not ask for them again. */
const carried = /^\/(search\/|admin\/categories)/;

// A server that has just started sends pages that their script renders.
test.beforeAll(async ({ server }) => {
  await expect.poll(async () => (await fetch(server.url)).text()).toContain('id="state"');
});

/** In a usual run, signed-in people open a sample of the pages. */
for (const [actor, shown] of sampled([
  ['anonymous', /./],
  ['learner', /^\/($|courses\?page|search\?q=typ|course\/|instructors)/],
  ['instructor', /^\/($|course\/|nowhere)/],
  ['admin', /^\/($|courses\?cat|about)/],
] as const)) {
  test(`rendered pages become interactive for ${actor === 'anonymous' ? 'a visitor' : `a signed-in ${actor}`}`, async ({
    page,
    become,
    server,
    complaints,
  }) => {
    const api = await become(actor === 'learner' ? await signUp(server.url) : actor);
    if (actor === 'learner') await buy(api, await courseNamed(api, OWNED));
    const open = await watchPages(page);
    const own = Object.entries(await pagesOf(page, api)).filter(([path]) => isDeep || shown.test(path));
    const pages = spread(own, 2);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, [path, { status = 200, canonical, text }]] of pages.entries()) {
        for (const theme of isDeep ? themes : [themes[index % 2] ?? 'light']) {
          await page.emulateMedia({ colorScheme: theme });
          const visit = await open(path);
          const what = `${path}, ${width} px, ${theme}`;
          expect.soft(visit.status, what).toBe(status);
          // The browser reports a missing page itself.
          const lines = complaints.splice(0).filter((line) => status === 200 || !isExpected(line));
          expect.soft(lines, what).toEqual([]);
          expect.soft(visit.written.text, what).toContain(text);
          expect.soft(visit.written.canonical, what).toBe(canonical && server.url + canonical);
          expect.soft(visit.written.robots, what).toBe(canonical ? undefined : 'noindex');
          expect.soft(visit.now.title, what).toBe(visit.written.title);
          expect.soft(visit.now.canonical, what).toBe(visit.written.canonical);
          expect.soft(visit.now.text, what).toContain(text);
          // What is missing for visitors may be there for those who are signed in, such as a draft: their page asks.
          if (actor === 'anonymous' || status === 200) {
            expect.soft(visit.isKept, `${what} keeps the server's markup`).toBe(true);
            const again = actor === 'anonymous' ? visit.asked : visit.asked.filter((call) => carried.test(call));
            expect.soft(again, what).toEqual([]);
          }
          expect.soft(visit.shift, `${what}: ${visit.moved.join(', ')}`).toBeLessThanOrEqual(0.01);
          await expect.soft(page.locator('.lectern-root'), what).toHaveAttribute('data-lectern-theme', theme);
        }
      }
    }
  });
}

test('the first paint has the theme, and is for who is here, before the script has run', { tag: '@deep' }, async ({
  page,
  become,
}) => {
  const look = () =>
    page.evaluate(() => ({
      body: getComputedStyle(document.body).backgroundColor,
      surface: getComputedStyle(document.querySelector('.lectern-root') ?? document.body).getPropertyValue(
        '--lectern-color-background',
      ),
      toolbars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((one) => one.content),
    }));
  const dark = { body: 'rgb(14, 21, 27)', surface: '#0e151b', toolbars: ['#0E151B', '#0E151B'] };
  const light = { body: 'rgb(251, 250, 247)', surface: '#fbfaf7', toolbars: ['#FBFAF7', '#FBFAF7'] };
  const closing = page.getByRole('heading', { name: 'An hour from now, you could know how.' });

  await page.emulateMedia({ colorScheme: 'dark' });
  let load = await holdBack(page, script);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(closing).toBeVisible();
  // Nothing is painted before the style sheet is there.
  await expect.poll(look).toEqual(dark);
  load();
  await isHydrated(page);
  expect(await look()).toEqual(dark);

  // A stored choice goes before the system's.
  await become('learner');
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ mode: 'light' })));
  await page.unroute(script);
  load = await holdBack(page, script);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
  await expect(closing).toBeHidden();
  await expect.poll(look).toEqual(light);
  load();
  await isHydrated(page);
  await expect(closing).toHaveCount(0);
});

test("a draft's page, opened by its address, never tells its creator that it isn't there", { tag: '@deep' }, async ({
  page,
  become,
}) => {
  const instructor = await become('instructor');
  const { courses } = await instructor.get<{ courses: { _id: string; title: string; status: string }[] }>(
    '/instructor/my-courses',
  );
  const draft = courses.find(({ status }) => status === 'draft');
  const missing = page.getByText('Course not found or not available.');
  const load = await holdBack(page, script);
  await page.goto(`/course/${draft?._id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(missing).toHaveCount(1);
  load();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft?.title ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme is that of the system', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 21, 27)');
    await expect(page.locator('#root .lectern-root')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    await expect(page.locator('#root .lectern-root')).toHaveCSS('color-scheme', 'light');
  });
});

test("what a person does before the page's script has loaded isn't lost", { tag: '@deep' }, async ({ page }) => {
  let load = await holdBack(page, script);
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
  await page.unroute(script);
  load = await holdBack(page, script);
  await page.goto('/contact', { waitUntil: 'commit' });
  await message.fill('Half a sentence');
  await page.getByRole('button', { name: /^Send/ }).click();
  load();
  await expect(page.locator('form[data-state] [aria-invalid="true"]').first()).toBeVisible();
  await expect(message).toHaveValue('Half a sentence');
  expect(new URL(page.url()).search).toBe('');
});

test('a page that was scrolled before its script ran stays there', { tag: '@deep' }, async ({ page }) => {
  const load = await holdBack(page, script);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  load();
  await isHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
