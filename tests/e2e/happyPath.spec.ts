import { expect, isExpected, positionOf, test } from './fixtures.ts';

/** The main journey, from the first visit to finding everything again after a crash, on the built product. */
test('a visitor finds a course, buys it, studies it, and finds everything again after the server was killed', async ({
  page,
  server,
  shopper,
  complaints,
}) => {
  const title = 'TypeScript That Reads Well';
  let wished = '';

  await test.step('home → search → listing → filter', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('combobox', { name: 'Search for courses' }).fill('pyhton');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article').first()).toHaveAccessibleName(/Python/);
    await page.getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await page.getByRole('form', { name: 'Filters' }).getByText('Technology').click();
    await page.getByLabel('Min').fill('1000');
    await page.getByLabel('Max').fill('1300');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByRole('heading', { name: '1 Course Found' })).toBeVisible();
    await expect(page).toHaveURL(/category=technology&minPrice=1000&maxPrice=1300/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await page.goForward();
  });

  await test.step('detail → sign-up → checkout, and back to the course', async () => {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Bestseller', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await expect(page.getByText('You need to log in to enroll in a course.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await shopper.signUp('Proceed to Checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(title);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('wishlist → cart → checkout → dashboard', async () => {
    await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
    await shopper.acknowledge('Added to Wishlist');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await shopper.acknowledge('Added to Cart', 'Keep browsing');
    await page.getByRole('link', { name: 'Wishlist, 1 course' }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Cart, 1 course' }).click();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Total₹1,428.90');
    await shopper.pay();
    await shopper.acknowledge('Payment Successful!', 'Not now');
    await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 courses' })).toBeVisible();
    // A bought course leaves the wishlist; another course takes its place.
    await expect(page.getByRole('link', { name: 'Wishlist, 0 courses' })).toBeVisible();
    await page.goto('/courses?category=music');
    const other = page.getByRole('article').first();
    await other.getByRole('button', { name: /^Add to wishlist/ }).click();
    await shopper.acknowledge('Added to Wishlist');
    wished = (await other.getAttribute('aria-label')) ?? '';
    await page.goto('/dashboard');
  });

  await test.step('a real video plays, reports its position and resumes within a second of it', async () => {
    await page.getByRole('link', { name: `Continue Learning: ${title}` }).click();
    const video = page.locator('video');
    await expect(video).toBeVisible();
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/lecture-progress') && request.postDataJSON().lastWatchedPosition > 3,
    );
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(4);
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await reported;
    const left = await positionOf(page);
    await page.reload();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(left - 1);
    expect(await positionOf(page)).toBeLessThan(left + 1);
  });

  await test.step('a text lecture is completed and the progress rises', async () => {
    await page.getByRole('button', { name: /Names carry the load/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Names carry the load' })).toBeFocused();
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute(
      'aria-valuetext',
      '10.0% complete',
    );
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox_'))))
      .toEqual([]);
  });

  await test.step('the server is killed and started again, and everything is there', async () => {
    // No page of the site may be open that could still be loading something, such as prefetched code.
    await page.goto('/api/health');
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    await server.kill();
    await server.restart();
    await page.goto('/dashboard');
    // The browser logs that the server, which is down, refused the connection.
    complaints.splice(0);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10.0% complete');
    await page.getByRole('link', { name: 'Wishlist, 1 course' }).click();
    await expect(page.getByRole('article', { name: wished })).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Continue Learning: ${title}` }).click();
    await page.getByRole('button', { name: /How this course works/ }).click();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(3);
  });
});
