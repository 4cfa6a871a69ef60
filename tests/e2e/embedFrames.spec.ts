import type {} from '@lectern/embed';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { course, type FakeMarketplace, startFakeMarketplace } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** Frames of the marketplace in a page of another site: the dialog, frames in the page's flow, and what they say. */

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="lectern-app"]');
const frames = ({ asked }: FakeMarketplace) => asked.filter((path) => path.startsWith('/embed/frame/'));
/** What the page has sent to the frame. */
const inFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('/embed/frame/'));
const messages = (page: Page) =>
  inFrame(page)?.evaluate(() => (window as unknown as { messages: Record<string, unknown>[] }).messages);
/** Makes the frame send a message to the page. */
const say = (page: Page, message: object) =>
  page.evaluate((sent) => {
    const frame =
      document.querySelector<HTMLIFrameElement>('iframe[name="lectern-app"]') ??
      document.querySelector<HTMLIFrameElement>('iframe[src*="/embed/frame/"]');
    frame?.contentWindow?.postMessage({ say: sent }, '*');
  }, message);
const enroll = (page: Page) => page.getByRole('link', { name: 'Enroll Now' });

test('a press opens a dialog with the view; Escape closes it and gives the focus back', async ({
  page,
  market,
  visit,
}) => {
  await visit(`<style>:root { --lectern-color-primary: rgb(9, 8, 7) }</style>
    <lectern-marketplace theme="dark">${cardOf(1)}</lectern-marketplace>`);
  await page.locator('lectern-marketplace').evaluate((one: HTMLElementTagNameMap['lectern-marketplace']) => {
    one.appearance = { button: { color: '#ffffff' } };
  });
  await enroll(page).focus();
  expect(market.asked.filter((path) => !path.startsWith('/embed/fragments'))).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'View of checkout' });
  await expect(dialog).toBeVisible();
  await expect(frameOf(page).getByText('open')).toBeVisible();
  expect(market.asked.slice(-2)).toEqual(['/embed/partner?key=pk_test', '/embed/frame/app?key=pk_test']);
  expect(await messages(page)).toContainEqual({ type: 'open', view: 'checkout', params: { courseIds: [course(1)] } });
  const settings = await inFrame(page)?.evaluate(() => (window as unknown as { settings: unknown }).settings);
  expect(settings).toEqual({
    theme: 'dark',
    appearance: { button: { color: '#ffffff' } },
    variables: { '--lectern-color-primary': 'rgb(9, 8, 7)' },
  });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).toBe('IFRAME');
  // As wide as what the frame shows.
  await expect(dialog).toHaveCSS('width', '960px');
  await say(page, { type: 'opened', view: 'sign-in', label: 'View of checkout' });
  await expect(dialog).toHaveCSS('width', '480px');
  await say(page, { type: 'close' });
  await expect(dialog).toBeHidden();
  await expect(enroll(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The same frame: it keeps the session.
  expect(frames(market)).toHaveLength(1);
  // The frame would answer Escape itself.
  await expect.poll(focused).toBe('IFRAME');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => messages(page)).toContainEqual({ type: 'dismissed' });
});

test('a frame has the direction of the page', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(`<div dir="rtl">${cardOf(1)}</div>`);
  await enroll(page).click();
  await expect(frameOf(page).getByText('open')).toBeVisible();
  const settings = await inFrame(page)?.evaluate(() => (window as unknown as { settings: unknown }).settings);
  expect(settings).toMatchObject({ dir: 'rtl' });
});

test('a press with a modifier, and a cancelled one, open nothing', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  await visit(`${cardOf(1)}<script>addEventListener('lectern-open', (event) => {
    event.preventDefault();
    document.title = JSON.stringify(event.detail);
  })</script>`);
  await enroll(page).click();
  await expect(page).toHaveTitle(
    JSON.stringify({
      view: 'checkout',
      params: { courseIds: [course(1)] },
      href: `https://market.test/checkout?course=${course(1)}`,
    }),
  );
  await page.getByRole('link', { name: 'Course' }).click();
  await expect(page).toHaveTitle(/"view":"course"/);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    enroll(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(frames(market)).toEqual([]);
});

test('the code of an element goes with what is pressed in it', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(
    `${cardOf(1).replace('>', ' code=" SPRING-20 ">')}<lectern-cart-button code="SPRING-20"></lectern-cart-button>`,
  );
  await enroll(page).click();
  const params = { courseIds: [course(1)], code: 'SPRING-20' };
  await expect.poll(() => messages(page)).toContainEqual({ type: 'open', view: 'checkout', params });
  await say(page, { type: 'close' });
  await page.locator('lectern-cart-button').getByRole('link').click();
  const cart = { type: 'open', view: 'cart', params: { code: 'SPRING-20' } };
  await expect.poll(() => messages(page)).toContainEqual(cart);
  await say(page, { type: 'close' });
  await page.locator('lectern-course-card').evaluate((one: HTMLElementTagNameMap['lectern-course-card']) => {
    one.code = undefined;
  });
  await enroll(page).click();
  const without = { type: 'open', view: 'checkout', params: { courseIds: [course(1)] } };
  await expect.poll(() => messages(page)).toContainEqual(without);
});

test('what is no code is left out, and the console says so', { tag: '@deep' }, async ({ page, visit, complaints }) => {
  await visit(cardOf(1).replace('>', ' code="2 for 1">'));
  await enroll(page).click();
  const without = { type: 'open', view: 'checkout', params: { courseIds: [course(1)] } };
  await expect.poll(() => messages(page)).toContainEqual(without);
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('Lectern: <lectern-course-card>: A code has 3 to 40 letters, digits and hyphens.'),
  ]);
});

test('what the frame reports marks every card and button, and becomes an event', async ({ page, visit }) => {
  await visit(`${cardOf(1)}${cardOf(2)}<lectern-cart-button><a href="#cart">Cart</a></lectern-cart-button>
    <script>
      window.events = [];
      for (const name of ['purchase', 'session', 'progress']) {
        addEventListener('lectern-' + name, ({ detail, target }) => events.push([name, detail, target.localName]));
      }
    </script>`);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.first().click();
  await expect(add.first()).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => messages(page)).toEqual([{ type: 'cart', act: 'add', courseId: course(1) }]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await say(page, { type: 'state', isSignedIn: true, cart: [course(1)], owned: [course(2)], wished: [course(2)] });
  await expect(page.locator('article').nth(0)).toHaveAttribute('data-lectern-state', 'in-cart');
  await expect(page.getByRole('link', { name: 'In Cart' }).first()).toBeFocused();
  await expect(page.locator('article').nth(1)).toHaveAttribute('data-lectern-state', 'owned');
  await expect(page.getByRole('button', { name: 'Wish' }).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'cart 1' })).toBeVisible();
  const detail = { orderId: 'o1', courseIds: [course(1)], total: 10, currency: 'INR' };
  await say(page, { type: 'event', name: 'purchase', detail: { ...detail, name: 'Ada' } });
  await say(page, { type: 'event', name: 'surprise', detail: {} });
  await say(page, { type: 'event', name: 'progress', detail: { courseId: course(1), percentage: 'all' } });
  await say(page, { type: 'event', name: 'session', detail: { isSignedIn: false } });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { events: unknown[] }).events))
    .toEqual([
      ['purchase', detail, 'lectern-course-card'],
      ['session', { isSignedIn: false }, 'lectern-course-card'],
    ]);
});

test('a failure of a button that opens nothing is shown', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(cardOf(1));
  await page.getByRole('button', { name: 'Wish' }).click();
  await expect.poll(() => messages(page)).toEqual([{ type: 'cart', act: 'wish', courseId: course(1) }]);
  await say(page, { type: 'event', name: 'error', detail: { code: 'network', message: 'No response from server.' } });
  await expect(page.getByRole('dialog').getByText('No response from server.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Wish' })).toBeFocused();
});

test('what instructors need opens from a button', { tag: '@deep' }, async ({ page, market, visit }) => {
  await visit(`<lectern-course-form></lectern-course-form>`);
  await page.getByRole('button', { name: 'Open the course form' }).click();
  await expect(page.locator('lectern-course-form iframe')).toHaveAttribute('title', 'Player');
  expect(frames(market)).toEqual(['/embed/frame/course-form?key=pk_test']);
  await say(page, { type: 'close' });
  await expect(page.getByRole('button', { name: 'Open the course form' })).toBeVisible();
  await expect(page.locator('lectern-course-form iframe')).toHaveCount(0);
});

test('a player opens in its own element, as high as it says', async ({ page, market, visit }) => {
  await visit(
    `<lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player><p>After</p>`,
  );
  const element = page.locator('lectern-course-player');
  await page.getByRole('link', { name: 'player' }).click();
  const frame = element.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Player');
  expect(frames(market)).toEqual([`/embed/frame/player?course=${course(1)}&key=pk_test`]);
  await say(page, { type: 'height', px: 432 });
  await expect(frame).toHaveCSS('height', '432px');
  await expect.poll(async () => (await element.boundingBox())?.height).toBe(432);
  // Moved in the page, the frame loads again and connects again.
  await element.evaluate((one) => document.body.append(one));
  await expect.poll(() => frames(market)).toHaveLength(2);
  await expect(element.frameLocator('iframe').getByText('connected')).toBeVisible();
  await say(page, { type: 'close' });
  await expect(page.getByRole('link', { name: 'player' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

/** Every way to open an element of the page, each from a place where the element isn't drawn yet. */
const ways: [string, (page: Page) => Promise<void>][] = [
  ['a link in another element', (page) => page.getByRole('link', { name: 'Go to Course' }).click()],
  [
    'a receipt',
    async (page) => {
      await page.getByRole('link', { name: 'sign-in' }).click();
      await expect(page.getByRole('dialog', { name: 'View of sign-in' })).toBeVisible();
      await say(page, { type: 'navigate', view: 'player', params: { courseId: course(1) } });
    },
  ],
  [
    'a script of the page',
    (page) => page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1)),
  ],
  ['its own link', (page) => page.locator('lectern-course-player > a').evaluate((link: HTMLElement) => link.click())],
];
/** Returns once the page's observers have seen where this element is now. */
const isSeen = (element: Locator) =>
  element.evaluate(
    (one) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
        }).observe(one);
      }),
  );

for (const [way, open] of sampled(ways))
  test(`a player that was never near the view stays when it is opened by ${way}`, async ({ page, market, visit }) => {
    market.answers.set('/embed/fragments/cart-button', (_, response) =>
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          html: `<div class="lectern-root" data-course="${course(1)}"><a href="#" data-lectern-open="player">Go to Course</a></div>`,
          sheet: '/embed/fragments-1.css',
        }),
      ),
    );
    // Back at the top, where nothing of the player is near.
    await visit(`<script>history.scrollRestoration = 'manual'</script>
      <lectern-cart-button></lectern-cart-button><lectern-sign-in></lectern-sign-in><div style="height:4000px"></div>
      <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>`);
    const element = page.locator('lectern-course-player');
    const frame = element.locator('iframe');
    // Also after a return to the page, where nothing is drawn again.
    for (const turn of ['first', 'again']) {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('link', { name: 'Go to Course' })).toBeVisible();
      await open(page);
      await expect(frame, turn).toHaveAttribute('title', 'Player');
      await element.scrollIntoViewIfNeeded();
      await isSeen(element);
      await expect(frame).toBeVisible();
      expect(await element.evaluate((one: HTMLElement & { ready: Promise<void> }) => one.ready)).toBeUndefined();
      expect(market.asked.filter((path) => path.startsWith('/embed/fragments/player'))).toEqual([]);
      await page.goto('about:blank');
      await page.goBack();
    }
  });

test('a player that opens below a list stays in view while the list grows, until the user scrolls', {
  tag: '@deep',
}, async ({ page, market, visit }) => {
  market.answers.set('/embed/fragments/cart-button', (_, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        html: `<div class="lectern-root" data-course="${course(1)}"><a href="#" data-lectern-open="player">Go to Course</a></div>`,
        sheet: '/embed/fragments-1.css',
      }),
    ),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(`<lectern-cart-button></lectern-cart-button><div id="list" style="height:600px"></div>
    <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>
    <div style="height:4000px"></div>`);
  const player = page.locator('lectern-course-player');
  const growTo = (px: number) =>
    page.locator('#list').evaluate((list, height) => (list.style.height = `${height}px`), px);
  await page.getByRole('link', { name: 'Go to Course' }).click();
  await expect(player.locator('iframe')).toBeVisible();
  await growTo(3300);
  await expect(player).toBeInViewport();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await growTo(3400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page that is restored at its player opens it, and it stays', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(`${cardOf(1)}<div style="height:4000px"></div>
    <lectern-course-player course-id="${course(1)}"><a href="#course">The course</a></lectern-course-player>`);
  const element = page.locator('lectern-course-player');
  await expect(enroll(page)).toBeVisible();
  await page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1));
  await expect(element.locator('iframe')).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await isSeen(element);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await page.getByRole('link', { name: 'player' }).click();
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Player');
  await page.mouse.wheel(0, -4000);
  await expect(enroll(page)).toBeInViewport();
  await page.mouse.wheel(0, 4000);
  await expect(element.locator('iframe')).toBeInViewport();
});

test('a fragment that arrives after its element was opened does not replace the frame', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  let answer = () => {};
  market.answers.set('/embed/fragments/player', (_, response) => {
    answer = () =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ html: '<p>Poster</p>', sheet: '/embed/fragments-1.css' }));
  });
  await visit(`<lectern-course-player course-id="${course(1)}"></lectern-course-player>`);
  await expect.poll(() => market.asked.some((path) => path.startsWith('/embed/fragments/player'))).toBe(true);
  await page.evaluate((courseId) => window.lectern?.open('player', { courseId }), course(1));
  const frame = page.locator('lectern-course-player iframe');
  await expect(frame).toHaveAttribute('title', 'Player');
  const arrived = page.waitForResponse(/fragments\/player/).then((response) => response.finished());
  answer();
  await arrived;
  await page.evaluate(() => document.querySelector('lectern-course-player')?.reload());
  await expect(frame).toBeVisible();
  await expect(page.getByText('Poster')).toHaveCount(0);
  // Another lecture replaces the first; the same again only brings the frame into view.
  await page.evaluate(([courseId, lectureId]) => window.lectern?.open('player', { courseId, lectureId }), [
    course(1),
    course(7),
  ] as const);
  await expect.poll(() => frames(market).at(-1)).toContain(`lecture=${course(7)}`);
  await expect(frame).toHaveCount(1);
  await expect(frame).toBeFocused();
});

test('after a purchase the player opens over the page, unless the page does something else', async ({
  page,
  visit,
}) => {
  await visit('<lectern-sign-in><a href="#in">Sign in</a></lectern-sign-in>');
  await page.getByRole('link', { name: 'sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'View of sign-in' });
  await expect(dialog).toBeVisible();
  await say(page, { type: 'navigate', view: 'player', params: { courseId: course(1) } });
  await expect(page.getByRole('dialog', { name: 'Player' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => addEventListener('lectern-navigate', (event) => event.preventDefault()));
  await page.getByRole('button', { name: 'Close' }).click();
  await say(page, { type: 'navigate', view: 'player', params: { courseId: course(1) } });
  await say(page, { type: 'state', isSignedIn: true, cart: [], owned: [], wished: [] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a script of the page opens a view', { tag: '@deep' }, async ({ page, visit, complaints }) => {
  await visit("<button onclick=\"lectern.open('checkout', { courseIds: ['a'] })\">Buy</button>");
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  const refused = await page.evaluate(() =>
    window.lectern?.open('quiz', {} as never).catch((error: Error) => error.message),
  );
  expect(refused).toBe("quiz can't be opened with these parameters.");
  expect(complaints).toEqual([]);
});

for (const [code, said] of sampled([
  ['unknown_key', 'The marketplace doesn\'t know the key "pk_test". Compare it with the one that you were given.'],
  ['revoked_key', 'The key "pk_test" was revoked. Ask the marketplace for a new one.'],
  ['unregistered_origin', /^The origin http:\/\/localhost:\d+ isn't registered for the key "pk_test"\./],
] as const)) {
  test(`${code}: the console says what to do, and the link is followed`, async ({
    page,
    market,
    visit,
    complaints,
  }) => {
    market.answers.set('/embed/partner', (_, response) =>
      response.writeHead(403).end(JSON.stringify({ code, message: 'Refused.' })),
    );
    await visit(cardOf(1));
    await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
    await enroll(page).click();
    await expect(page).toHaveURL(`https://market.test/checkout?course=${course(1)}`);
    const [explained = ''] = complaints.filter((complaint) => complaint.startsWith('Lectern: '));
    expect(explained.replace('Lectern: ', '')).toMatch(said);
    expect(complaints).toHaveLength(2);
    complaints.length = 0;
    expect(frames(market)).toEqual([]);
  });
}

test('a marketplace that is down says so, and a retry opens the view', async ({ page, market, visit, complaints }) => {
  const good = market.answers.get('/embed/partner');
  market.answers.set('/embed/partner', (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await visit(cardOf(1));
  await enroll(page).click();
  const host = new URL(market.url).host;
  await expect(page.getByText(`${host} can't be reached.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${host}` })).toHaveAttribute(
    'href',
    /^https:\/\/market\.test\/checkout/,
  );
  complaints.length = 0;
  if (good) market.answers.set('/embed/partner', good);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
});

test('a press is a link where the script for frames cannot be loaded', async ({ page, visit, complaints }) => {
  await visit(cardOf(1));
  await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
  await page.route('**/chunks/frames-*', (route) => route.abort());
  await enroll(page).click();
  await expect(page).toHaveURL(`https://market.test/checkout?course=${course(1)}`);
  // The browser's own message about the file, and no uncaught error.
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});

test('a frame that never comes is given up after ten seconds', { tag: '@deep' }, async ({ page, market, visit }) => {
  market.answers.set('/embed/frame/app', () => {});
  await visit(cardOf(1));
  await page.clock.install();
  await enroll(page).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect.poll(() => frames(market)).toHaveLength(1);
  await page.clock.runFor(10_001);
  await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A frame whose document connects, but whose app is lost on the way. */
const lost = `<!doctype html><title>Frame</title><script>parent.postMessage({ lectern: 1, type: 'ready' }, '*')</script>`;

for (const way of sampled(['closed', 'given up'])) {
  test(`a frame whose app was lost is loaded again by the next press, once it was ${way}`, async ({
    page,
    market,
    visit,
  }) => {
    market.answers.set('/embed/frame/app', (_, response) => response.setHeader('content-type', 'text/html').end(lost));
    await visit(cardOf(1));
    await page.clock.install();
    await enroll(page).click();
    await expect.poll(() => inFrame(page)?.title()).toBe('Frame');
    if (way === 'given up') {
      await page.clock.runFor(10_001);
      await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Nobody waits for it any more.
    await page.clock.runFor(10_001);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    market.answers.delete('/embed/frame/app');
    await enroll(page).click();
    await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
    expect(frames(market)).toHaveLength(2);
    expect(await messages(page)).toContainEqual({ type: 'open', view: 'checkout', params: { courseIds: [course(1)] } });
  });
}

test('a press is done by the retry after the app was lost, and forgotten after Cancel', async ({
  page,
  market,
  visit,
}) => {
  const failing = `<!doctype html><title>Frame</title><script>
    onmessage = ({ ports: [port] }) => port.postMessage({ type: 'failed' });
    parent.postMessage({ lectern: 1, type: 'ready' }, '*')</script>`;
  const fail = () =>
    market.answers.set('/embed/frame/app', (_, response) =>
      response.setHeader('content-type', 'text/html').end(failing),
    );
  const add = page.getByRole('button', { name: 'Add to Cart' });
  const act = { type: 'cart', act: 'add', courseId: course(1) };
  for (const then of ['Try again', 'Cancel']) {
    fail();
    await visit(cardOf(1));
    await add.click();
    await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
    market.answers.delete('/embed/frame/app');
    await page.getByRole('button', { name: then }).click();
    if (then === 'Cancel') await enroll(page).click();
    await expect(page.getByRole('dialog', { name: /^View of/ })).toBeVisible();
    const sent = await messages(page);
    if (then === 'Cancel') expect(sent).not.toContainEqual(act);
    else expect(sent).toContainEqual(act);
  }
});

test('a frame that the browser refuses is given up at once, with a link and the reason in the console', {
  tag: '@deep',
}, async ({ page, market, visit, complaints }) => {
  market.answers.set('/embed/frame/app', (_, response) =>
    response.setHeader('content-security-policy', "frame-ancestors 'none'").end('Refused'),
  );
  await visit(cardOf(1));
  await enroll(page).click();
  const host = new URL(market.url).host;
  // Long before the ten seconds after which a silent marketplace is given up.
  await expect(page.getByText(`${host} can't be shown in this page.`)).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('link', { name: `Open ${host}` })).toHaveAttribute(
    'href',
    /^https:\/\/market\.test\/checkout/,
  );
  expect(complaints.filter((one) => one.startsWith('Lectern: '))).toEqual([
    expect.stringContaining('See "Isolated pages" in docs/embedding.md.'),
  ]);
  complaints.length = 0;
  market.answers.delete('/embed/frame/app');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
});

test('a key that was revoked after its check leads to the marketplace', { tag: '@deep' }, async ({
  page,
  market,
  visit,
  complaints,
}) => {
  await visit(`${cardOf(1)}<lectern-course-player course-id="${course(1)}"></lectern-course-player>`);
  await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
  await enroll(page).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  await say(page, { type: 'close' });
  market.answers.set('/embed/partner', (_, response) =>
    response.writeHead(403).end(JSON.stringify({ code: 'revoked_key', message: 'Refused.' })),
  );
  market.answers.set('/embed/frame/player', (_, response) =>
    response.setHeader('content-security-policy', "frame-ancestors 'none'").end('Refused'),
  );
  await page.getByRole('link', { name: 'player' }).click();
  await expect(page).toHaveURL('https://market.test/', { timeout: 8_000 });
  expect(complaints.filter((one) => one.startsWith('Lectern: '))).toHaveLength(1);
  complaints.length = 0;
});

for (const policy of sampled(['require-corp', 'credentialless']))
  for (const isIsolated of sampled([true, false]))
    test(`frames show in a page with the embedder policy ${policy}${isIsolated ? ', isolated' : ''}`, async ({
      page,
      market,
      visit,
    }) => {
      await visit(`${cardOf(1)}<lectern-course-player course-id="${course(1)}"></lectern-course-player>`, {
        'cross-origin-embedder-policy': policy,
        ...(isIsolated && { 'cross-origin-opener-policy': 'same-origin' }),
      });
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(isIsolated);
      await enroll(page).click();
      await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
      await say(page, { type: 'close' });
      await page.getByRole('link', { name: 'player' }).click();
      await expect(page.locator('lectern-course-player iframe')).toHaveAttribute('title', 'Player');
      // Tried in vain at most once.
      expect(frames(market)).toHaveLength(isIsolated ? 2 : 3);
    });

test('a page that is written anew opens views again', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(cardOf(1));
  await enroll(page).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  await page.evaluate((body) => {
    document.open();
    document.write(body);
    document.close();
  }, cardOf(1));
  await enroll(page).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('buttons and links work in a page that closes every shadow root', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(`<script>
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function () {
      const root = attachShadow.call(this, { mode: 'closed' });
      window.root ??= root;
      return root;
    };
  </script>${cardOf(1)}`);
  const press = (selector: string) =>
    expect
      .poll(() =>
        page.evaluate((one) => {
          const found = (window as unknown as { root?: ShadowRoot }).root?.querySelector<HTMLElement>(one);
          found?.click();
          return Boolean(found);
        }, selector),
      )
      .toBe(true);
  const acts = async () => (await messages(page))?.map(({ act }) => act);
  await press('[data-lectern-act="cart"]');
  await expect.poll(acts).toEqual(['add']);
  await press('[data-lectern-act="wishlist"]');
  await expect.poll(acts).toEqual(['add', 'wish']);
});

test('the dialog fits into the window of a page that is zoomed', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(`<style>html { zoom: 1.5 }</style>${cardOf(1)}`);
  await enroll(page).click();
  const dialog = page.getByRole('dialog', { name: 'View of checkout' });
  await expect(dialog).toBeVisible();
  await say(page, { type: 'height', px: 2000 });
  const fits = () =>
    dialog.evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && bottom > 300;
    });
  await expect.poll(fits).toBe(true);
});

test('messages of other windows and origins are dropped', async ({ page, market, visit }) => {
  await visit(`${cardOf(1)}<iframe name="stranger" srcdoc="<p>Stranger</p>"></iframe>`);
  await enroll(page).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  const before = await messages(page);
  await page.evaluate(() => {
    const stranger = document.querySelector<HTMLIFrameElement>('[name=stranger]')?.contentWindow;
    const ready = { lectern: 1, type: 'ready' };
    window.postMessage(ready, '*');
    const script = stranger?.document.createElement('script');
    if (!stranger || !script) throw new Error('no stranger');
    script.textContent = `got = []; onmessage = ({ data }) => got.push(data); parent.postMessage({ lectern: 1, type: 'ready' }, '*')`;
    stranger.document.body.append(script);
  });
  // A frame of the marketplace that isn't the one the page has made.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.name = 'second';
    document.body.append(frame);
  }, `${market.url}/embed/frame/second`);
  await expect(page.frameLocator('iframe[name="second"]').getByRole('button')).toBeVisible();
  // A message that is answered is the proof that those before it were read.
  await say(page, { type: 'height', px: 300 });
  await expect(page.locator('iframe[name="lectern-app"]')).toHaveCSS('height', '300px');
  const got = await page.evaluate(
    () => (window.frames as unknown as Record<string, { got: unknown[] } | undefined>).stranger?.got,
  );
  expect(got).toEqual([]);
  expect(await messages(page)).toEqual(before);
  await expect(frameOf(page).locator('main')).toHaveText(/^connected (?!.*connected)/);
});

test('a frame that shows another origin gets no port', async ({ page, market, visit, complaints }) => {
  const other = await startFakeMarketplace();
  market.answers.set('/embed/frame/app', (_, response) =>
    response.writeHead(302, { location: `${other.url}/embed/frame/app` }).end(),
  );
  await visit(cardOf(1));
  await enroll(page).click();
  await expect(frameOf(page).locator('main')).toBeAttached();
  await expect(page.getByText("can't be shown in this page")).toBeVisible({ timeout: 8_000 });
  await expect(frameOf(page).locator('main')).toBeEmpty();
  complaints.length = 0;
  other.stop();
});

test('the code of a redirect leaves the address and goes to the frame', { tag: '@deep' }, async ({ page, visit }) => {
  await visit('<p>Page</p>');
  await page.goto(`${page.url()}#lectern_code=c0de&lectern_state=st4te&other=1`);
  await page.reload();
  await expect.poll(() => page.url()).toMatch(/\/#other=1$/);
  await expect.poll(() => messages(page)).toEqual([{ type: 'code', code: 'c0de', state: 'st4te' }]);
});

test('sign-in in this tab comes back to the same page; another address is not followed', async ({
  page,
  market,
  visit,
}) => {
  market.answers.set('/authorize', (_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Authorize</title><link rel="icon" href="data:,">'),
  );
  await visit('<lectern-sign-in><a href="#in">Sign in</a></lectern-sign-in>');
  await page.evaluate(() => history.replaceState(null, '', '/article?page=2#end'));
  const address = `${new URL(page.url()).origin}/article?page=2`;
  await page.getByRole('link', { name: 'sign-in' }).click();
  await expect(page.getByRole('dialog', { name: 'View of sign-in' })).toBeVisible();
  const redirect = { type: 'redirect', url: `${market.url}/authorize?return_to=${new URL(address).origin}/&state=s` };
  const expected = `${market.url}/authorize?return_to=${encodeURIComponent(address)}&state=s`;
  await page.evaluate(() => {
    addEventListener(
      'lectern-redirect',
      (event) => {
        event.preventDefault();
        document.title = (event as CustomEvent<{ url: string }>).detail.url;
      },
      { once: true },
    );
  });
  await say(page, { type: 'redirect', url: 'https://elsewhere.test/?return_to=a' });
  await say(page, redirect);
  await expect(page).toHaveTitle(expected);
  await say(page, redirect);
  await expect(page).toHaveURL(expected);
});
