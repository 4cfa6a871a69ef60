import { expect, test } from './fixtures.ts';

test('a visitor is redirected from a guarded page to sign in, and back after it', async ({ page, shopper }) => {
  await page.goto('/checkout');
  await expect(page.getByText('Please log in to proceed to checkout.')).toBeVisible();
  await expect(page.getByText('Login Required')).toBeVisible();
  // It stands in the page, also after a reload.
  await page.reload();
  await expect(page.getByText('Please log in to proceed to checkout.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/wishlist');
  await expect(page).toHaveURL(/\/login\?next=%2Fwishlist$/);
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
});

test("a visitor can't open the player, and is told so in the form, and a signed-in user can't open the sign-in page", {
  tag: '@deep',
}, async ({ page, shopper }) => {
  await page.goto('/course/ffffffffffffffffffffffff/learning');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText('You must be logged in to access course learning content.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("without a connection a page that wasn't opened before shows an error instead of waiting forever", {
  tag: '@deep',
}, async ({ page, context, complaints }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(8);
  await page.waitForLoadState('networkidle');
  // A link's page is prefetched.
  const link = page.getByRole('link', { name: 'Courses', exact: true });
  await link.hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('CoursesPage')),
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toContainText('No response from server. Please check your network connection.');
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  // Failed requests are repeated automatically.
  await expect(page.getByRole('article')).toHaveCount(9);
  complaints.splice(0);
});

test('signing out in one tab signs out the other', { tag: '@deep' }, async ({ page, context, shopper }) => {
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  const other = await context.newPage();
  await other.goto('/wishlist');
  await expect(other.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await shopper.acknowledge('Logged Out');
  await expect(other).toHaveURL(/\/login/);
});

test('the theme follows the system until it is chosen, and then stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).not.toHaveClass('dark');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.reload();
  await expect(page.locator('body')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('{"mode":"dark"}');
});
