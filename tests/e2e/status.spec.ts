import AxeBuilder from '@axe-core/playwright';
import { signIn } from './api.ts';
import { expect, test } from './fixtures.ts';

test('an admin sees how the server is, and checks it again', async ({ page, server, become }) => {
  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'See the status' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/status`);
  await expect(page).toHaveTitle(/^Status/);
  const part = (name: string) =>
    page
      .getByRole('list', { name: 'Parts' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  await expect(part('Database')).toContainText(/Size\d/);
  await expect(part('Files')).toContainText(/OK.*Answers in\d+ ms/);
  await expect(part('Payments')).toContainText('A demo charges nothing.');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);

  const answer = page.waitForResponse('**/api/admin/status');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
});

test('nobody else sees it', async ({ page, server, become }) => {
  await become(await signIn(server.url, 'learner'));
  await page.goto('/admin/status');
  await expect(page.getByRole('heading', { name: 'Status' })).toBeHidden();
  await expect(page.getByRole('alert').or(page.getByText('Access denied')).first()).toBeVisible();
});
