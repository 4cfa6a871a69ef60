import type { Frame, Page } from '@playwright/test';
import { bought } from '../hosts/study.ts';
import { courseNamed, post, signIn } from './api.ts';
import { test as base, expect } from './fixtures.ts';
import { type FramePage, openFramePage } from './framePage.ts';

/** The app in frames of another site's page. Chromium gives them no storage here, so they share a memory. */

const test = base.extend<{ host: FramePage }>({
  host: async ({ page, server }, use) => {
    const host = await openFramePage(page, server.url);
    await use(host);
    host.stop();
  },
});

let made = 0;
/** A new account; its API, and what to type. */
async function account(url: string) {
  made += 1;
  const person = { email: `ines-${process.pid}-${Date.now()}-${made}@example.org`, password: 'paper-lantern-7' };
  const visitor = await signIn(url, 'anonymous');
  await visitor.get('/auth/signup', post({ ...person, firstName: 'Ines', lastName: 'Abara', role: 'learner' }));
  return person;
}

async function fill(frame: Frame, { email, password }: { email: string; password: string }) {
  await frame.getByLabel('Email', { exact: true }).fill(email);
  await frame.getByLabel('Password', { exact: true }).fill(password);
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function pay(frame: Frame) {
  await frame.getByLabel('Name on card').fill('Ines Abara');
  await frame.getByLabel('Card number').pressSequentially('4242424242424242');
  await frame.getByLabel('Expiry (MM/YY)').pressSequentially('1239');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: /^Pay/ }).click();
}

/** Whether one can't scroll sideways. */
const fits = (frame: Frame) => frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const focused = (page: Page, frame: Frame) =>
  page
    .evaluate(() => document.activeElement?.tagName)
    .then(() => frame.evaluate(() => document.activeElement?.textContent));

test('from the checkout over sign-in to the receipt and the course, and the host learns nothing personal', {
  tag: '@deep',
}, async ({ page, host, server }) => {
  const person = await account(server.url);
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Clear Sentences');
  const app = await host.add('app');
  await host.expect({ type: 'state', isSignedIn: false, cart: [], owned: [], wished: [] });
  await host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [course._id] } });
  // What the frame shows decides how wide the page's dialog is.
  await host.expect({ type: 'opened', view: 'sign-in', label: 'Checkout' });
  expect(await focused(page, app)).toBe('Checkout');

  // The form stays while it signs in: it is the same sign-in that then shows the checkout.
  await fill(app, { ...person, password: 'wrong' });
  await app.getByRole('dialog', { name: 'Login Failed' }).getByRole('button', { name: 'OK' }).click();
  await fill(app, person);
  await host.expect({ type: 'opened', view: 'checkout', label: 'Checkout' });
  await pay(app);
  await expect(app.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await host.expect({ type: 'state', isSignedIn: true, cart: [], owned: [course._id], wished: [] });
  const events = (await host.received()).flatMap((message) => (message.type === 'event' ? message : []));
  expect(events).toEqual([
    { type: 'event', name: 'session', detail: { isSignedIn: true } },
    { type: 'event', name: 'checkout', detail: { courseIds: [course._id] } },
    {
      type: 'event',
      name: 'purchase',
      detail: { orderId: expect.any(String), courseIds: [course._id], total: 768.9, currency: 'INR' },
    },
  ]);

  await app.getByRole('link', { name: 'View receipt' }).click();
  await host.expect({ type: 'opened', view: 'receipt', label: 'Receipt' });
  await expect(app.getByText('₹768.90')).toBeVisible();
  expect(await fits(app)).toBe(true);
  await app.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await host.send('app', { type: 'open', view: 'account', params: {} });
  await app.getByRole('link', { name: /^Continue Learning/ }).click();
  await host.expect({ type: 'close' });
  const asked = (await host.received()).find(({ type }) => type === 'navigate');
  expect(asked).toMatchObject({ type: 'navigate', view: 'player', params: { courseId: course._id } });

  const everything = JSON.stringify(await host.received());
  for (const secret of [person.email, 'Ines', 'Abara', 'eyJ']) expect(everything).not.toContain(secret);
});

test('a visitor who adds a course signs in first, sees why, and then it is in the cart', { tag: '@deep' }, async ({
  host,
  server,
}) => {
  const person = await account(server.url);
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Clear Sentences');
  const app = await host.add('app');
  await host.send('app', { type: 'cart', act: 'add', courseId: course._id });
  await host.expect({ type: 'navigate', view: 'sign-in', params: {} });
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  await expect(app.getByText('Please log in to add courses to your cart.')).toBeVisible();
  await fill(app, person);
  await host.expect({ type: 'close' });
  await host.expect({ type: 'state', isSignedIn: true, cart: [course._id], owned: [], wished: [] });
  await host.send('app', { type: 'cart', act: 'wish', courseId: course._id });
  await host.expect({ type: 'state', isSignedIn: true, cart: [course._id], owned: [], wished: [course._id] });
  await host.send('app', { type: 'cart', act: 'remove', courseId: course._id });
  await host.expect({ type: 'state', isSignedIn: true, cart: [], owned: [], wished: [course._id] });
  await host.send('app', { type: 'cart', act: 'add', courseId: 'no-such-course' });
  await expect.poll(async () => JSON.stringify(await host.received())).toContain('"name":"error"');
});

test('frames of a page share one session, and the player goes on after the purchase', { tag: '@deep' }, async ({
  host,
  server,
}) => {
  const person = await account(server.url);
  const course = await courseNamed(await signIn(server.url, 'anonymous'), bought.title);
  const app = await host.add('app');
  const player = await host.add('player', { course: course._id });
  // The host follows the height of the content. Until it has, the frame moves on the page.
  const unfollowed = () =>
    player.locator('main').evaluate((main) => Math.abs(main.getBoundingClientRect().height - window.innerHeight));
  const press = async (name: string) => {
    await expect(player.getByRole('button', { name })).toBeVisible();
    await expect.poll(unfollowed).toBeLessThanOrEqual(1);
    await player.getByRole('button', { name }).click();
  };
  await press('Sign in');
  await host.expect({ type: 'navigate', view: 'sign-in', params: {} });
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  await expect(app.getByText("Your browser doesn't let this page store anything")).toBeVisible();
  await fill(app, person);

  await press('Get this course');
  await host.expect({ type: 'navigate', view: 'checkout', params: { courseIds: [course._id] } });
  await host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [course._id] } });
  await pay(app);
  await expect(player.getByRole('heading', { name: 'Say it, then stop' })).toBeVisible();
  await press('Mark as Complete');
  await expect
    .poll(async () =>
      (await host.received()).flatMap((one) => (one.type === 'event' && one.name === 'progress' ? one.detail : [])),
    )
    .toEqual([{ courseId: course._id, percentage: expect.closeTo(100 / bought.lectures, 0) }]);

  // At rest it is exactly that height, and it came in few steps.
  await expect.poll(unfollowed).toBeLessThanOrEqual(1);
  const heights = (await host.received()).filter(({ type }) => type === 'height').length;
  expect(heights).toBeLessThan(40);

  await host.send('app', { type: 'open', view: 'account', params: {} });
  await app.getByRole('button', { name: 'Sign Out' }).click();
  await expect(player.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await host.expect({ type: 'state', isSignedIn: false, cart: [], owned: [], wished: [] });
});

test('a quiz in the page reports its result', { tag: '@deep' }, async ({ host, server }) => {
  const api = await signIn(server.url, 'learner');
  const { courses } = await api.get<{ courses: { _id: string }[] }>('/enrollment/purchased-courses');
  const course = await courseNamed(api, 'Learn How to Learn');
  expect(courses.map(({ _id }) => _id)).toContain(course._id);
  const studied = await api.get<{ course: { sections: { lectures: { _id: string; type: string }[] }[] } }>(
    `/enrollment/purchased-courses/${course._id}`,
  );
  const lecture = studied.course.sections.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'quiz');
  const app = await host.add('app');
  const quiz = await host.add('quiz', { course: course._id, lecture: lecture?._id ?? '' });
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  await fill(app, { email: 'learner@lectern.example', password: 'lectern-demo' });
  const questions = quiz.getByRole('radiogroup').or(quiz.getByRole('group'));
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    const choice = question.getByRole('radio').or(question.getByRole('checkbox'));
    // Some questions are answered in words.
    if ((await choice.count()) > 0) await choice.first().check();
    else await question.getByRole('textbox').first().fill('memory');
  }
  await quiz.getByRole('button', { name: /^Submit/ }).click();
  await expect
    .poll(async () =>
      (await host.received()).flatMap((one) => (one.type === 'event' && one.name === 'quiz' ? one.detail : [])),
    )
    .toEqual([
      { courseId: course._id, lectureId: lecture?._id, isPassed: expect.any(Boolean), percentage: expect.any(Number) },
    ]);
});

test('the host may change some looks, and nothing that hides the price or the button to pay', { tag: '@deep' }, async ({
  host,
  server,
  complaints,
}) => {
  const person = await account(server.url);
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Clear Sentences');
  const app = await host.add(
    'app',
    {},
    {
      theme: 'light',
      dir: 'rtl',
      variables: { '--lectern-color-primary': '#6b1e4f', '--lectern-color-text': '#fbfaf7', '--lectern-text-3': '0px' },
      appearance: {
        button: { 'border-radius': '20px', opacity: '0' },
        card: { position: 'fixed', 'background-color': '#14212b' },
      },
    },
  );
  await host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [course._id] } });
  await fill(app, person);
  const button = app.getByRole('button', { name: 'Pay ₹768.90' });
  await expect(button).toHaveCSS('background-color', 'rgb(107, 30, 79)');
  await expect(button).toHaveCSS('border-radius', '20px');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).toBeInViewport();
  await expect(app.locator('html')).toHaveAttribute('dir', 'rtl');
  const total = app.getByText('1 course · ₹768.90').or(app.getByText('₹768.90').last()).first();
  await expect(total).toHaveCSS('color', 'rgb(20, 33, 43)');
  const refusals = (await host.received()).flatMap((one) =>
    one.type === 'event' && one.name === 'error' ? one.detail : [],
  );
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['appearance_refused']));
  expect(refusals).toHaveLength(4);
  // Each is in the console once, and nothing else is.
  const told = complaints.splice(0);
  expect(told).toHaveLength(4);
  for (const { message } of refusals) expect(told.join('\n')).toContain(message);
});

test('the window of the marketplace signs the frame in', { tag: '@deep' }, async ({ page, host, server }) => {
  const person = await account(server.url);
  const app = await host.add('app');
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  const opened = page.waitForEvent('popup');
  await app.getByRole('button', { name: 'Continue in a new window' }).click();
  const popup = await opened;
  await popup.getByLabel('Email', { exact: true }).fill(person.email);
  await popup.getByLabel('Password', { exact: true }).fill(person.password);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await host.expect({ type: 'close' });
  await host.expect({ type: 'state', isSignedIn: true, cart: [], owned: [], wished: [] });
  await host.send('app', { type: 'open', view: 'account', params: {} });
  await expect(app.getByText(person.email)).toBeVisible();
});

test('a dialog of a frame higher than the window is in sight', { tag: '@deep' }, async ({ page, host, server }) => {
  await page.setViewportSize({ width: 720, height: 640 });
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'TypeScript That Reads Well');
  const app = await host.add('app');
  const manager = await host.add('content-manager', { course: course._id });
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  await fill(app, { email: 'instructor@lectern.example', password: 'lectern-demo' });
  await expect(manager.getByRole('button', { name: 'Add New Section' })).toBeVisible();
  // Out of sight, browsers don't draw a frame of another site.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => manager.evaluate(() => window.innerHeight)).toBeGreaterThan(1_000);
  for (const place of ['first', 'last'] as const) {
    await manager
      .getByRole('button', { name: /^Add Lecture to/ })
      [place]()
      .click();
    const dialog = manager.getByRole('dialog');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    // A press that takes a moment, after the page has moved.
    await page.evaluate((by) => window.scrollBy(0, by), place === 'first' ? 40 : -40);
    await dialog.getByRole('button', { name: 'Cancel' }).hover();
    await page.mouse.down();
    await manager.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  }
});

test('a saved course leads to its content, and a cancelled form closes', { tag: '@deep' }, async ({
  page,
  host,
  server,
}) => {
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'TypeScript That Reads Well');
  const app = await host.add('app');
  const form = await host.add('course-form', { course: course._id });
  await host.send('app', { type: 'open', view: 'sign-in', params: {} });
  await fill(app, { email: 'instructor@lectern.example', password: 'lectern-demo' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await host.expect({ type: 'close' });
  await form.getByRole('button', { name: 'Update Course' }).click();
  await form.getByRole('dialog', { name: 'Course Updated!' }).getByRole('button', { name: 'OK' }).click();
  await expect(form.getByRole('heading', { level: 1, name: 'Manage Content' })).toBeVisible();
  await host.expect({ type: 'opened', view: 'content-manager', label: 'Course content' });
  expect(page.context().pages()).toHaveLength(1);
});

test('the checkout begins with the code that the host gives, also after signing in', { tag: '@deep' }, async ({
  host,
  server,
}) => {
  const person = await account(server.url);
  const admin = await signIn(server.url, 'admin');
  const course = await courseNamed(admin, 'Clear Sentences');
  const code = `HOST-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'amount', value: 100 }));
  const app = await host.add('app');
  await host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [course._id], code } });
  await fill(app, person);
  await expect(app.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await pay(app);
  await app.getByRole('link', { name: 'View receipt' }).click();
  await expect(app.getByRole('row', { name: `Discount (${code}) −₹100.00` })).toBeVisible();
});
