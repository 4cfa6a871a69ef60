import AxeBuilder from '@axe-core/playwright';
import { signIn } from './api.ts';
import { expect, test } from './fixtures.ts';

test('an admin sees how the server is, and checks it again', { tag: '@deep' }, async ({ page, server, become }) => {
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

test('a link of the admin dashboard stays where it is once it can be pressed', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  await become(await signIn(server.url, 'admin'));
  const answers = ['**/api/admin/refunds', '**/api/admin/disputes', '**/api/admin/overview'].map((address) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { address, promise, resolve };
  });
  for (const { address, promise } of answers) {
    await page.route(address, async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto('/admin/dashboard');
  const link = page.getByRole('link', { name: 'See the status' });
  for (const { address, resolve } of answers) {
    await expect(page.getByText('Learners', { exact: true })).toBeVisible();
    await expect(link, address).toBeHidden();
    const answer = page.waitForResponse(address);
    resolve();
    await answer;
  }
  await link.waitFor();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await page.waitForLoadState('networkidle');
  expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
});

test('nobody else sees it', { tag: '@deep' }, async ({ page, server, become }) => {
  await become(await signIn(server.url, 'learner'));
  await page.goto('/admin/status');
  await expect(page.getByRole('heading', { name: 'Status' })).toBeHidden();
  await expect(page.getByRole('alert').or(page.getByText('Access denied')).first()).toBeVisible();
});
