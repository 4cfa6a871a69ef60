import { expect, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

/** Pages of other sites that use the marketplace. */

const partner = 'https://partner.example';
let shop: RunningServer;
test.beforeAll(async () => {
  shop = await startServer('embedded', { ALLOWED_ORIGINS: partner });
});
test.afterAll(() => shop.stop());

const refusal = "We can't send you on to that site";

for (const path of ['/login', '/signup']) {
  test(`${path} says that it cannot sign in for another site, and links back to one that is registered`, async ({
    page,
  }) => {
    const from = `${partner}/training/150ac3?x=2`;
    await page.route(`${partner}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Training</h1>' }),
    );
    await page.goto(`${shop.url}${path}?next=${encodeURIComponent(from)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You can't sign in to partner.example from here");
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to partner.example' }).click();
    await expect(page).toHaveURL(from);
  });

  test(`${path} never leads to a site that is not registered`, async ({ page }) => {
    for (const next of [
      'https://evil.example/',
      `${partner}.evil.example/`,
      `${partner}@evil.example/`,
      'https:\\\\evil.example',
    ]) {
      await page.goto(`${shop.url}${path}?next=${encodeURIComponent(next)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusal);
      await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Sign in to this marketplace' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'mailto:a@b.example']) {
      await page.goto(`${shop.url}${path}?next=${encodeURIComponent(next)}`);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expect(page.locator('a[href*="://evil"], a[href^="javascript"]')).toHaveCount(0);
    }
  });
}

test('a person who is signed in at the marketplace is not sent to another site either', async ({ page, shopper }) => {
  await page.goto(`${shop.url}/login`);
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await page.goto(`${shop.url}/login?next=${encodeURIComponent('https://evil.example/')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusal);
  await page.getByRole('link', { name: 'Sign in to this marketplace' }).click();
  await expect(page).toHaveURL(`${shop.url}/dashboard`);
});
