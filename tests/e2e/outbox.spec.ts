import AxeBuilder from '@axe-core/playwright';
import { buy, type SeedCourse, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

test('an admin of the demo sees what would have been sent', { tag: '@deep' }, async ({ page, server, become }) => {
  const learner = await signUp(server.url);
  const { courses } = await learner.get<{ courses: SeedCourse[] }>('/search/courses?minPrice=500&limit=50');
  const course = courses[0];
  if (!course) throw new Error('The seed has no such course.');
  const { orderId } = await buy(learner, course, {
    name: `${'Bundesverwaltungsgericht'.repeat(3)} & Söhne Handelsgesellschaft mbH`,
    address: 'Hardenbergstraße 31, Hinterhaus, dritter Aufgang\n\n10623 Berlin',
  });
  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/outbox`);
  const row = page.getByRole('button', { name: new RegExp(`^Your receipt for .*To ${learner.email}`) });
  await expect(row).toContainText(course.title);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Confirm your email address.*To ${learner.email}`) }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const list = await new AxeBuilder({ page }).include('main').analyze();
  expect(list.violations.map(({ id }) => id)).toEqual([]);

  await row.press('Enter');
  await expect(page.getByRole('heading', { name: /^Your receipt for / })).toBeFocused();
  await expect(page.locator('pre')).toContainText(`${server.url}/orders/${orderId}`);
  // The frame shows the mail with its own styles, which the site's policy would forbid.
  const mail = page.frameLocator('iframe[title="As mail programs show it"]');
  await expect(mail.getByRole('heading', { name: 'Thank you for your purchase' })).toHaveCSS('font-size', '24px');
  await expect(mail.getByText('Billed to:')).toContainText('10623 Berlin');
  const overflow = await mail.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const opened = await new AxeBuilder({ page }).include('main').exclude('iframe').analyze();
  expect(opened.violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'All mails' }).press('Enter');
  await expect(row).toBeFocused();
});
