import { expect, test } from './fixtures.ts';
import { createKeyboardUser } from './keyboardUser.ts';

/** The main journey without a pointer: from the first visit to an answered quiz. */
test('a course is found, bought and studied by keyboard alone', async ({ page }) => {
  const keys = createKeyboardUser(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
  const first = page.locator('main h1').first();

  await test.step('home → search → listing → filter', async () => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(8);
    await keys.press('Tab');
    await expect(link('Skip to content')).toBeFocused();
    await keys.press('Enter');
    await keys.type(page.getByRole('combobox', { name: 'Search for courses' }), 'pyhton');
    await keys.press('Enter');
    await expect(first).toHaveText('Results for "pyhton"');
    await expect(first).toBeFocused();
    await keys.back(link('Courses'));
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await expect(first).toBeFocused();
    const technology = page.getByRole('radio', { name: 'Technology' });
    await keys.to(page.getByRole('form', { name: 'Filters' }).getByRole('radio').first());
    for (let press = 0; press < 20 && !(await technology.isChecked()); press++) await keys.press('ArrowDown');
    await keys.press('Space');
    await expect(technology).not.toBeChecked();
    await keys.press('Space');
    await expect(technology).toBeChecked();
    await keys.type(page.getByLabel('Min'), '1000');
    await keys.type(page.getByLabel('Max'), '1500');
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: '1 Course Found' })).toBeVisible();
  });

  await test.step('course → sign-up, and back', async () => {
    await keys.enter(link('TypeScript That Reads Well'));
    await expect(first).toBeFocused();
    // A notice that goes nowhere returns the focus to where it was.
    await keys.enter(button('Add to Cart'));
    await keys.acknowledge('Login Required', 'Not now');
    await expect(button('Add to Cart')).toBeFocused();
    await keys.back(button('Buy Now'));
    await keys.press('Enter');
    await expect(first).toHaveText('Welcome back');
    await keys.enter(link('Create an account'));
    await expect(first).toHaveText('Create your account');
    await keys.to(page.getByRole('radio', { name: /^Learn/ }));
    await keys.press('ArrowDown', 'ArrowUp');
    await expect(page.getByRole('radio', { name: /^Learn/ })).toBeChecked();
    await keys.type(page.getByLabel('First name'), 'Nila');
    await keys.type(page.getByLabel('Last name'), 'Rao');
    await keys.type(page.getByLabel('Email', { exact: true }), `keys-${process.pid}-${Date.now()}@example.org`);
    await keys.type(page.getByLabel('Password', { exact: true }), 'paper-lantern-7');
    await keys.press('Enter');
    await keys.acknowledge('Signup Successful!');
    await expect(first).toHaveText('Checkout');
    await expect(first).toBeFocused();
    await page.goBack();
    await expect(first).toHaveText('TypeScript That Reads Well');
  });

  await test.step('cart → checkout → dashboard', async () => {
    await keys.enter(button('Add to Cart'));
    await keys.acknowledge('Added to Cart', 'Keep browsing');
    await keys.back(link('Cart, 1 course'));
    await keys.press('Enter');
    await expect(first).toHaveText('Shopping Cart');
    // A confirmation returns the focus, and nothing is lost.
    await keys.enter(button('Clear All'));
    await expect(page.getByRole('dialog', { name: 'Clear your cart?' })).toBeVisible();
    await keys.press('Escape');
    await expect(button('Clear All')).toBeFocused();
    await keys.enter(button('Proceed to Checkout'));
    await expect(first).toHaveText('Checkout');
    await keys.type(page.getByLabel('Name on card'), 'Nila Rao');
    await keys.type(page.getByLabel('Card number'), '4242424242424242');
    await keys.type(page.getByLabel('Expiry (MM/YY)'), '1239');
    await keys.type(page.getByLabel('Security code'), '123');
    await keys.enter(button(/^Pay/));
    await keys.acknowledge('Payment Successful!', 'Not now');
    await expect(first).toHaveText('Learner Dashboard');
  });

  await test.step('a video, a text and a quiz', async () => {
    await keys.enter(link('Continue Learning: TypeScript That Reads Well'));
    await expect(first).toHaveText('How this course works');
    await keys.to(button('Play'));
    await keys.press('Space');
    await expect(button('Pause')).toBeVisible();
    await keys.press('Space');
    await keys.enter(button('Mark as Complete'));
    await keys.enter(button('Next lecture'));
    await expect(first).toHaveText('Names carry the load');
    await keys.enter(button('Mark as Complete'));
    await keys.enter(button('Next lecture'));
    await expect(first).toHaveText('Making impossible states unwritable');
    await keys.enter(button('Next lecture'));
    const questions = page.getByRole('group', { name: /^Question \d+ of \d+/ });
    await expect(questions).toHaveCount(4);
    for (const question of await questions.all()) {
      const field = question.getByRole('textbox');
      if (await field.count()) await keys.type(field, 'discriminant');
      else {
        await keys.to(question.getByRole('radio').first());
        await keys.press('Space');
      }
    }
    await keys.enter(button('Submit quiz'));
    await expect(page.getByRole('heading', { name: /^(Passed|Not passed)$/ })).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('aria-valuetext', /^20/);
    // The player doesn't trap the focus: Tab leaves the page and enters it again.
    await keys.back(link('Lectern'));
  });
});
