import { dialogFrameOf, frames, messages, say } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** A link of a partner's page that opens the checkout, and what the page learns of a checkout. */

const href = `https://market.test/checkout?course=${course(1)}`;
const link = (more = '', leads = href) =>
  `<a href="${leads}" data-lectern-course="${course(1)}" ${more}><b>Buy it</b></a>`;

test('a link that names a course opens its checkout; nothing is loaded before', async ({ page, market, visit }) => {
  await visit(`${link('data-lectern-code="spring-20"')}<script>
    addEventListener('lectern-open', ({ detail }) => (window.opened ??= []).push(detail));
  </script>`);
  await page.waitForFunction(() => customElements.get('lectern-course-card'));
  expect(market.asked).toEqual([]);
  await page.getByText('Buy it').click();
  await expect(dialogFrameOf(page).locator('main')).toContainText('open');
  const params = { courseIds: [course(1)], code: 'spring-20' };
  expect(await messages(page)).toContainEqual({ type: 'open', view: 'checkout', params });
  const opened = await page.evaluate(() => (window as never as { opened: unknown[] }).opened);
  expect(opened).toEqual([{ view: 'checkout', params, href }]);
});

test('the page may act on such a link itself, and a new tab stays a new tab', async ({
  page,
  market,
  context,
  visit,
}) => {
  await visit(`${link('id="own"', '#there')}${cardOf(1)}<script>
    document.querySelector('#own').addEventListener('lectern-open', (event) => {
      event.preventDefault();
      window.isAsked = true;
    });
  </script>`);
  await page.locator('#own').click();
  await page.waitForFunction(() => 'isAsked' in window);
  await expect(page.locator('lectern-course-card h3')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.locator('#own').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/#there$/);
  expect(frames(market)).toEqual([]);
});

test('the page learns that a checkout was viewed, and that it was left', async ({ page, visit }) => {
  await visit(`${link()}<script>
    for (const name of ['lectern-checkout', 'lectern-abandoned'])
      addEventListener(name, ({ type, detail }) => (window.told ??= []).push([type, detail]));
  </script>`);
  await page.waitForFunction(() => customElements.get('lectern-course-card'));
  await page.getByText('Buy it').click();
  await expect(dialogFrameOf(page).locator('main')).toContainText('open');
  const courseIds = [course(1)];
  for (const name of ['checkout', 'abandoned'])
    await say(page, { type: 'event', name, detail: { courseIds, email: 'a@b.example' } });
  await expect
    .poll(() => page.evaluate(() => (window as never as { told: unknown }).told))
    .toEqual([
      ['lectern-checkout', { courseIds }],
      ['lectern-abandoned', { courseIds }],
    ]);
});
