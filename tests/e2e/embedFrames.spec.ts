import type {} from '@lectern/embed';
import { sampled } from '../runs.ts';
import { dialogFrameOf, enroll, frames, inFrame, messages, say } from './embedFrame.ts';
import { course, startFakeMarketplace } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** Frames of the marketplace in a page of another site: the dialog, frames in the page's flow, and what they say. */

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
  await expect(dialogFrameOf(page).getByText('open')).toBeVisible();
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
  await expect(dialogFrameOf(page).getByText('open')).toBeVisible();
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

test('what the frame reports marks every card and button, and becomes an event', { tag: '@deep' }, async ({
  page,
  visit,
}) => {
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

test('what instructors need opens from a button', { tag: '@deep' }, async ({ page, market, visit }) => {
  await visit(`<lectern-course-form></lectern-course-form>`);
  await page.getByRole('button', { name: 'Open the course form' }).click();
  await expect(page.locator('lectern-course-form iframe')).toHaveAttribute('title', 'Player');
  expect(frames(market)).toEqual(['/embed/frame/course-form?key=pk_test']);
  await say(page, { type: 'close' });
  await expect(page.getByRole('button', { name: 'Open the course form' })).toBeVisible();
  await expect(page.locator('lectern-course-form iframe')).toHaveCount(0);
});

test('after a purchase the player opens over the page, unless the page does something else', { tag: '@deep' }, async ({
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

for (const policy of sampled(['require-corp', 'credentialless']))
  for (const isIsolated of sampled([true, false]))
    test(`frames show in a page with the embedder policy ${policy}${isIsolated ? ', isolated' : ''}`, {
      tag: '@deep',
    }, async ({ page, market, visit }) => {
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
  await expect(dialogFrameOf(page).locator('main')).toHaveText(/^connected (?!.*connected)/);
});

test('a frame that shows another origin gets no port', { tag: '@deep' }, async ({
  page,
  market,
  visit,
  complaints,
}) => {
  const other = await startFakeMarketplace();
  market.answers.set('/embed/frame/app', (_, response) =>
    response.writeHead(302, { location: `${other.url}/embed/frame/app` }).end(),
  );
  await visit(cardOf(1));
  await enroll(page).click();
  await expect(dialogFrameOf(page).locator('main')).toBeAttached();
  await expect(page.getByText("can't be shown in this page")).toBeVisible({ timeout: 8_000 });
  await expect(dialogFrameOf(page).locator('main')).toBeEmpty();
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
