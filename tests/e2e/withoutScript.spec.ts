import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/** Every component as a server renders it, in a browser without JavaScript. */

test.use({ javaScriptEnabled: false });

const folder = resolve('.reports/withoutScript');
let renderer: typeof import('../hydration/server.tsx');

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ['tests/hydration/server.tsx'],
    outfile: `${folder}/server.mjs`,
    platform: 'node',
    packages: 'external',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
  });
  renderer = await import(pathToFileURL(`${folder}/server.mjs`).href);
});

async function open(page: Page, server: RunningServer): Promise<void> {
  const body = await renderer.write(`${server.url}/api`);
  await page.route(
    ({ pathname }) => pathname === '/rendered',
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await page.route(`${server.url}/styles.css`, async (route) =>
    route.fulfill({ contentType: 'text/css', body: await readFile('packages/react/dist/styles.css', 'utf8') }),
  );
  await page.goto('/rendered');
}

const part = (page: Page, name: string) => page.locator(`[data-component="${name}"]`);

test('controls that need JavaScript are hidden, and what they would open is there', async ({ page, server }) => {
  await open(page, server);
  await expect(
    page.locator('button[type=button]:is(.lectern-button, .lectern-icon-button, .lectern-chip):visible'),
  ).toHaveCount(0);
  await expect(part(page, 'HeroSlider').getByRole('heading').first()).toBeVisible();
  await expect(part(page, 'HeroSlider').locator('.lectern-hero-slider-dot').first()).toBeHidden();
  await expect(part(page, 'FaqAccordion').getByText('Because.')).toBeVisible();
  await expect(part(page, 'Tabs').getByText('First')).toBeVisible();
  await expect(part(page, 'Curriculum').locator('details').first()).toHaveAttribute('open');
  await expect(part(page, 'ContactForm').getByLabel('Message')).toBeHidden();
  await expect(part(page, 'VideoFrame').getByRole('link', { name: /A film/ })).toHaveAttribute(
    'href',
    /player\.vimeo\.com/,
  );
  const buy = part(page, 'CourseDetail').getByRole('link', { name: /^(Enroll|Buy) Now$/ });
  await expect(buy.first()).toBeVisible();
  await expect(buy.first()).toHaveAttribute('href', /\/login/);
});

test('the bar has all its links at every width', { tag: '@deep' }, async ({ page, server }) => {
  await open(page, server);
  const bar = part(page, 'Navbar');
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Courses', 'About', 'Contact', 'Sign in', 'Sign up']) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('filters and the search are sent by the browser', { tag: '@deep' }, async ({ page, server }) => {
  await open(page, server);
  const filters = part(page, 'CourseFilters');
  await filters.getByText('Beginner').click();
  await filters.getByLabel('Max').fill('900');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/\/rendered\?minPrice=&maxPrice=900&level=Beginner&rating=$/);
  await part(page, 'CourseSearchBox').getByRole('combobox').fill('type script');
  await part(page, 'CourseSearchBox').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search?q=type+script`);
});
