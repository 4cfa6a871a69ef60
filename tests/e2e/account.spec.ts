import AxeBuilder from '@axe-core/playwright';
import { buy, courseNamed, post, signIn, signInAs, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

test('a learner signs out elsewhere, takes their data along, and deletes the account, by keyboard', {
  tag: '@deep',
}, async ({ page, server, become }) => {
  const learner = await signUp(server.url);
  await become(learner);
  await buy(learner, await courseNamed(learner, 'TypeScript That Reads Well'));
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/profile?tab=security');
  const list = page.getByRole('list', { name: "Where you're signed in" });
  await expect(list.getByText('This browser')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText("You're signed out everywhere else.")).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Download your data?' }).getByLabel('Password', { exact: true });
  await question.fill(learner.password);
  await question.press('Enter');
  expect((await download).suggestedFilename()).toBe('your-data.zip');

  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Email').fill(learner.email);
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Your account and your data are deleted.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  const { email, password } = learner;
  await expect(signInAs(server.url, { email, password })).rejects.toThrow('401');
});

test('an admin reads what admins did', { tag: '@deep' }, async ({ page, server, become }) => {
  const admin = await become(await signIn(server.url, 'admin'));
  const { category } = await admin.get<{ category: { _id: string } }>('/admin/categories', post({ name: 'Knots' }));
  await admin.get(`/admin/categories/${category._id}`, { method: 'DELETE' });
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Open the audit trail' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/audit`);
  const rows = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Delete a category');
  await expect(rows.nth(1)).toContainText('Name: Knots');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});
