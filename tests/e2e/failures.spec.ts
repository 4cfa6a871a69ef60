import { expect, settle, test } from './fixtures.ts';

/** Failures show the text of §8 on the screen, and lose nothing. */
const noAnswer = 'No response from server. Please check your network connection.';

test.beforeEach(async ({ page, shopper }) => {
  await page.goto('/signup');
  await shopper.signUp();
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
});

/** Puts the first paid course of the listing into the cart. */
async function fillCart({
  page,
  shopper,
}: {
  page: import('@playwright/test').Page;
  shopper: import('./fixtures.ts').Shopper;
}) {
  await page.goto('/course?minPrice=100');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await shopper.acknowledge('Added to Cart', 'Keep browsing');
}

test('an unreachable server: the listing shows an error and recovers', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  await page.route('**/api/search/courses**', (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await settle(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(noAnswer);
  // Looks like an error: centred in its place, and not mirrored.
  const note = page.locator('.lectern-error-note');
  await expect(note).toHaveCSS('transform', 'none');
  await expect(note).toHaveCSS('text-align', 'center');
  await page.unroute('**/api/search/courses**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  complaints.splice(0);
});

test('"Try again" by keyboard: back to the button while it fails, then to what was loaded', { tag: '@deep' }, async ({
  page,
}) => {
  const calls = '**/api/search/courses**';
  let answer = () => {};
  const hold = () => new Promise<void>((resolve) => (answer = resolve));
  await page.route(calls, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/about');
  await settle(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await button.focus();
  const list = page.locator('.lectern-course-list');
  for (const outcome of ['fails', 'loads']) {
    await page.unroute(calls);
    const held = hold();
    await page.route(calls, async (route) => {
      await held;
      await (outcome === 'fails' ? route.fulfill({ status: 403, json: {} }) : route.continue());
    });
    await page.keyboard.press('Enter');
    await expect(button).toHaveCount(0);
    await expect(list).toBeFocused();
    answer();
    await expect(outcome === 'fails' ? button : list.getByRole('heading', { name: /Courses Found/ })).toBeFocused();
  }
});

test('a payment without an answer times out after 10 seconds; pressing again buys once', { tag: '@deep' }, async ({
  page,
  shopper,
  server,
}) => {
  await fillCart({ page, shopper });
  await page.goto('/checkout');
  // How people pay is asked of the server too.
  await expect(page.getByLabel('Name on card')).toBeVisible();
  server.pause();
  try {
    await shopper.pay();
    await expect(page.getByRole('alert')).toContainText(noAnswer, { timeout: 15_000 });
  } finally {
    server.resume();
  }
  await expect(page.getByLabel('Name on card')).toHaveValue('Nila Rao');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await shopper.acknowledge('Payment Successful!', 'Not now');
  const orders = await page.evaluate(async () => {
    const answer = await fetch('/api/order', { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
    return ((await answer.json()) as { orders: { status: string }[] }).orders.map((order) => order.status);
  });
  expect(orders).toEqual(['paid']);
});

test("a 500 with HTML shows the screen's text, not the HTML", { tag: '@deep' }, async ({ page, complaints }) => {
  const broken = { status: 500, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
  await page.route('**/api/enrollment/purchased-courses', (route) => route.fulfill(broken));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load your enrolled courses.');
  await page.unroute('**/api/enrollment/purchased-courses');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You haven't enrolled in any courses yet.")).toBeVisible();
  complaints.splice(0);
});

test('an expired token ends the session with a notice; cart and page come back after signing in', async ({
  page,
  shopper,
}) => {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/signup');
  const account = await shopper.signUp();
  await fillCart({ page, shopper });
  // A token that the server no longer accepts, for the same user.
  await page.evaluate(() => {
    const [head, payload] = (localStorage.getItem('token') ?? '').split('.');
    localStorage.setItem('token', `${head}.${payload}.AAAA`);
  });
  await page.goto('/cart');
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await shopper.acknowledge('Session Expired');
  await shopper.signIn(account.email, account.password);
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
});

test('full storage: one notice, and the cart works for as long as the page is open', { tag: '@deep' }, async ({
  page,
  shopper,
}) => {
  await page.goto('/course?minPrice=100');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Not Saved' })).toContainText(
    'Your changes last until you close this page.',
  );
  await shopper.acknowledge('Not Saved');
  await page.getByRole('link', { name: 'Cart, 1 course' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'Not now');
});

test('the server dies while a learner studies: the completion is queued and delivered', { tag: '@deep' }, async ({
  page,
  shopper,
  server,
  complaints,
}) => {
  await page.goto('/course?category=technology&maxPrice=0');
  await page.getByRole('link', { name: 'Web Pages from Scratch', exact: true }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await shopper.acknowledge('Enrollment Successful!');
  const text = page
    .getByRole('complementary')
    .getByRole('button', { name: /^Text: / })
    .first();
  await text.click();
  await server.kill();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText(/^Your progress is saved on this device/)).toBeVisible();
  await server.restart();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox_'))), {
      timeout: 20_000,
    })
    .toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0');
  complaints.splice(0);
});
