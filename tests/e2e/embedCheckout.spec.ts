import { dialogFrameOf, say } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

test('the page learns that a checkout was viewed, and that it was left', async ({ page, visit }) => {
  await visit(`${cardOf(1)}<script>
    for (const name of ['lectern-checkout', 'lectern-abandoned'])
      addEventListener(name, ({ type, detail }) => (window.told ??= []).push([type, detail]));
  </script>`);
  await page.waitForFunction(() => customElements.get('lectern-course-card'));
  await page.evaluate((id) => {
    const { lectern } = window as never as { lectern: { open(view: string, params: object): Promise<void> } };
    return lectern.open('checkout', { courseIds: [id] });
  }, course(1));
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
