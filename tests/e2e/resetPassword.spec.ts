import AxeBuilder from '@axe-core/playwright';
import { signUp } from './api.ts';
import { expect } from './fixtures.ts';
import { findInMail, type MailServer, test } from './mailTest.ts';

/** A new password by the link in a mail, which a mail server of the test receives. */

const linkFor = (smtp: MailServer, email: string) =>
  findInMail(smtp, email, 'Reset your password', /\/reset-password\?token=[\w-]{43}/);

test('a link in a mail sets a new password once, and ends what the old one had opened', async ({
  page,
  smtp,
  server,
  shopper,
  become,
}) => {
  const person = await signUp(server.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Until then the field of the sign-in page has the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(person.email);
  // Real here: nothing says that it is a demo.
  await expect(page.getByRole('main')).not.toContainText('demo');

  const link = await linkFor(smtp, person.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByLabel('New password').fill('spring and neap');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused();
  expect((await person.ask('/auth/me')).status).toBe(401);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await shopper.signIn(person.email, person.password);
  await expect(page.getByRole('dialog')).toContainText('Invalid email or password');
  await page.keyboard.press('Escape');
  await shopper.signIn(person.email, 'spring and neap');
  await expect(page).not.toHaveURL(/\/login/);

  await become('anonymous');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused();
  await page.getByRole('link', { name: 'Request another link' }).click();
  await expect(page).toHaveURL(`${server.url}/forgot-password`);
});

test('who has no account sees the same, and gets no mail; a link that was cut says so', { tag: '@deep' }, async ({
  page,
  smtp,
  server,
}) => {
  const ask = async (email: string) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
    return (await page.getByRole('main').innerText()).replace(email, '');
  };
  const unknown = await ask('nobody@example.org');
  const person = await signUp(server.url);
  expect(await ask(person.email)).toBe(unknown);
  // Mails are sent in their order: one to the first address would be here.
  await linkFor(smtp, person.email);
  expect(smtp.received.filter(({ to }) => to.includes('nobody@example.org'))).toEqual([]);

  await page.goto('/reset-password?token=abc');
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused();
});
