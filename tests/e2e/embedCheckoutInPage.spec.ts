import type { Locator, Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { courseNamed, post, signIn } from './api.ts';
import { test as base, expect } from './embedding.ts';
import { createShopper, type Surface } from './fixtures.ts';

/** A checkout in the flow of a partner's page, in place of its button. */

const checkoutOf = (id: string) =>
  `<lectern-checkout course-ids="${id}" place="page"><a href="#buy">Buy it</a></lectern-checkout>`;
const tell = `<script>
  window.told = [];
  for (const name of ['checkout', 'abandoned', 'purchase', 'session'])
    addEventListener('lectern-' + name, ({ type, detail }) => told.push([type, detail.courseIds ?? detail.isSignedIn]));
</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
const inPage = (page: Page) => page.frameLocator('iframe[src*="/embed/frame/checkout"]');
const payButton = (surface: Surface) => surface.getByRole('button', { name: /^Pay/ });
const paid = (surface: Surface) => surface.getByRole('heading', { name: 'Payment Successful!' });

async function fillCard(frame: Surface) {
  await frame.getByLabel('Name on card').fill('Ines Abara');
  await frame.getByLabel('Card number').pressSequentially('4242424242424242');
  await frame.getByLabel('Expiry (MM/YY)').pressSequentially('1239');
  await frame.getByLabel('Security code').fill('123');
}

interface Shop {
  /** A course that anyone can buy. */
  id: string;
  /** How often a frame has asked to be paid. */
  attempts(): number;
  /** Signs in with a new account, and fills the form; nothing is pressed. */
  fill(frame: Surface): Promise<void>;
}
const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, marketplace }, use) => {
    const { _id: id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
    let attempts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order')) attempts += 1;
    });
    await use({
      id,
      attempts: () => attempts,
      async fill(frame) {
        const person = { email: `in-page-${process.pid}-${Date.now()}@example.org`, password: 'paper-lantern-7' };
        const visitor = await signIn(marketplace.url, 'anonymous');
        await visitor.get('/auth/signup', post({ ...person, firstName: 'Ines', lastName: 'Abara', role: 'learner' }));
        await createShopper(frame).signIn(person.email, person.password);
        await fillCard(frame);
      },
    });
  },
});
const text = '<p style="block-size: 500px">Twenty minutes after dinner.</p>';

// The module is what `embed.spec.ts` buys with.
for (const script of sampled(['classic', 'module'] as const))
  test(`${script}: someone signs up, pays, reads the receipt and goes on to the player without leaving the page`, async ({
    page,
    openHost,
    shop,
  }) => {
    const { id } = shop;
    await openHost(
      `${tell}${text}<article>${checkoutOf(id)}</article>${text}<lectern-course-player course-id="${id}"></lectern-course-player>`,
      { script },
    );
    const element = page.locator('lectern-checkout');
    await element.getByRole('link', { name: 'Enroll Now' }).click();
    const frame = inPage(page);
    await frame.getByRole('link', { name: 'Create an account' }).click();
    await createShopper(frame).fillSignUp();
    await expect(frame.getByRole('heading', { name: 'Checkout' })).toBeFocused();
    // As high as its content, and as wide as its place.
    await expect(payButton(frame)).toBeAttached();
    const own = element.locator('iframe');
    await expect.poll(async () => (await own.boundingBox())?.height).toBeGreaterThan(600);
    const box = await own.boundingBox();
    const place = await page.locator('article').boundingBox();
    expect(box?.width).toBe(place?.width);
    await fillCard(frame);
    await frame.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
    await expect(frame.locator('[data-sight=clear]')).toBeAttached();
    await payButton(frame).click();
    await expect(paid(frame)).toBeVisible();
    expect(shop.attempts()).toBe(1);
    await frame.getByRole('link', { name: 'View receipt' }).click();
    await expect(frame.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
    await frame.getByRole('button', { name: 'Back' }).click();
    await frame.getByRole('link', { name: /^Start learning/ }).click();
    await expect(page.locator('lectern-course-player iframe')).toHaveAttribute('title', 'Course player');
    await expect(page.frameLocator('lectern-course-player iframe').getByRole('heading').first()).toBeVisible();
    // What was bought stays until it is closed; then the button is for someone who has the course.
    // The player stays in view while the page grows, until somebody acts; Chromium draws no frame that is out of view.
    await page.mouse.click(1, 1);
    await own.scrollIntoViewIfNeeded();
    await frame.getByRole('button', { name: 'Close' }).click();
    await expect(element.getByRole('link', { name: 'Go to Course' })).toBeVisible();
    expect(await told(page)).toEqual([
      ['lectern-session', true],
      ['lectern-checkout', [id]],
      ['lectern-purchase', [id]],
    ]);
    expect(page.frames().map((one) => new URL(one.url()).pathname)).not.toContain('/embed/frame/app');
  });

test('a checkout that is closed says so, and its button is back with the focus', async ({ page, openHost, shop }) => {
  await openHost(`${tell}${checkoutOf(shop.id)}`);
  const button = page.getByRole('link', { name: 'Enroll Now' });
  await button.press('Enter');
  const frame = inPage(page);
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  await shop.fill(frame);
  await frame.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(button).toBeFocused();
  await expect(page.locator('iframe')).toBeHidden();
  expect((await told(page)).at(-1)).toEqual(['lectern-abandoned', [shop.id]]);
  // Also where storage is blocked, the visitor is still signed in.
  await button.press('Enter');
  await expect(payButton(frame)).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Checkout' })).toBeFocused();
});

test('a script opens it in its place, with a code; two of them share the session and leave each other the focus', {
  tag: '@deep',
}, async ({ page, openHost, marketplace, shop }) => {
  await openHost(`<button onclick="lectern.open('checkout', { courseIds: ['${shop.id}'], email: 'asha@example.org' })">Buy now</button>
    ${text}${checkoutOf(marketplace.course)}${text}${text}${checkoutOf(shop.id)}`);
  const [other, own] = [0, 1].map((place) => page.locator('lectern-checkout').nth(place)) as [Locator, Locator];
  await other.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(other.frameLocator('iframe').getByLabel('Email')).toHaveValue('');
  await page.getByRole('button', { name: 'Buy now' }).click();
  const frame = own.frameLocator('iframe');
  await expect(frame.getByLabel('Email')).toHaveValue('asha@example.org');
  await shop.fill(frame);
  await expect(payButton(other.frameLocator('iframe'))).toBeAttached();
  await expect(frame.getByLabel('Security code')).toBeFocused();
});

test('without the right to frames the button leads to the checkout of the marketplace', { tag: '@deep' }, async ({
  page,
  complaints,
  openHost,
  marketplace,
  shop,
}) => {
  await openHost(
    `<lectern-marketplace partner-key="pk_revokedRevokedRevokedRevo">${checkoutOf(shop.id)}</lectern-marketplace>`,
  );
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  await page.waitForURL(`${marketplace.url}/checkout?course=${shop.id}`);
  // The developer is told.
  expect(complaints.splice(0).at(-1)).toContain("doesn't know the key");
});

/** Where the button to pay is in the window. */
async function targetIn(frame: Surface) {
  const button = payButton(frame);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button to pay is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('below a header that stays, the form comes over the page where it is, and the second press pays', {
  tag: '@deep',
}, async ({ page, openHost, shop }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openHost(
    `<header style="position: sticky; inset-block-start: 0; z-index: 9; block-size: 60px; background: #fff">Menu</header>${text}${checkoutOf(shop.id)}${text}`,
  );
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  const frame = inPage(page);
  await shop.fill(frame);
  const target = await targetIn(frame);
  await expect(frame.locator('[data-sight=hidden]')).toBeAttached();
  await page.mouse.click(target.x, target.y);
  await expect(frame.getByRole('alert')).toHaveText('Press once more to pay.');
  await expect(frame.locator('[data-sight=clear]')).toBeAttached();
  expect(shop.attempts()).toBe(0);
  expect(page.context().pages()).toHaveLength(1);
  const again = await payButton(frame).boundingBox();
  expect(Math.abs((again?.x ?? 0) + (again?.width ?? 0) / 2 - target.x)).toBeLessThan(2);
  await payButton(frame).click();
  await expect(paid(frame)).toBeVisible();
  expect(shop.attempts()).toBe(1);
  await expect(page.locator('lectern-checkout .front')).toHaveCSS('position', 'static');
});

test('a form whose button is half out of view is scrolled to, and the second press pays', { tag: '@deep' }, async ({
  page,
  openHost,
  shop,
}) => {
  await openHost(`${text}${checkoutOf(shop.id)}${text}${text}${text}`);
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  const frame = inPage(page);
  await shop.fill(frame);
  const { y } = await targetIn(frame);
  // Only the button itself is left above the end of the window.
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y - (page.viewportSize()?.height ?? 0) + 30);
  await expect(frame.locator('[data-sight=part]')).toBeAttached();
  const box = await payButton(frame).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await expect(frame.getByRole('alert')).toHaveText('Press once more to pay.');
  await expect(frame.locator('[data-sight=clear]')).toBeAttached();
  expect(shop.attempts()).toBe(0);
  await payButton(frame).click();
  await expect(paid(frame)).toBeVisible();
  expect(shop.attempts()).toBe(1);
  // Nothing came over the page.
  expect(await page.locator('.front').evaluate((front: HTMLElement) => front.popover)).toBeNull();
});

/** Ways in which a page makes someone pay with a press that was meant for something else. */
const disguises: [string, (front: HTMLElement) => void][] = [
  [
    'covered but for the button',
    (front) => {
      const cover = document.createElement('div');
      cover.popover = 'manual';
      const { left, top, width } = front.getBoundingClientRect();
      cover.style.cssText = `position:fixed;inset:auto;left:${left}px;top:${top}px;width:${width}px;height:200px;background:#fff;margin:0;border:0;pointer-events:none`;
      document.body.append(cover);
      cover.showPopover();
    },
  ],
  ['nearly transparent', (front) => front.style.setProperty('opacity', '0.01')],
  ['turned', (front) => front.style.setProperty('transform', 'rotate(2deg)')],
  ['cut', (front) => front.style.setProperty('clip-path', 'inset(0 60% 0 0)')],
];

for (const [name, disguise] of sampled(disguises))
  test(`a checkout in the page that is ${name} takes no payment, and the marketplace's own window does`, async ({
    page,
    openHost,
    shop,
  }) => {
    await openHost(`${text}${checkoutOf(shop.id)}${text}`);
    await page.getByRole('link', { name: 'Enroll Now' }).click();
    const frame = inPage(page);
    await shop.fill(frame);
    await targetIn(frame);
    await expect(frame.locator('[data-sight=clear]')).toBeAttached();
    const opened = page.context().waitForEvent('page');
    // Also when it comes over everything in the page.
    for (const sight of name === 'cut' ? ['part', 'part', 'part'] : ['hidden', 'hidden']) {
      await page.locator('.front').evaluate(disguise);
      await expect(frame.locator(`[data-sight=${sight}]`)).toBeAttached();
      await page.keyboard.press('Enter');
    }
    await expect(frame.getByRole('alert')).toContainText("can't be sure that you see what you press");
    expect(new URL((await opened).url()).pathname).toBe('/checkout');
    expect(shop.attempts()).toBe(0);
  });
