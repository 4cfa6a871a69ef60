import { sampled } from '../runs.ts';
import { expect, test } from './fixtures.ts';
import { judge } from './inspector.ts';

/** The command bar, by keyboard alone. */

test('a learner goes to a lecture, a page and another theme without a mouse', { tag: '@deep' }, async ({
  page,
  become,
}) => {
  await become('learner');
  await page.goto('/about');
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await expect(menu).toBeVisible();
  await menu.focus();
  await page.keyboard.press('ControlOrMeta+k');
  const bar = page.getByRole('dialog', { name: 'Go to' });
  const field = bar.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(menu).toBeFocused();

  // The same from the menu, which says the keys.
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await expect(page.getByRole('menuitem', { name: /^Go to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const course = bar.getByRole('group', { name: 'Your courses' }).getByRole('option').first();
  const title = (await course.innerText()).trim();
  await page.keyboard.type(title);
  await expect(course).toBeVisible();
  while ((await course.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const lectures = bar.getByRole('group', { name: 'Lectures' }).getByRole('option');
  await expect(lectures.first()).toBeVisible();
  const lecture = (await lectures.nth(1).innerText()).trim();
  await page.keyboard.type(lecture);
  await expect(lectures).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learning\?lecture=/);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { name: lecture })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('.site')).toHaveAttribute('data-lectern-theme', 'dark');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('purch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
});

test('an instructor goes to the content of a course; the editor of texts keeps its keys', { tag: '@deep' }, async ({
  page,
  become,
}) => {
  await become('instructor');
  await page.goto('/instructor');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const bar = page.getByRole('dialog', { name: 'Go to' });
  const taught = bar.getByRole('group', { name: 'Teaching' }).getByRole('option');
  await expect(taught.first()).toHaveText(/Grad/);
  await expect(taught.nth(2)).toBeVisible();
  for (let step = 0; step < 40 && (await taught.nth(2).getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('manage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/instructor\/course\/[^/]+\/content$/);

  await page
    .getByRole('button', { name: /^Add Lecture to/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Text' });
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(bar).toBeHidden();
});

test('the keys work from the moment that the account menu shows', { tag: '@deep' }, async ({ page, become }) => {
  await become('learner');
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label^="Account menu"]')) return;
      observer.disconnect();
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
});

for (const [width, scheme, direction] of sampled([
  [320, 'dark', 'rtl'],
  [1280, 'light', 'ltr'],
] as const))
  test(`is fit for use at ${width} px, ${scheme}, ${direction}`, { tag: '@deep' }, async ({ page, become }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await become('instructor');
    await page.goto('/about');
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const bar = page.getByRole('dialog', { name: 'Go to' });
    await expect(bar.getByRole('group', { name: 'Teaching' })).toBeVisible();
    await expect(bar.getByRole('option', { name: 'Sign Out' })).toBeAttached();
    const box = await bar.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await judge(page, 'the command bar', { within: '.lectern-command-bar' });
  });
