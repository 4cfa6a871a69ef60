import { sampled } from '../runs.ts';
import { frames, inFrame, messages } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { expect, test } from './embedTest.ts';

/** Links of a page that name a course: they open its checkout in the page, and stay links. */

const link = `<a href="#elsewhere" data-lectern-course="${course(1)}" data-lectern-code="SPRING-20">Take the <b>course</b></a>`;
const bought = { type: 'open', view: 'checkout', params: { courseIds: [course(1)], code: 'SPRING-20' } };

for (const script of sampled(['module', 'classic']))
  test(`${script}: a press opens the checkout, also of a link that comes later; nothing is loaded before`, async ({
    page,
    market,
    visit,
  }) => {
    const classic = `<script src="${market.url}/embed/v1.classic.js" data-key="pk_test"></script>`;
    await visit(`${script === 'classic' ? classic : ''}<div></div><script>
      addEventListener('lectern-open', ({ detail, target }) => (window.told = [detail.view, detail.href, target.localName]));
    </script>`);
    await page.waitForFunction(() => customElements.get('lectern-course-card'));
    await page.locator('div').evaluate((one, html) => (one.innerHTML = html), link);
    expect(market.asked).toEqual([]);
    await page.getByText('course', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
    expect(frames(market)).toHaveLength(1);
    await expect.poll(() => messages(page)).toContainEqual(bought);
    const href = await page.evaluate(() => `${location.origin}/#elsewhere`);
    expect(await page.evaluate(() => (window as never as { told: unknown }).told)).toEqual(['checkout', href, 'a']);
    // The keyboard does the same.
    await page.keyboard.press('Escape');
    await page.getByRole('link').press('Enter');
    await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
    expect(page.url()).not.toContain('elsewhere');
  });

test('with another key or button, cancelled, or without a marketplace it is the link that it was', {
  tag: '@deep',
}, async ({ page, market, complaints, visit }) => {
  await visit(link);
  await page.waitForFunction(() => customElements.get('lectern-course-card'));
  for (const options of [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const) {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link').click(options as { button?: 'middle' }),
    ]);
    expect(opened.url()).toContain('#elsewhere');
    await opened.close();
  }
  expect(page.url()).not.toContain('elsewhere');
  await page.evaluate(() => {
    const told = Object.assign(window, { opens: 0 });
    addEventListener('lectern-open', () => (told.opens += 1));
    addEventListener('lectern-open', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  // The first press is the page's own, and what the second opens is refused.
  await page.getByRole('link').click();
  await page.getByRole('link').click();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/frames-')),
  );
  expect(inFrame(page)).toBeUndefined();
  // The marketplace doesn't know this page.
  const refusal = JSON.stringify({ code: 'unknown_key', message: 'No such key.' });
  market.answers.set('/embed/partner', (_, response) => response.writeHead(403).end(refusal));
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/#elsewhere$/);
  expect(complaints.splice(0).at(-1)).toContain("doesn't know the key");
  expect(await page.evaluate(() => (window as never as { opens: number }).opens)).toBe(2);
});

for (const [what, files] of [
  ['the script', '**/embed/v1.js'],
  ['what the script loads', '**/widgets-*.js'],
] as const)
  test(`without ${what} it is a plain link`, async ({ page, complaints, visit }) => {
    await page.route(files, (route) => route.abort());
    await visit(link);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/#elsewhere$/);
    expect(complaints.splice(0)).toHaveLength(1);
  });
