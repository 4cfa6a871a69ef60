import { expect, test } from './fixtures.ts';
import { createKeyboard } from './keyboard.ts';

/** The main journey without a pointer: from the first visit to an answered quiz. */
test('a course is found, bought and studied by keyboard alone', async ({ page }) => {
  const keys = createKeyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
  const first = page.locator('main h1').first();

  await test.step('home → search → listing → filter', async () => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.keyboard.press('Tab');
    await expect(link('Skip to content')).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.write(page.getByRole('combobox', { name: 'Search for courses' }), 'pyhton');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('Results for "pyhton"');
    await expect(first).toBeFocused();
    await keys.to(link('Courses'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await expect(first).toBeFocused();
    const technology = page.getByRole('radio', { name: 'Technology' });
    await keys.to(page.getByRole('form', { name: 'Filters' }).getByRole('radio').first());
    for (let press = 0; press < 20 && !(await technology.isChecked()); press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(technology).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(technology).toBeChecked();
    await keys.write(page.getByLabel('Min'), '1000');
    await keys.write(page.getByLabel('Max'), '1300');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1 Course Found' })).toBeVisible();
  });

  await test.step('course → sign-up, and back', async () => {
    await keys.press(link('TypeScript That Reads Well'));
    await expect(first).toBeFocused();
    // A notice that goes nowhere returns the focus to where it was.
    await keys.press(button('Add to Cart'));
    await keys.acknowledge('Login Required', 'Not now');
    await expect(button('Add to Cart')).toBeFocused();
    await keys.to(button('Buy Now'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('Welcome back');
    await keys.press(link('Create an account'));
    await expect(first).toHaveText('Create your account');
    await keys.to(page.getByRole('radio', { name: /^Learn/ }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^Learn/ })).toBeChecked();
    await keys.write(page.getByLabel('First name'), 'Nila');
    await keys.write(page.getByLabel('Last name'), 'Rao');
    await keys.write(page.getByLabel('Email', { exact: true }), `keys-${process.pid}-${Date.now()}@example.org`);
    await keys.write(page.getByLabel('Password', { exact: true }), 'paper-lantern-7');
    await page.keyboard.press('Enter');
    await keys.acknowledge('Signup Successful!', 'Proceed to Checkout');
    await expect(first).toHaveText('Checkout');
    await expect(first).toBeFocused();
    await page.goBack();
    await expect(first).toHaveText('TypeScript That Reads Well');
  });

  await test.step('cart → checkout → dashboard', async () => {
    await keys.press(button('Add to Cart'));
    await keys.acknowledge('Added to Cart', 'Keep browsing');
    await keys.to(link('Cart, 1 course'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('Shopping Cart');
    // A confirmation returns the focus, and nothing is lost.
    await keys.press(button('Clear All'));
    await expect(page.getByRole('dialog', { name: 'Clear your cart?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Clear All')).toBeFocused();
    await keys.press(button('Proceed to Checkout'));
    await expect(first).toHaveText('Checkout');
    await keys.write(page.getByLabel('Name on card'), 'Nila Rao');
    await keys.write(page.getByLabel('Card number'), '4242424242424242');
    await keys.write(page.getByLabel('Expiry (MM/YY)'), '1239');
    await keys.write(page.getByLabel('Security code'), '123');
    await keys.press(button(/^Pay/));
    await keys.acknowledge('Payment Successful!', 'Not now');
    await expect(first).toHaveText('Learner Dashboard');
  });

  await test.step('a video, a text and a quiz', async () => {
    await keys.press(link('Continue Learning: TypeScript That Reads Well'));
    await expect(first).toHaveText('How this course works');
    await keys.to(button('Play'));
    await page.keyboard.press('Space');
    await expect(button('Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await keys.press(button('Mark as Complete'));
    await keys.press(button('Next lecture'));
    await expect(first).toHaveText('Names carry the load');
    await keys.press(button('Mark as Complete'));
    await keys.press(button('Next lecture'));
    await expect(first).toHaveText('Making impossible states unwritable');
    await keys.press(button('Next lecture'));
    const questions = page.getByRole('group', { name: /^Question \d+ of \d+/ });
    await expect(questions).toHaveCount(4);
    for (const question of await questions.all()) {
      const field = question.getByRole('textbox');
      if (await field.count()) await keys.write(field, 'discriminant');
      else {
        await keys.to(question.getByRole('radio').first());
        await page.keyboard.press('Space');
      }
    }
    await keys.press(button('Submit quiz'));
    await expect(page.getByRole('heading', { name: /^(Passed|Not passed)$/ })).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('aria-valuetext', /^20/);
    // The player doesn't trap the focus: Tab leaves the page and enters it again.
    await keys.to(link('Lectern'), 'Shift+Tab');
  });
});
