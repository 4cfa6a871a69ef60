import type { Page } from '@playwright/test';
import { courseNamed, signIn } from './api.ts';
import { expect, settle, test } from './fixtures.ts';
import { createKeyboard } from './keyboard.ts';

const title = 'TypeScript That Reads Well';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function fillSignUp(page: Page, keys: ReturnType<typeof createKeyboard>, name: string) {
  await keys.write(page.getByLabel('First name'), 'Nila');
  await keys.write(page.getByLabel('Last name'), 'Rao');
  await keys.write(
    page.getByLabel('Email', { exact: true }),
    `intent-${name}-${process.pid}-${Date.now()}@example.org`,
  );
  await keys.write(page.getByLabel('Password', { exact: true }), 'paper-lantern-7');
  await page.keyboard.press('Enter');
}

/** Each call takes 400 ms. Returns the course that is wanted. */
async function start(page: Page, url: string) {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  return courseNamed(await signIn(url, 'anonymous'), title);
}

test('by keyboard, with 400 ms on each call: a heart in the list is set after signing in', async ({ page, server }) => {
  const keys = createKeyboard(page);
  const { _id } = await start(page, server.url);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });

  await page.goto('/courses?category=technology');
  await settle(page);
  const heart = button(page, `Add to wishlist: ${title}`);
  await heart.focus();
  await page.keyboard.press('Enter');
  await keys.acknowledge('Login Required', 'Sign in');
  await expect(page.getByText('Please log in to add courses to your wishlist.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Please log in to add courses to your wishlist.')).toBeVisible();
  await settle(page);
  await keys.write(page.getByLabel('Email', { exact: true }), 'learner@lectern.example');
  await keys.write(page.getByLabel('Password', { exact: true }), 'lectern-demo');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('dialog', { name: 'Login Successful!' });
  await expect(notice).toContainText(`"${title}" is on your wishlist.`);
  await expect(page.getByRole('article', { name: title, includeHidden: true })).toBeVisible();
  await keys.acknowledge('Login Successful!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/courses\\?category=technology#wishlist-${_id}`));
  await expect(button(page, `Remove from wishlist: ${title}`)).toBeFocused();
  expect(posts.filter((path) => path === '/api/user/wishlist')).toHaveLength(1);
  await page.reload();
  await settle(page);
  await expect(button(page, `Remove from wishlist: ${title}`)).toBeVisible();
  expect(posts.filter((path) => path === '/api/user/wishlist')).toHaveLength(1);
});

test('by keyboard, with 400 ms on each call: cart and Buy Now are done after signing up', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const keys = createKeyboard(page);
  const { _id } = await start(page, server.url);

  await test.step('Add to Cart on the course page, with a new account', async () => {
    await page.goto(`/course/${_id}`);
    await settle(page);
    await button(page, 'Add to Cart').focus();
    await page.keyboard.press('Enter');
    await keys.acknowledge('Login Required', 'Sign in');
    await keys.press(page.getByRole('link', { name: 'Create an account' }));
    await expect(heading(page)).toHaveText('Create your account');
    await fillSignUp(page, keys, 'cart');
    const notice = page.getByRole('dialog', { name: 'Signup Successful!' });
    await expect(notice).toContainText(`"${title}" is in your cart.`);
    await keys.acknowledge('Signup Successful!', 'Go to cart');
    await expect(heading(page)).toHaveText('Shopping Cart');
    await expect(page.getByText('1 course', { exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('Buy Now, with a new account', async () => {
    await page.goto(`/course/${_id}`);
    await settle(page);
    await button(page, 'Buy Now').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You need to log in to enroll in a course.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.press(page.getByRole('link', { name: 'Create an account' }));
    await fillSignUp(page, keys, 'buy');
    await expect(heading(page)).toHaveText('Create your account');
    await keys.acknowledge('Signup Successful!', 'Proceed to Checkout');
    await expect(heading(page)).toHaveText('Checkout');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(title);
    await page.evaluate(() => localStorage.clear());
  });
});

test('Enroll Now for a free course goes on through Google into the course', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const { courses } = await (await signIn(server.url, 'anonymous')).get<{ courses: { _id: string; price: number }[] }>(
    '/search/courses?limit=50',
  );
  const owned = await (await signIn(server.url, 'admin')).get<{ courses: { _id: string }[] }>(
    '/enrollment/purchased-courses',
  );
  const free = courses.find(({ _id, price }) => price === 0 && !owned.courses.some((one) => one._id === _id));
  await page.goto(`/course/${free?._id}`);
  await button(page, 'Enroll Now').click();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: /admin@/ }).click();
  const notice = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(notice).toContainText('Successfully signed in with Google!');
  await expect(notice).toContainText("You're enrolled in");
  await notice.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(`/course/${free?._id}/learning`);
});

test('whoever cancels at Google comes back to the same form, with the reason and the way back', {
  tag: '@deep',
}, async ({ page, server }) => {
  const { courses } = await (await signIn(server.url, 'anonymous')).get<{ courses: { title: string }[] }>(
    '/search/courses?limit=1',
  );
  await page.goto('/courses');
  await button(page, `Add to wishlist: ${courses[0]?.title}`).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  const form = page.url();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(form);
  await expect(page.getByText('Login Required')).toBeVisible();
});

test('a link to the form makes nobody add, enroll or leave the site', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
}) => {
  const { _id } = await courseNamed(await signIn(server.url, 'anonymous'), 'Numbers for Founders');
  await page.goto(`/login?next=${encodeURIComponent(`/course/${_id}#cart-${_id}`)}`);
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(page.getByText('Login Required')).toHaveCount(0);
  await page.evaluate((id) => {
    const from = '//evil.example/';
    const intent = { act: 'cart', from, at: Date.now(), course: { _id: id, title: 'Numbers' } };
    sessionStorage.setItem('lectern_intent', JSON.stringify(intent));
  }, _id);
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!', 'OK');
  await expect(page).toHaveURL(/\/dashboard$/);
});
