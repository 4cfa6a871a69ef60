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

test('the counts stay until the next ones have loaded, and nothing moves', async ({ page }) => {
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

test('in the drawer the counts follow what is chosen, before it is applied', async ({ page }) => {
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

test('an option without courses can still be chosen', async ({ page }) => {
  await page.goto('/search?q=photograhpy');
  await expect(page.getByText('Showing results for photography.')).toBeVisible();
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByText('Design', { exact: true }).click();
  await expect(filters.getByRole('radio', { name: 'Design, 0 courses' })).toBeChecked();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the counts', async ({ page }) => {
    const ofDesign = await facetsOf(page, 'category=design');
    await page.goto('/courses?category=design');
    const filters = page.getByRole('form', { name: 'Filters' });
    for (const name of levelsOf(ofDesign)) {
      await expect(filters.getByRole('radio', { name, exact: true })).toBeAttached();
    }
  });
});
