import type { CourseFacets } from '@lectern/sdk';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './sitePages.ts';

/** The counts beside the filters of the catalogue. */

const facetsOf = async (page: Page, query: string) =>
  ((await (await page.request.get(`/api/search/courses?facets=true&${query}`)).json()) as { facets: CourseFacets })
    .facets;
/** The accessible names of the levels: "Beginner, 18 courses". */
const levelsOf = ({ levels }: CourseFacets) =>
  levels.map(({ level, count }) => `${level}, ${count} ${count === 1 ? 'course' : 'courses'}`);

test('the counts stay until the next ones have loaded, and nothing moves', { tag: '@deep' }, async ({ page }) => {
  const [whole, ofDesign] = await Promise.all([facetsOf(page, ''), facetsOf(page, 'category=design')]);
  expect(levelsOf(whole)).not.toEqual(levelsOf(ofDesign));
  await page.goto('/courses');
  const filters = page.getByRole('form', { name: 'Filters' });
  const apply = filters.getByRole('button', { name: 'Apply Filters' });
  const level = (name: string) => filters.getByRole('radio', { name, exact: true });
  for (const name of levelsOf(whole)) await expect(level(name)).toBeAttached();

  await filters.getByRole('radio', { name: /^Design, \d+ courses$/ }).press('Space');
  await apply.focus();
  const places = () =>
    filters.evaluate((form) =>
      [...form.querySelectorAll('label, button')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await places();
  const answer = await holdBack(page, '**/api/search/courses?*');
  await apply.press('Enter');
  await expect(page).toHaveURL(/category=design/);
  for (const name of levelsOf(whole)) await expect(level(name)).toBeAttached();
  answer();
  for (const name of levelsOf(ofDesign)) await expect(level(name)).toBeAttached();
  await expect(apply).toBeFocused();
  expect(await places()).toEqual(before);
});

test('in the drawer the counts follow what is chosen, before it is applied', { tag: '@deep' }, async ({ page }) => {
  const ofDesign = await facetsOf(page, 'category=design');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByText('Design', { exact: true }).click();
  for (const name of levelsOf(ofDesign)) {
    await expect(drawer.getByRole('radio', { name, exact: true })).toBeAttached();
  }
  await expect(page).toHaveURL(/\/courses$/);
});

test('an option without courses can still be chosen', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/search?q=photograhpy');
  await expect(page.getByText('Showing results for photography.')).toBeVisible();
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByText('Design', { exact: true }).click();
  await expect(filters.getByRole('radio', { name: 'Design, 0 courses' })).toBeChecked();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
});

test('free and paid courses are chosen beside the price range', { tag: '@deep' }, async ({ page }) => {
  const { free, paid } = (await facetsOf(page, '')).prices;
  await page.goto('/courses');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('radio', { name: `Free, ${free} courses` }).press('Space');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/\?maxPrice=0$/);
  await expect(page.getByRole('heading', { name: `${free} Courses Found` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter: Free' })).toBeVisible();
  // With the other choice its filter is replaced.
  await filters.getByRole('radio', { name: `Paid, ${paid} courses` }).press('Space');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/\?minPrice=0\.01$/);
  await expect(page.getByRole('heading', { name: `${paid} Courses Found` })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: Paid' }).click();
  await expect(page.getByRole('heading', { name: `${free + paid} Courses Found` })).toBeVisible();
  await expect(filters.getByRole('radio', { name: `Paid, ${paid} courses` })).not.toBeChecked();
});

test('filters of an address are shown as chosen, whatever their case and value', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/courses?category=DESIGN&level=beginner&rating=3.2');
  const chosen = page.getByRole('form', { name: 'Filters' }).getByRole('radio', { checked: true });
  for (const [place, name] of [/^Design, /, /^Beginner, /, '3.2 and up'].entries()) {
    await expect(chosen.nth(place)).toHaveAccessibleName(name);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the counts', { tag: '@deep' }, async ({ page }) => {
    const ofDesign = await facetsOf(page, 'category=design');
    await page.goto('/courses?category=design');
    const filters = page.getByRole('form', { name: 'Filters' });
    for (const name of levelsOf(ofDesign)) {
      await expect(filters.getByRole('radio', { name, exact: true })).toBeAttached();
    }
  });

  test('free courses are found', { tag: '@deep' }, async ({ page }) => {
    const { free } = (await facetsOf(page, '')).prices;
    await page.goto('/courses');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByText('Free', { exact: true }).click();
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/[?&]price=free&/);
    await expect(page.getByRole('heading', { name: `${free} Courses Found` })).toBeVisible();
    await expect(filters.getByRole('radio', { name: `Free, ${free} courses` })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Remove filter: Free' })).toBeVisible();
  });
});
