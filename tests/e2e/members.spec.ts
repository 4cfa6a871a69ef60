import type { Page } from '@playwright/test';
import { buy, courseNamed, post, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

/** §2, page by page, with its exact texts: what signed-in users see. */

const texts = (page: Page, selector: string) => expect.poll(() => page.locator(selector).allTextContents());

test('a learner: bar, dashboard, wishlist, cart, checkout, learning and profile', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const learner = await become(await signUp(server.url));
  const owned = await courseNamed(learner, 'TypeScript That Reads Well');
  const wanted = await courseNamed(learner, 'Statistics You Can Explain');
  await buy(learner, owned);
  await learner.get('/user/wishlist', post({ courseId: wanted._id }));

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learner Dashboard');
  const course = page.getByRole('article', { name: owned.title });
  await expect(course).toContainText('Asha Menon');
  await expect(course).toContainText('0.0% complete');
  await expect(course.getByRole('link', { name: /^Continue Learning/ })).toBeVisible();
  await expect(course.getByRole('link', { name: /^View Details/ })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText(['Help', 'Privacy', 'Terms', 'Docs']);
  expect((await footer.boundingBox())?.height).toBeLessThan(80);
  await footer.getByText('More links').click();
  await expect(footer.getByRole('link', { name: 'Data Science' })).toBeVisible();
  await expect(footer.getByLabel('Your email')).toBeVisible();

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('navigation').first().getByRole('link')).toHaveText(['Courses', 'About', 'Contact']);
  await expect(bar.getByRole('link', { name: 'Wishlist, 1 course' })).toContainText('1');
  await expect(bar.getByRole('link', { name: 'Cart, 0 courses' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await bar.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText("You're all caught up. New notifications will appear here.")).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Account menu, Mira Sen' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Profile Settings',
    'Wishlist',
    'Shopping Cart',
    'Purchases',
    'Help & Support',
    'Go to...Ctrl K',
    'Sign Out',
  ]);
  await page.getByRole('menuitem', { name: 'Wishlist' }).click();

  const card = page.getByRole('article', { name: wanted.title });
  await expect(card).toContainText('₹1,299.50');
  await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', `/course/${wanted._id}`);
  await expect(card.getByRole('button', { name: `Remove from wishlist: ${wanted.title}` })).toBeVisible();
  await card.getByRole('button', { name: /^Enroll Now/ }).click();

  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(page).toHaveURL(`/checkout?course=${wanted._id}`);
  for (const line of ['Subtotal₹1,299.50', 'Tax (10%)₹129.95', 'Total₹1,429.45']) {
    await expect(summary).toContainText(line);
  }
  const description = await summary.locator('li p').first().textContent();
  // 80 characters and an ellipsis.
  expect((description ?? '').replace(/(…|\.\.\.)$/, '').length).toBeLessThanOrEqual(80);
  expect(description).toMatch(/(…|\.\.\.)$/);
  await expect(page.getByRole('button', { name: 'Pay ₹1,429.45' })).toBeVisible();

  await page.goto(`/course/${wanted._id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Added to Cart' }).getByRole('button', { name: 'Keep browsing' }).click();
  await page.getByRole('link', { name: 'Cart, 1 course' }).click();
  await expect(summary).toContainText('Total₹1,429.45');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${wanted.title}` }).click();
  await page.getByRole('dialog', { name: 'Removed from Cart' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
  for (const name of ['Browse Courses', 'See your wishlist', 'Continue learning']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0);

  await page.goto(`/course/${owned._id}/learning`);
  const content = page.getByRole('complementary');
  await expect(content).toContainText(owned.title);
  for (const section of ['Saying what you mean', 'Following the flow', 'At the edges']) {
    await expect(content.getByText(section)).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How this course works');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeHidden();

  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Security', 'Preferences']);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByText("Your email can't be changed.")).toBeVisible();
  await page.getByLabel('First name').fill('Meera');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog', { name: 'Profile Updated!' }).getByRole('button', { name: 'OK' }).click();
  await expect(bar.getByRole('button', { name: 'Account menu, Meera Sen' })).toBeVisible();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByLabel('Current password').fill('paper-lantern-7');
  await page.getByLabel('New password', { exact: true }).fill('paper-lantern-8');
  await page.getByLabel('Confirm new password').fill('paper-lantern-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New password and confirmation do not match.').first()).toBeVisible();
});

test('an instructor: dashboard and course form; a phone: the menu', { tag: '@deep' }, async ({ page, become }) => {
  const teacher = await become('instructor');
  const own = await courseNamed(teacher, 'TypeScript That Reads Well');
  await page.goto('/instructor');
  const course = page.getByRole('article', { name: own.title });
  for (const [name, path] of [
    ['View', `/course/${own._id}`],
    ['Edit', `/instructor/course/edit/${own._id}`],
    ['Manage Content', `/instructor/course/${own._id}/content`],
  ] as const) {
    await expect(course.getByRole('link', { name: `${name}: ${own.title}` })).toHaveAttribute('href', path);
  }
  await course.getByRole('button', { name: `Delete: ${own.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this course?' });
  await expect(question).toContainText(
    `Are you sure you want to delete "${own.title}"? This will also delete all associated content (sections, lectures and quizzes). This action cannot be undone.`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Create New Course' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Course');
  await texts(page, 'main legend, main h2').toEqual(
    expect.arrayContaining(['Course Details', 'Pricing & Category', 'Course Status']),
  );
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const status of ['Draft', 'Published', 'Archived']) {
    await expect(page.getByRole('radio', { name: new RegExp(`^${status}`) })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Create Course' }).click();
  for (const rule of [
    'Title must be at least 5 characters long.',
    'Description must be at least 20 characters long.',
    'Please select a category.',
  ]) {
    await expect(page.getByRole('alert').filter({ hasText: rule }).first()).toBeVisible();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructor & Learner Dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Courses', 'About', 'Contact']);
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about');
});
