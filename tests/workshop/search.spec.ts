import { expect, test } from './workshop.ts';

for (const [words, component] of [
  ['modal', 'Dialog'],
  ['Enroll Now', 'CourseCard'],
  ['No featured courses available', 'FeaturedCourses'],
] as const) {
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
