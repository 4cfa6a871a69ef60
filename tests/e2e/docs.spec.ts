import { ranking } from '../../packages/docs/src/client/ranking.ts';
import { sampled } from '../runs.ts';
import { publicNames } from './docsNames.ts';
import { expect, test } from './fixtures.ts';
import { judge } from './inspector.ts';

interface Pagefind {
  options(given: { ranking: object }): Promise<void>;
  search(text: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** The documentation at `/docs`. Its build refuses broken links and anchors. */

test('every guide is in the sidebar and opens', async ({ page, request }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL('/docs/');
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const links = sidebar.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(20);
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  expect(answers.map((answer) => answer.status())).toEqual(addresses.map(() => 200));
  await sidebar.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next');
  await expect(page.locator('pre').filter({ hasText: "'use client'" })).not.toHaveCount(0);
});

test('the search finds a component, an element, a setting, a call and an error, by keyboard', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).origin !== server.url) elsewhere.push(one.url());
  });
  await page.goto('/docs/');
  for (const [name, place] of sampled(
    [
      ['CourseCard', 'components/coursecard/'],
      ['lectern-course-card', 'elements/lectern-course-card/'],
      ['DATABASE_URL', 'settings/#database_url'],
      ['orders.create', 'api/orders/#orderscreate'],
      ['price_changed', 'errors/#price_changed'],
    ] as const,
    2,
  )) {
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(name);
    const result = search.getByRole('link', { name: new RegExp(`^${name}( Component| Element)?$`) }).first();
    await expect(result).toBeVisible();
    for (let step = 0; step < 10 && !(await result.evaluate((link) => link === document.activeElement)); step++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/reference/${place}`);
  }
  expect(elsewhere).toEqual([]);
});

test('the search finds every public name on its page', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/docs/');
  const names = publicNames();
  const found = await page.evaluate(
    async ([searched, given]) => {
      const address = '/docs/pagefind/pagefind.js';
      const pagefind: Pagefind = await import(address);
      await pagefind.options({ ranking: given });
      const answers: string[][] = [];
      for (const name of searched) {
        // As many as the dialog shows.
        const { results } = await pagefind.search(name);
        const pages = await Promise.all(results.slice(0, 12).map((one) => one.data()));
        answers.push(pages.map(({ url }) => url));
      }
      return answers;
    },
    [names.map(([name]) => name), ranking] as const,
  );
  const missed = names.filter(([, path], place) => !found[place]?.some((url) => url.startsWith(`/docs/${path}`)));
  expect(missed).toEqual([]);
});

test('pages are accessible in both themes and fit into 320 px; the theme is the one of the site', async ({ page }) => {
  for (const path of sampled(['reference/components/coursecard/', '', 'start/react/'])) {
    for (const [width, mode] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: mode });
      await page.goto(`/docs/${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await judge(page, `/docs/${path}, ${width} px, ${mode}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const button = page.getByRole('button', { name: 'Dark theme' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-lectern-theme', 'dark');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Docs' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Lectern is');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
