import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Api, post, signUp } from './api.ts';
import { expect, isExpected, settle, test } from './fixtures.ts';
import { startServer } from './server.ts';

/** What must survive in a real browser: sessions, storage, unsaved text, payments. */
const password = 'paper-lantern-7';

interface Lecture {
  _id: string;
  type: string;
  isCompleted: boolean;
}
const stored = (page: Page, start: string) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), start);

/** Enrolls a learner in a free course with a text, a quiz and an assignment. */
async function enroll(person: Api) {
  const { courses } = await person.get<{ courses: { _id: string }[] }>('/search/courses?maxPrice=0&limit=50');
  for (const { _id } of courses) {
    await person.get('/enrollment/enroll', post({ courseId: _id }));
    const lectures = async () => {
      const { course } = await person.get<{ course: { sections: { lectures: Lecture[] }[] } }>(
        `/enrollment/purchased-courses/${_id}`,
      );
      return course.sections.flatMap((section) => section.lectures);
    };
    const all = await lectures();
    const [text, quiz, assignment] = ['text', 'quiz', 'assignment'].map((type) => all.find((one) => one.type === type));
    if (text && quiz && assignment) return { courseId: _id, text, quiz, assignment, lectures };
  }
  throw new Error('The seed has no free course with lectures of every type.');
}

test('a session that ends during work: one notice, and everything continues after signing in again', {
  tag: '@deep',
}, async ({ page, server, shopper, become, complaints }) => {
  const person = await signUp(server.url);
  const { user } = await person.get<{ user: { email: string } }>('/auth/me');
  const { courseId, text, quiz, assignment, lectures } = await enroll(person);
  await become(person);
  const learning = (lecture: Lecture) => `/course/${courseId}/learning?lecture=${lecture._id}`;

  await page.goto('/course?minPrice=100');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await shopper.acknowledge('Added to Cart', 'Keep browsing');
  await page.goto(learning(assignment));
  await page.getByRole('textbox', { name: 'Submission text' }).fill('Half a page so far');
  await page.goto(learning(quiz));
  const choices = page.getByRole('group', { name: /^Question 1 of/ }).getByRole('radio');
  await choices.nth(1).check();
  // A completion not yet delivered when the session ends.
  await page.route('**/lecture-progress', (route) => route.abort('connectionreset'));
  await page.goto(learning(text));
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText(/^Your progress is saved on this device/)).toBeVisible();
  expect((await stored(page, 'outbox_')).length).toBe(1);

  // The password is changed on another device, which ends every other session.
  const changed = 'another-lantern-8';
  await person.get('/user/change-password', {
    method: 'PUT',
    body: { currentPassword: password, newPassword: changed },
  });
  const refused: number[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.status());
  });
  await page.unroute('**/lecture-progress');
  await page.goto('/dashboard');
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await shopper.acknowledge('Session Expired');
  await expect(page).toHaveURL(/\/login/);
  await settle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It stops at the first refusals instead of retrying in a loop.
  expect(refused.length).toBeLessThan(10);
  expect((await stored(page, 'outbox_')).length).toBe(1);

  await shopper.signIn(user.email, changed);
  await shopper.acknowledge('Login Successful!');
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 course' })).toBeVisible();
  await expect.poll(() => stored(page, 'outbox_')).toEqual([]);
  await page.goto(learning(quiz));
  await expect(choices.nth(1)).toBeChecked();
  await page.goto(learning(assignment));
  await expect(page.getByRole('textbox', { name: 'Submission text' })).toHaveValue('Half a page so far');
  await page.goto(learning(text));
  await expect(page.getByRole('button', { name: 'Completed' })).toBeVisible();
  complaints.splice(0);
  // The old token is invalid; the user's new one returns the same.
  expect((await person.ask('/auth/me')).status).toBe(401);
  await expect(lectures()).rejects.toThrow();
});

test('a wrong clock, or one that jumps, signs no one out', { tag: '@deep' }, async ({ page, server, become }) => {
  await become(await signUp(server.url));
  for (const time of ['1971-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    await page.clock.setSystemTime(new Date(time));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
    // Also while the page is open.
    await page.clock.setSystemTime(new Date('2037-06-01T12:00:00Z'));
    await page.getByRole('link', { name: /^Wishlist,/ }).click();
    await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu, Mira Sen' })).toBeVisible();
  }
});

test('no stored token, however corrupt, breaks a page', { tag: '@deep' }, async ({ page, complaints }) => {
  const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
  const user = { id: 'a'.repeat(24), role: 'learner', firstName: 'José', lastName: '李', email: 'jose@example.org' };
  const tokens = [
    `x.${encode(user)}.x`,
    `x.${encode({ ...user, firstName: undefined })}.x`,
    `x.${encode({ ...user, role: undefined })}.x`,
    `x.${encode([])}.x`,
    `x.${encode(user)}`,
    `x.${Buffer.from('{"id":').toString('base64url')}.x`,
    'no token',
    '\u0000\ud800',
  ];
  const notice = page.getByRole('dialog', { name: 'Session Expired' });
  await page.addLocatorHandler(notice, () => notice.getByRole('button', { name: 'OK' }).click());
  await page.goto('/api/health');
  for (const token of tokens) {
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  }
  expect(complaints.splice(0).filter((line) => !isExpected(line) && !/cannot be decoded/.test(line))).toEqual([]);
});

test('corrupt storage: an empty cart, the light theme, signed out; valid items of a cart stay', async ({
  page,
  server,
  become,
}) => {
  const person = await signUp(server.url);
  const { user } = await person.get<{ user: { userId: string } }>('/auth/me');
  const { courses } = await person.get<{ courses: object[] }>('/search/courses?minPrice=100');
  const item = { ...courses[0], addedAt: new Date().toISOString() };
  await become(person);
  for (const [cart, count] of [
    ['{"half', '0 courses'],
    ['null', '0 courses'],
    [JSON.stringify([item, { _id: 7 }, null, 'x', item]), '1 course'],
  ] as const) {
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
        localStorage.setItem('theme', '\u0000<svg>');
        localStorage.setItem('preferences', '[[[');
      },
      [`cart_${user.userId}`, cart] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('link', { name: `Cart, ${count}` })).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass('dark');
  }
});

test('denied storage: the site works while it is open, and says so once', { tag: '@deep' }, async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await expect(page.getByRole('dialog')).toBeVisible();
  const notices: string[] = [];
  while (await page.getByRole('dialog').count()) {
    notices.push((await page.getByRole('dialog').getByRole('heading').textContent()) ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await settle(page);
  }
  expect(notices.filter((title) => title === 'Not Saved').length).toBeLessThanOrEqual(1);
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: /^Wishlist,/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Wishlist' })).toBeVisible();
});

test('ten minutes offline lose nothing', { tag: '@deep' }, async ({ page, context, server, become, complaints }) => {
  const person = await signUp(server.url);
  const { courseId, text, lectures } = await enroll(person);
  await become(person);
  await page.clock.install();
  await page.goto(`/course/${courseId}/learning?lecture=${text._id}`);
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText(/^Your progress is saved on this device/)).toBeVisible();
  await page.clock.fastForward('10:00');
  expect((await stored(page, 'outbox_')).length).toBe(1);
  expect((await lectures()).find(({ _id }) => _id === text._id)?.isCompleted).toBe(false);
  await context.setOffline(false);
  await page.clock.fastForward('02:00');
  await expect.poll(() => stored(page, 'outbox_')).toEqual([]);
  expect((await lectures()).find(({ _id }) => _id === text._id)?.isCompleted).toBe(true);
  complaints.splice(0);
});

test('a card is in no request, no storage, no log and no file of the server', { tag: '@deep' }, async ({
  page,
  shopper,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-card-'));
  const data = join(folder, 'data');
  cpSync(join(process.env.LECTERN_SEEDED ?? '', 'data'), data, { recursive: true });
  const server = await startServer('embedded', { DATA_DIR: data, LOG_LEVEL: 'trace' });
  try {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${server.url}/signup`);
    await shopper.signUp();
    await page.goto(`${server.url}/course?minPrice=100`);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await shopper.acknowledge('Added to Cart', 'Keep browsing');
    await page.goto(`${server.url}/checkout`);
    await page.getByLabel('Name on card').fill('Nila Rao');
    await page.getByLabel('Card number').pressSequentially('4242424242424242');
    await page.getByLabel('Expiry (MM/YY)').pressSequentially('1239');
    await page.getByLabel('Security code').fill('739');
    // Also if the page is left and opened again.
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const before = await kept();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await shopper.acknowledge('Payment Successful!', 'Not now');
    const after = await kept();
    expect(sent.some((line) => line.includes('/api/order '))).toBe(true);
    const log = server.output();
    await page.close();
    await server.stop();
    const files = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(files.join('').includes('Nila')).toBe(true);
    const places = { requests: sent.join('\n'), storage: before + after, log, files: files.join('\n') };
    for (const [place, content] of Object.entries(places)) {
      expect(/4242[ -]?4242[ -]?4242[ -]?4242/.test(content), `the number is in ${place}`).toBe(false);
      expect(/"(cvc|cvv|securityCode|cardNumber|expiry)"/i.test(content), `a field of a card is in ${place}`).toBe(
        false,
      );
    }
    expect(/"739"|\b739\b/.test(places.requests + places.storage)).toBe(false);
  } finally {
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('broken pictures show the placeholder and are requested once', { tag: '@deep' }, async ({ page, complaints }) => {
  const asked: string[] = [];
  await page.route('**/api/files/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 200, contentType: 'image/png', body: 'no picture' });
  });
  await page.goto('/course');
  await settle(page);
  const covers = page.getByRole('article').locator('img').first();
  await covers.scrollIntoViewIfNeeded();
  await expect(covers).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect.poll(() => covers.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBe(new Set(asked).size);
  expect(complaints.splice(0).filter((line) => !isExpected(line))).toEqual([]);
});
