import type { Page, Request } from '@playwright/test';
import { sampled } from '../runs.ts';
import { buy, courseNamed, post, signUp } from './api.ts';
import { expect, settle, test } from './fixtures.ts';
import { pressAnswer } from './keyboard.ts';
import { spilledTexts } from './spilled.ts';

/** Focus and scroll position while a call is running, when it is done, and when an element leaves the page. */

const phone = { width: 360, height: 740 };
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Milliseconds that calls with changes take. */
async function slowDown(page: Page, delay: number) {
  const isWrite = (request: Request) => request.method() !== 'GET';
  await page.route('**/api/**', async (route) => {
    if (isWrite(route.request())) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

for (const delay of sampled([600, 0])) {
  test(`wishlisting a card far down a phone's list keeps the scroll position (API ${delay} ms)`, {
    tag: '@deep',
  }, async ({ page, server, become }) => {
    await become(await signUp(server.url));
    await page.setViewportSize(phone);
    await slowDown(page, delay);
    await page.goto('/courses');
    const card = page.getByRole('article').nth(6);
    const title = await card.getAttribute('aria-label');
    const heart = card.getByRole('button', { name: /^(Add to|Remove from) wishlist/ });
    await heart.scrollIntoViewIfNeeded();
    const top = await scrollOf(page);
    expect(top).toBeGreaterThan(2000);

    for (const [notice, name] of [
      ['Added to Wishlist', `Remove from wishlist: ${title}`],
      ['Removed from Wishlist', `Add to wishlist: ${title}`],
    ] as const) {
      await heart.click();
      await page.getByRole('dialog', { name: notice }).getByRole('button', { name: 'OK' }).click();
      await expect(heart).toBeFocused();
      await expect(heart).toHaveAccessibleName(name);
      expect(await scrollOf(page)).toBe(top);
    }

    // The same by keyboard.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Added to Wishlist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heart).toBeFocused();
    expect(await scrollOf(page)).toBe(top);
  });

  test(`a course page keeps its scroll position too (API ${delay} ms)`, { tag: '@deep' }, async ({
    page,
    server,
    become,
  }) => {
    const learner = await become(await signUp(server.url));
    const course = await courseNamed(learner, 'TypeScript That Reads Well');
    await page.setViewportSize(phone);
    await slowDown(page, delay);
    await page.goto(`/course/${course._id}`);
    const heart = page.locator('.lectern-course-detail-buy-card').getByRole('button', { name: /ishlist/ });
    await heart.scrollIntoViewIfNeeded();
    const top = await scrollOf(page);
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Added to Wishlist' })).toBeVisible();
    await pressAnswer(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heart).toBeFocused();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollOf(page)).toBe(top);
  });

  test(`removing a wishlist row moves the focus to the next one, the previous one, then the empty note (API ${delay} ms)`, {
    tag: '@deep',
  }, async ({ page, server, become }) => {
    const learner = await become(await signUp(server.url));
    const titles = ['Typography Foundations', 'Statistics You Can Explain', 'TypeScript That Reads Well'];
    for (const title of titles) {
      await learner.get('/user/wishlist', post({ courseId: (await courseNamed(learner, title))._id }));
    }
    await slowDown(page, delay);
    await page.goto('/wishlist');
    const remove = page.getByRole('button', { name: /^Remove from wishlist/ });
    await expect(remove).toHaveCount(3);
    const names = await remove.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const removeNamed = (index: number) => page.getByRole('button', { name: names[index] ?? '', exact: true });
    for (const [pressed, focused] of [
      [1, 2],
      [2, 0],
    ] as const) {
      await removeNamed(pressed).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Removed from Wishlist' })).toBeVisible();
      await pressAnswer(page);
      await expect(removeNamed(focused)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Removed from Wishlist' })).toBeVisible();
    await pressAnswer(page);
    await expect(page.locator('.lectern-empty-note')).toBeFocused();
  });
}

test('Add to Cart keeps the focus while it turns into In Cart; removing a row moves it', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  await become(await signUp(server.url));
  await page.setViewportSize(phone);
  await page.goto('/courses');
  const cards = page.getByRole('article').filter({ hasText: '₹' });
  for (const place of [1, 2, 3]) {
    const button = cards.nth(place).getByRole('button', { name: /^(Add to|In) Cart/ });
    await button.focus();
    const top = await scrollOf(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName(/^In Cart/);
    await expect(button).toBeDisabled();
    expect(await scrollOf(page)).toBe(top);
    // In Cart ignores presses.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto('/cart');
  const remove = page.locator('.lectern-cart-row').getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(3);
  const second = await remove.nth(1).getAttribute('aria-label');
  await remove.first().focus();
  for (const [left, focused] of [
    [2, second],
    [1, undefined],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Removed from Cart' })).toBeVisible();
    await pressAnswer(page);
    await expect(remove).toHaveCount(left);
    await expect(remove.first()).toBeFocused();
    if (focused) await expect(remove.first()).toHaveAccessibleName(focused);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Removed from Cart' })).toBeVisible();
  await pressAnswer(page);
  await expect(page.locator('.lectern-empty-note')).toBeFocused();
  await expect(page.locator('.lectern-empty-note')).toContainText('Your cart is empty.');
});

test('signing in from a card far down the list returns to its heart', { tag: '@deep' }, async ({
  page,
  shopper,
  server,
}) => {
  const { email, password } = await signUp(server.url);
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto('/course');
    const card = page.getByRole('article').nth(6);
    const title = await card.getAttribute('aria-label');
    const heart = page.getByRole('button', { name: new RegExp(`(Add to|Remove from) wishlist: ${title}$`) });
    await heart.click();
    await page.getByRole('dialog', { name: 'Login Required' }).getByRole('button', { name: 'Sign in' }).click();
    await shopper.signIn(email, password);
    await page.getByRole('dialog', { name: 'Login Successful!' }).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/course#wishlist-/);
    await expect(heart).toBeFocused();
    await expect(heart).toBeInViewport({ ratio: 1 });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // For the next size.
    await page.keyboard.press('Enter');
    await shopper.acknowledge('Removed from Wishlist');
    await page.evaluate(() => localStorage.clear());
  }
});

test('all groups of filters are in sight on a screen of 900 px, and their buttons beside courses to compare', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/courses');
  await settle(page);
  const filters = page.getByRole('form', { name: 'Filters' });
  const clear = filters.getByRole('button', { name: 'Clear Filters' });
  await expect(filters.getByRole('radio', { name: 'Any rating' })).toBeInViewport({ ratio: 1 });
  const { y: buttons = 0 } = (await clear.boundingBox()) ?? {};
  const last = await filters.getByText('Any rating').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(buttons);

  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  const tray = page.locator('.lectern-compare-area-tray');
  await expect(tray).toBeVisible();
  await expect
    .poll(async () => {
      const [button, below] = await Promise.all([clear.boundingBox(), tray.boundingBox()]);
      return (below?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test("the buttons of a narrow card aren't cut off, each on one line", { tag: '@deep' }, async ({ page }) => {
  const looksWhole = async () => {
    const buttons = page.getByRole('article').locator('.lectern-course-card-footer .lectern-button');
    await expect(buttons.nth(2)).toBeAttached();
    for (const button of await buttons.all()) {
      const card = await button.locator('xpath=ancestor::article[1]').boundingBox();
      const box = await button.boundingBox();
      expect(box?.height).toBe(36);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0) - 8);
    }
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await looksWhole();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/course');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Related Courses' })).toBeVisible();
  await looksWhole();
  const related = page.locator('.lectern-related-courses');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await related
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ top, right }) => ({ top, right })));
    // Three in one row, across the whole section.
    expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
    const section = await related.evaluate((one) => one.getBoundingClientRect().right);
    expect(Math.max(...cards.map(({ right }) => right))).toBeCloseTo(section, 0);
    expect(await spilledTexts(page)).toEqual([]);
  }
});

for (const path of sampled(['/course', '/search?q=design'])) {
  test(`the filter buttons are visible beside the list, and stay so (${path})`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(path);
    const filters = page.getByRole('form', { name: 'Filters' });
    const apply = filters.getByRole('button', { name: 'Apply Filters' });
    const card = page.getByRole('article').first();
    for (const height of [720, 1080]) {
      await page.setViewportSize({ width: 1280, height });
      for (const top of [0, 200]) {
        await expect(card).toHaveAttribute('aria-label');
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect(apply).toBeInViewport({ ratio: 1 });
        await expect(filters.getByRole('button', { name: 'Clear Filters' })).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await filters.getByLabel('Max').focus();
    for (let press = 0; press < 20 && !(await apply.evaluate((one) => one === document.activeElement)); press++) {
      await page.keyboard.press('Tab');
      // Nothing focused is hidden behind the buttons.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement as Element;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            // A radio button is seen as its label.
            return (focused.closest('label') ?? focused).contains(hit) || hit?.contains(focused);
          }),
        )
        .toBe(true);
    }
    await expect(apply).toBeFocused();
    expect(await scrollOf(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(apply).toBeFocused();
    await expect(apply).toBeInViewport({ ratio: 1 });
  });
}

test('of many categories the most useful are in sight, so that every group is; a key shows the others', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/courses');
  await settle(page);
  const filters = page.getByRole('form', { name: 'Filters' });
  const actions = filters.locator('.lectern-course-filters-actions');
  const top = (await actions.boundingBox())?.y ?? 0;
  for (const heading of await filters.locator('summary, legend').all()) {
    await expect(heading).toBeInViewport({ ratio: 1 });
    // Not behind the buttons.
    const box = await heading.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  const categories = filters.locator('.lectern-chip:has([name="category"])').filter({ visible: true });
  await expect(categories).toHaveCount(4);
  await expect(categories.filter({ hasText: 'Business' })).toContainText('11');
  const more = filters.getByRole('button', { name: 'Show all 8 categories', expanded: false });
  await more.press('Enter');
  await expect(categories).toHaveCount(8);
  const fewer = filters.getByRole('button', { name: 'Show fewer categories', expanded: true });
  await expect(fewer).toBeFocused();
  await filters.getByRole('radio', { name: /^Writing/ }).press('Space');
  // What is chosen stays in sight.
  await fewer.press('Enter');
  await expect(categories).toHaveCount(5);
  await expect(filters.getByRole('radio', { name: /^Writing/ })).toBeChecked();
});

test('filters keep the focus when they are applied, cleared or removed one by one', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/courses');
  const filters = page.getByRole('form', { name: 'Filters' });
  const apply = filters.getByRole('button', { name: 'Apply Filters' });
  await filters.getByLabel('Min').fill('300');
  await filters.getByLabel('Max').fill('900');
  await filters.getByLabel('Max').press('Enter');
  await expect(page).toHaveURL(/minPrice=300&maxPrice=900/);
  await expect(filters.getByLabel('Max')).toBeFocused();
  await filters.getByRole('radio', { name: 'Beginner' }).press('Space');
  await apply.press('Enter');
  await expect(page).toHaveURL(/level=Beginner/);
  await expect(apply).toBeFocused();

  const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` });
  await chip('From ₹300').press('Enter');
  await expect(chip('Up to ₹900')).toBeFocused();
  await expect(filters.getByLabel('Min')).toHaveValue('');
  await chip('Beginner').press('Enter');
  await expect(chip('Up to ₹900')).toBeFocused();
  await chip('Up to ₹900').press('Enter');
  await expect(page.getByRole('heading', { name: /^\d+ Courses Found$/ })).toBeFocused();

  const clear = filters.getByRole('button', { name: 'Clear Filters' });
  await filters.getByLabel('Max').fill('900');
  await filters.getByLabel('Max').press('Enter');
  await expect(page).toHaveURL(/maxPrice=900/);
  await clear.press('Enter');
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(clear).toBeFocused();
  await expect(filters.getByLabel('Max')).toHaveValue('');
  // Text that was typed but never applied is cleared as well.
  await filters.getByLabel('Max').fill('5');
  await clear.press('Enter');
  await expect(filters.getByLabel('Max')).toHaveValue('');

  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  for (const action of ['Apply Filters', 'Clear Filters']) {
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    if (action === 'Apply Filters') await drawer.getByLabel('Max').fill('900');
    await drawer.getByRole('button', { name: action }).press('Enter');
    await expect(opener).toBeFocused();
  }
});

for (const delay of sampled([600, 0])) {
  test(`a sent or changed review gets the focus (API ${delay} ms)`, { tag: '@deep' }, async ({
    page,
    server,
    become,
  }) => {
    const learner = await become(await signUp(server.url));
    const course = await courseNamed(learner, 'TypeScript That Reads Well');
    await buy(learner, course);
    await page.setViewportSize(phone);
    await slowDown(page, delay);
    await page.goto(`/course/${course._id}`);
    const own = page.getByRole('region', { name: 'Your review' });
    for (const [comment, button] of [
      ['It says why, not only how.', 'Submit review'],
      ['Better at the second reading.', 'Update review'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Your review' }).fill(comment);
      await page.getByRole('button', { name: button }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Review Added!' })).toBeVisible();
      await pressAnswer(page);
      await expect(own.getByRole('article')).toBeFocused();
      await expect(own.getByRole('article')).toContainText(comment);
      await expect(own.getByRole('article')).toBeInViewport();
      await own.getByRole('button', { name: 'Edit your review' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Your review' })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(own.getByRole('button', { name: 'Edit your review' })).toBeFocused();
  });
}
