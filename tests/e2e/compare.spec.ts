import type { Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { expect, test } from './fixtures.ts';
import { judge } from './inspector.ts';

/** Courses side by side: marked in lists, kept over pages, and compared by mouse, keyboard and finger. */

const toggles = (page: Page) => page.getByRole('button', { name: /^Compare: / });
const tray = (page: Page) => page.getByRole('region', { name: 'Courses to compare' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare courses' });
const titleOf = async (page: Page, place: number) =>
  ((await toggles(page).nth(place).getAttribute('aria-label')) ?? '').replace('Compare: ', '');
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

test('a visitor marks three courses, a fourth is refused, and they are compared after a reload and in another tab', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto('/courses');
  await hydrated(page);
  const titles = await Promise.all([0, 1, 2, 3].map((place) => titleOf(page, place)));
  for (const place of [0, 1, 2]) await toggles(page).nth(place).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  await toggles(page).nth(3).click();
  await expect(tray(page).getByRole('status')).toHaveText(
    `You can compare up to 3 courses. Remove one to add "${titles[3]}".`,
  );
  await expect(toggles(page).nth(3)).toHaveAttribute('aria-pressed', 'false');

  // Another tab has them at once, and what it takes out is gone here.
  const other = await context.newPage();
  await other.goto('/search?q=design');
  await expect(tray(other).getByRole('listitem')).toHaveCount(3);
  await tray(other)
    .getByRole('button', { name: `Remove from the comparison: ${titles[2]}` })
    .click();
  await expect(toggles(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  await other.close();

  await page.reload();
  await tray(page).getByRole('button', { name: 'Compare 2 courses' }).click();
  const table = dialog(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(titles.slice(0, 2));
  for (const name of ["What You'll Learn", 'Length', 'Level', 'Project', 'Student Reviews', 'Instructor'])
    await expect(table.getByRole('rowheader', { name })).toBeAttached();
  const price = table.getByRole('row', { name: /^Price with tax/ });
  await expect(price.getByRole('cell').first()).toContainText(/₹[\d,.]+₹[\d,.]+ \+ ₹[\d,.]+ tax/);
  await expect(table.getByText('5 stars').first()).toBeVisible();
  await judge(page, 'the comparison', { within: '.lectern-compare-area-dialog' });

  // A title leads to its course, whose related courses can be marked too.
  await table.getByRole('link', { name: titles[0] ?? '', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('.lectern-related-courses').getByRole('button', { name: /^Compare: / })).not.toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(toggles(page)).toHaveCount(0);
  await expect(tray(page)).toHaveCount(0);
});

test('by keyboard alone, the focus is never lost or behind the tray', { tag: '@deep' }, async ({ page, become }) => {
  await become('learner');
  await page.goto('/courses');
  await hydrated(page);
  const focusedBottom = () =>
    page.evaluate(() => {
      const tray = document.querySelector('.lectern-compare-area-tray');
      const focused = document.activeElement;
      if (!tray || !focused || tray.contains(focused)) return 0;
      return focused.getBoundingClientRect().bottom - tray.getBoundingClientRect().top;
    });
  for (const place of [0, 1]) {
    await toggles(page).nth(place).focus();
    await page.keyboard.press('Space');
    await expect(toggles(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  // The next stop opens the comparison.
  await page.keyboard.press('Tab');
  const shortcut = page.getByRole('main').getByRole('button', { name: 'Compare 2 courses' }).nth(1);
  await expect(shortcut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(shortcut).toBeFocused();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(focusedBottom, `stop ${step}`).toBeLessThanOrEqual(0);
  }

  // What is put into the cart is said in the button.
  await tray(page).getByRole('button', { name: 'Compare 2 courses' }).focus();
  await page.keyboard.press('Enter');
  const add = dialog(page)
    .getByRole('button', { name: /^Add to Cart: / })
    .first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: /^Go to cart: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();

  // Taking the last one out gives the focus a place on the page.
  await tray(page).getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(tray(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a course that is no longer published leaves the comparison, and is named', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/courses');
  await hydrated(page);
  const title = await titleOf(page, 0);
  await toggles(page).nth(0).click();
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('comparison') ?? '[]');
    stored.push({ _id: 'f'.repeat(24), title: 'Knots of the Sea', imageUrl: '/placeholder.svg' });
    localStorage.setItem('comparison', JSON.stringify(stored));
  });
  await page.reload();
  await tray(page).getByRole('button', { name: 'Compare 2 courses' }).click();
  await expect(dialog(page).getByRole('status').first()).toHaveText(
    '"Knots of the Sea" is no longer available, so it was removed from the comparison.',
  );
  await expect(dialog(page).getByRole('columnheader')).toHaveText([title]);
});

for (const [width, scheme, direction] of sampled([
  [360, 'dark', 'ltr'],
  [1280, 'light', 'ltr'],
  [320, 'light', 'rtl'],
] as const))
  test(`is fit for use at ${width} px, ${scheme}, ${direction}, and moves nothing`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto('/courses');
    await hydrated(page);
    for (const place of [0, 1, 2]) await toggles(page).nth(place).click();
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    await page.addInitScript(() => {
      const shifts: { value: number; startTime: number }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await hydrated(page);
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    // Before the document is read there is no tray: a slow browser draws the page in pieces.
    const shift = await page.evaluate(() => {
      const [read] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const { shifts } = window as unknown as { shifts: { value: number; startTime: number }[] };
      return shifts
        .filter(({ startTime }) => startTime > (read?.domInteractive ?? 0))
        .reduce((sum, { value }) => sum + value, 0);
    });
    expect(shift).toBeLessThan(0.005);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await judge(page, 'the tray', { within: '.lectern-compare-area-tray' });

    // At the end of the page, the tray is below the list and above the footer.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const tray = box('.lectern-compare-area-tray');
      return {
        list: (tray?.top ?? 0) - (box('.lectern-course-list')?.bottom ?? 0),
        footer: (box('.site-footer')?.top ?? 0) - (tray?.bottom ?? 0),
      };
    });
    expect(end.list).toBeGreaterThanOrEqual(0);
    expect(end.footer).toBeGreaterThanOrEqual(0);

    await tray(page).getByRole('button', { name: 'Compare 3 courses' }).click();
    const scroller = dialog(page).getByRole('region', { name: 'Comparison' });
    await expect(dialog(page).getByRole('button', { name: /^(Add to Cart|Enroll Now): / })).toHaveCount(3);
    const box = await dialog(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    // By keys too: every column and the last row come into view.
    await scroller.focus();
    await page.keyboard.press('End');
    const last = dialog(page)
      .getByRole('button', { name: /^(Add to Cart|Enroll Now): / })
      .last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await judge(page, 'the comparison', { within: '.lectern-compare-area-dialog' });
  });

test('on the page of a course, a phone shows both bars', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/courses');
  await hydrated(page);
  for (const place of [0, 1]) await toggles(page).nth(place).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('link', { name: /^View Details/ })
    .nth(2)
    .click();
  const curriculum = page.getByRole('heading', { name: 'Course Curriculum' });
  await curriculum.scrollIntoViewIfNeeded();
  const bar = page.locator('.lectern-course-detail-buy-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(tray(page)).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await tray(page).boundingBox()];
      return above && below ? Math.round(below.y - above.y - above.height) : -1;
    })
    .toBe(0);
});
