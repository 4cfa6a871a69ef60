import type { Route } from '@playwright/test';
import { cardOf } from '../hosts/hostPage.ts';
import { shiftOf, watch } from '../hosts/visit.ts';
import { sampled } from '../runs.ts';
import { expect, test } from './embedding.ts';

/** Ways in which a marketplace fails to answer. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: '{"code":"internal"}',
    }),
  'answers HTML': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><h1>Maintenance</h1>',
    }),
  'answers half a fragment': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: '{"items":{"',
    }),
  'answers for longer than 10 s': () => new Promise(() => {}),
};

for (const [name, fail] of sampled(Object.entries(failures))) {
  test(`when the marketplace ${name}, the link stays, nothing moves, and a retry works`, async ({
    page,
    marketplace,
    openHost,
    complaints,
  }) => {
    const errors: string[] = [];
    await watch(page, []);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**/embed/fragments/**', fail);
    await openHost(
      `<main>${cardOf(marketplace, marketplace.course)}<p id="after">Next article</p>
        <lectern-sign-in><a href="${marketplace.url}/login">Sign in</a></lectern-sign-in></main>`,
    );
    const element = page.locator('lectern-course-card');
    const link = element.getByRole('link', { name: 'A course', exact: true });
    await expect(link).toBeVisible();
    const place = await page.locator('#after').boundingBox();
    // The element says so at the end of its 10 s.
    const refused = element.evaluate((one: HTMLElement & { ready: Promise<unknown> }) =>
      one.ready.then(
        () => 'ready',
        () => 'failed',
      ),
    );
    expect(await refused).toBe('failed');
    await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.locator('#after').boundingBox()).toEqual(place);
    expect(await shiftOf(page.mainFrame())).toBe(0);
    expect(errors).toEqual([]);
    // The browser logs failed requests.
    complaints.splice(0);
    await page.unroute('**/embed/fragments/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(element.getByRole('article')).toBeVisible();
    await expect(link).toBeHidden();
  });
}

test('a page whose loader never arrives keeps its links', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
  complaints,
}) => {
  await page.route('**/embed/v1.js', (route) => route.abort('connectionrefused'));
  await openHost(cardOf(marketplace, marketplace.course));
  await expect(page.getByRole('link', { name: 'A course' })).toBeVisible();
  complaints.splice(0);
});

for (const [way, fail] of sampled([
  ['is refused', (route) => route.abort('connectionrefused')],
  ['never arrives', () => {}],
] as const satisfies [string, (route: Route) => unknown][]))
  test(`a button is free again when the code of its frame ${way}, and the next press works`, { tag: '@deep' }, async ({
    page,
    marketplace,
    openHost,
    complaints,
  }) => {
    await openHost(cardOf(marketplace, marketplace.course));
    await page.route('**/runFrame-*', fail);
    const add = page.locator('lectern-course-card').getByRole('button', { name: /^Add to Cart/ });
    const dialog = page.getByRole('dialog');
    await add.click();
    await expect(dialog.getByText(`${new URL(marketplace.url).host} can't be reached.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(add).not.toHaveAttribute('aria-busy');
    // The code of a frame that is left could still come, and open a dialog that nobody asks for any more.
    await expect.poll(() => page.frames().length).toBe(1);
    await page.unroute('**/runFrame-*');
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    // The browser's own message about the file, and no uncaught error.
    expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
    complaints.splice(0);
  });
