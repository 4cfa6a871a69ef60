import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

test('a visitor writes, an admin replies, and the outbox has the answer', async ({ page, server, become }) => {
  await page.goto('/contact');
  await expect(page.getByText('No real payments are made.')).toBeVisible();
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

test('who is signed in attaches a file, and an admin gets it as it was', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.goto('/help?tab=contact');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  // Visitors attach nothing.
  await expect(page.getByText('Attach a file')).toHaveCount(0);

  await become(await signUp(server.url));
  await page.goto('/help?tab=contact');
  const choose = page.getByLabel('Attach a file');
  await choose.setInputFiles({ name: 'first.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Remove first.png' })).toBeVisible();
  await choose.setInputFiles({ name: 'screen shot.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Remove screen shot.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove first.png' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove first.png' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  const subject = `The player stays black ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('This is what I see.');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message Sent!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Remove screen shot.png' })).toHaveCount(0);

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/support');
  const message = page.getByRole('article', { name: subject });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    message.getByRole('link', { name: 'screen shot.png' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('screen shot.png');
  expect(await readFile(await file.path())).toEqual(png);
});
