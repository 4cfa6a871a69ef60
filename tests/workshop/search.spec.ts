import { sampled } from '../runs.ts';
import { expect, test } from './workshop.ts';

for (const [words, component] of sampled([
  ['modal', 'Dialog'],
  ['Enroll Now', 'CourseCard'],
  ['No featured courses available', 'FeaturedCourses'],
] as const)) {
  test(`the sidebar's search finds ${component} by "${words}"`, async ({ page, origin }) => {
    await page.goto(`${origin}/?path=/docs/pieces-button--docs`);
    await page.getByPlaceholder('Find components').fill(words);
    const found = page.getByRole('option', { name: `Docs / ${words}` }).filter({ hasText: component });
    await found.first().click();
    await expect(page).toHaveURL(new RegExp(`/docs/\\w+-${component.toLowerCase()}--docs`));
    await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toHaveText(
      component,
    );
  });
}

for (const [words, title] of [
  ['useCourses', 'Hooks'],
  ['lectern-color-primary', 'Tokens'],
] as const) {
  test(`the sidebar's search finds "${words}" in the reference`, { tag: '@deep' }, async ({ page, origin }) => {
    await page.goto(`${origin}/?path=/docs/pieces-button--docs`);
    await page.getByPlaceholder('Find components').fill(words);
    await page
      .getByRole('option', { name: `Docs / ${words}` })
      .filter({ hasText: title })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/docs/reference-${title.toLowerCase()}--docs`));
    await expect(
      page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
  });
}

test('the workshop opens with an introduction', async ({ page, origin }) => {
  await page.goto(origin);
  const introduction = page.frameLocator('#storybook-preview-iframe');
  await expect(introduction.getByRole('heading', { level: 1, name: 'Lectern' })).toBeVisible();
  await introduction.getByRole('link', { name: 'CourseCard', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/catalogue-coursecard--docs/);
});
