import { cardOf } from '../hosts/hostPage.ts';
import { expect, test } from './embedding.ts';

test('before the first press a page asks one origin for the fragments and pictures in view, and stores nothing', async ({
  page,
  context,
  site,
  marketplace,
  openHost,
}) => {
  const requests: URL[] = [];
  const secrets: string[] = [];
  context.on('request', (request) => {
    requests.push(new URL(request.url()));
    const { cookie, authorization, referer } = request.headers();
    if (request.url().startsWith(site.url)) return;
    if (cookie ?? authorization ?? referer?.includes('visitor')) secrets.push(request.url());
  });
  const far = '<div style="height: 6000px"></div>';
  await openHost(
    `${cardOf(marketplace, marketplace.course)}<lectern-cart-button></lectern-cart-button>
      <lectern-sign-in></lectern-sign-in><lectern-checkout course-ids="${marketplace.course}"></lectern-checkout>
      ${far}<lectern-course-list limit="3"></lectern-course-list>
      <lectern-course-player course-id="${marketplace.owned}"></lectern-course-player>`,
  );
  await expect(page.locator('lectern-course-card article')).toBeVisible();
  await expect(page.locator('lectern-sign-in a')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked = () => requests.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== site.url);
  const pathsLike = (pattern: RegExp) => asked().flatMap(({ pathname }) => (pattern.test(pathname) ? [pathname] : []));
  const fragments = () => pathsLike(/^\/embed\/fragments\//).sort();
  const pictures = () => pathsLike(/^\/api\/files\//);
  expect([...new Set(asked().map(({ origin }) => origin))]).toEqual([marketplace.url]);
  expect(fragments()).toEqual([
    '/embed/fragments/cards',
    '/embed/fragments/cart-button',
    '/embed/fragments/checkout',
    '/embed/fragments/sign-in',
  ]);
  expect(pathsLike(/^\/embed\/fragments-\w+\.css$/)).toHaveLength(1);
  expect(pictures()).toHaveLength(1);
  const code = pathsLike(/^\/embed\/(v1\.js|chunks\/[\w-]+\.js)$/);
  expect(code).toContain('/embed/v1.js');
  // Nothing else, and nothing twice.
  expect(asked()).toHaveLength(fragments().length + 1 + pictures().length + code.length);
  expect(new Set(asked().map(({ href }) => href)).size).toBe(asked().length);
  expect(page.frames()).toHaveLength(1);
  expect(secrets).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });

  await page.locator('lectern-course-list').scrollIntoViewIfNeeded();
  await expect(page.locator('lectern-course-list article')).toHaveCount(3);
  expect(fragments().filter((path) => /list|player/.test(path))).toEqual([
    '/embed/fragments/list',
    '/embed/fragments/player',
  ]);
  expect(page.frames()).toHaveLength(1);
});
