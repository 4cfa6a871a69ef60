import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

const requireAccessible = async (page: Page, place: string) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const found = await new AxeBuilder({ page }).include(place).analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
};

test('a learner sets up codes and signs in with one, and with a recovery code, by keyboard', async ({
  page,
  server,
  become,
}) => {
  const learner = await signUp(server.url);
  await become(learner);
  const { email, password } = learner;
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Set up codes' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up codes' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await requireAccessible(page, '.lectern-dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await dialog.getByLabel('Code', { exact: true }).fill(totp.generate());
  await dialog.getByLabel('Code', { exact: true }).press('Enter');
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const recovery = await codes.getByRole('listitem').first().innerText();
  await requireAccessible(page, '.lectern-dialog');
  await codes.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await requireAccessible(page, 'main');

  const typePassword = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    const form = page.getByRole('main');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  };
  await typePassword();
  await requireAccessible(page, 'main');
  // The code of this step was used.
  await page.getByLabel('Code', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByLabel('Code', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${server.url}/dashboard`);

  await typePassword();
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByLabel('Recovery code').press('Enter');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test('a learner adds a passkey and signs in with it alone', { tag: '@deep' }, async ({ page, server, become }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const learner = await signUp(server.url);
  await become(learner);
  // Passkeys belong to a host with a name.
  const site = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${site}/`);
  await page.evaluate((token) => localStorage.setItem('token', token), learner.token ?? '');
  await page.goto(`${site}/profile?tab=security`);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Phone');
  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Phone is added.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page).toHaveURL(`${site}/dashboard`);

  await page.goto(`${site}/profile?tab=security`);
  await page.getByRole('button', { name: 'Remove Phone' }).press('Enter');
  const removal = page.getByRole('dialog', { name: 'Remove' });
  await removal.getByLabel('Password', { exact: true }).fill(learner.password);
  await removal.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Phone is removed.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page.getByText("This passkey isn't known here, or it couldn't be checked.").first()).toBeVisible();
});
