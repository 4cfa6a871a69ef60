import AxeBuilder from '@axe-core/playwright';
import { signIn } from './api.ts';
import { expect, test } from './fixtures.ts';

test('a visitor writes, an admin replies, and the outbox has the answer', async ({ page, server, become }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Mira Sole');
  await page.getByLabel('Email', { exact: true }).first().fill('mira@example.org');
  await page.getByLabel('Subject').fill('Is there an exam?');
  await page.getByLabel('Message').fill('I would like to know before I buy.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent!' })).toBeVisible();

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Answer messages' }).click();
  await expect(page).toHaveURL(`${server.url}/admin/support`);
  const message = page.getByRole('article', { name: 'Is there an exam?' });
  await expect(message).toContainText('I would like to know before I buy.');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('button', { name: 'Reply to Mira Sole' }).press('Enter');
  await page.getByLabel('Your reply').fill('There is a short quiz in each section.');
  await page.getByRole('button', { name: 'Send reply' }).press('Enter');
  await expect(page.getByText('Your reply to Mira Sole is on its way.')).toBeVisible();
  await page.goto('/admin/outbox');
  await page
    .getByRole('button', { name: /Re: Is there an exam\?.*To mira@example\.org|To mira@example\.org.*Re: Is there/s })
    .click();
  await expect(page.locator('pre')).toContainText('There is a short quiz in each section.');
});
