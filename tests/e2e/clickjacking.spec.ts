import type { Frame, Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { courseNamed, post, signIn } from './api.ts';
import { test as base, expect } from './fixtures.ts';
import { type FramePage, openFramePage } from './framePage.ts';

/** A partner's page that makes someone pay with a press that was meant for something else. */

interface Shop {
  page: Page;
  app: Frame;
  host: FramePage;
  courseId: string;
  /** Where the button to pay is in the window. */
  target: { x: number; y: number };
  /** How often the frame has asked to be paid. */
  attempts: () => number;
  /** Changes the page's frame. */
  attack(work: (frame: HTMLIFrameElement) => void): Promise<void>;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, server }, use) => {
    const host = await openFramePage(page, server.url);
    const visitor = await signIn(server.url, 'anonymous');
    const { _id: courseId } = await courseNamed(visitor, 'Clear Sentences');
    const person = { email: `pressed-${process.pid}-${Date.now()}@example.org`, password: 'paper-lantern-7' };
    await visitor.get('/auth/signup', post({ ...person, firstName: 'Ines', lastName: 'Abara', role: 'learner' }));
    const app = await host.add('app');
    await host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [courseId] } });
    await app.getByLabel('Email', { exact: true }).fill(person.email);
    await app.getByLabel('Password', { exact: true }).fill(person.password);
    await app.getByRole('button', { name: 'Sign in', exact: true }).click();
    await app.getByLabel('Name on card').fill('Ines Abara');
    await app.getByLabel('Card number').pressSequentially('4242424242424242');
    await app.getByLabel('Expiry (MM/YY)').pressSequentially('1239');
    await app.getByLabel('Security code').fill('123');
    await settled(app);
    const box = await payButton(app).boundingBox();
    if (!box) throw new Error('The button to pay is not in sight.');
    let attempts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order')) attempts += 1;
    });
    await use({
      page,
      app,
      host,
      courseId,
      target: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      attempts: () => attempts,
      attack: (work) => page.locator('iframe').evaluate(work as (frame: Element) => void),
    });
    host.stop();
  },
});
const payButton = (app: Frame) => app.getByRole('button', { name: /^Pay/ });
const paid = (app: Frame) => app.getByRole('heading', { name: 'Payment Successful!' });
/** Whatever a press leads to has begun: the frame has drawn twice since. */
const settled = (app: Frame) =>
  app.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const disguises: [string, (frame: HTMLIFrameElement) => void][] = [
  ['nearly transparent', (frame) => frame.style.setProperty('opacity', '0.01')],
  [
    'covered by something that lets presses through',
    (frame) => {
      const cover = document.createElement('div');
      cover.textContent = 'You have won. Press here.';
      const { left, top, width, height } = frame.getBoundingClientRect();
      cover.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:#fff;pointer-events:none`;
      document.body.append(cover);
    },
  ],
  [
    'covered by a popover that leaves out the button',
    (frame) => {
      const cover = document.createElement('div');
      cover.popover = 'manual';
      const { left, top, width } = frame.getBoundingClientRect();
      cover.style.cssText = `position:fixed;inset:auto;left:${left}px;top:${top}px;width:${width}px;height:200px;background:#fff;margin:0;border:0;pointer-events:none`;
      document.body.append(cover);
      cover.showPopover();
    },
  ],
  ['cut down to the button', (frame) => frame.style.setProperty('clip-path', 'inset(200px 0 0 0)')],
];

for (const [name, disguise] of sampled(disguises)) {
  test(`a frame that is ${name} takes no payment, and the marketplace's own window does`, async ({ context, shop }) => {
    const { page, app, attack, attempts, courseId, target } = shop;
    await attack(disguise);
    // The browser tells the frame within a moment.
    await expect(app.locator('[data-sight=hidden]')).toBeAttached();
    const opened = context.waitForEvent('page');
    await page.mouse.click(target.x, target.y);
    await expect(app.getByRole('alert')).toContainText("can't be sure that you see what you press");
    expect(new URL((await opened).url()).pathname + new URL((await opened).url()).search).toBe(
      `/checkout?course=${courseId}`,
    );
    await (await opened).close();
    await app.getByLabel('Security code').focus();
    await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    expect(attempts()).toBe(0);
  });
}

for (const [way, left, top] of sampled([
  ['from beside it', 550, 8],
  ['by a little', 8, 100],
] as const)) {
  test(`a frame that jumps under the pointer ${way} takes no payment`, { tag: '@deep' }, async ({ shop }) => {
    const { page, app, attempts, target } = shop;
    const frame = page.locator('iframe');
    await frame.evaluate((one, [x, y]) => (one.style.cssText = `position:fixed;left:${x}px;top:${y}px`), [left, top]);
    await page.mouse.move(target.x, target.y);
    await frame.evaluate((one) => (one.style.cssText = 'position:fixed;left:8px;top:8px'));
    await page.mouse.down();
    await page.mouse.up();
    await settled(app);
    expect(attempts()).toBe(0);
    // Where it stays, a press pays.
    await payButton(app).click();
    await expect(paid(app)).toBeVisible();
    expect(attempts()).toBe(1);
  });
}

test('a frame that has the focus since a moment ago takes no payment by key', { tag: '@deep' }, async ({ shop }) => {
  const { page, app, attempts } = shop;
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await app.getByLabel('Security code').focus();
  await page.keyboard.press('Enter');
  await settled(app);
  expect(attempts()).toBe(0);
  await expect(app.getByRole('alert')).toHaveText('Press once more to pay.');
});

test('a frame in plain sight takes the payment at the first press, without a wait', { tag: '@deep' }, async ({
  shop,
}) => {
  const { page, app, attempts, target } = shop;
  await page.mouse.click(target.x, target.y);
  await expect(paid(app)).toBeVisible();
  expect(attempts()).toBe(1);
  expect(page.context().pages()).toHaveLength(1);
});
