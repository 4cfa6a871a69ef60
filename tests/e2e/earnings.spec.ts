import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { buy, courseNamed, post, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';
import { pressAnswer } from './keyboard.ts';

interface Earned {
  earnings: { balance: number; months: { month: string; sales: number; share: number; refunded: number }[] };
}
const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount);

test('a sale earns its share, a refund takes it back, and an admin pays out what is due', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const instructor = await signIn(server.url, 'instructor');
  const earned = async () => (await instructor.get<Earned>('/instructor/earnings')).earnings;
  const before = await earned();
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const { orderId } = await buy(learner, course);
  const share = Math.floor((Math.round(course.price * 100) * 70 + 50) / 100) / 100;
  expect((await earned()).balance).toBeCloseTo(before.balance + share, 2);

  await become(instructor);
  await page.goto('/instructor/earnings');
  const month = page.getByRole('row').nth(1);
  const sales = (before.months.at(-1)?.sales ?? 0) + 1;
  await expect(month.getByRole('cell').first()).toHaveText(String(sales));
  await expect(page.getByRole('definition').first()).toHaveText(rupees(before.balance + share));
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${sales},`);

  await learner.get(`/order/${orderId}/refund`, { method: 'POST', body: { courseId: course._id } });
  await page.reload();
  await expect(month.getByRole('cell').nth(3)).toHaveText(rupees((before.months.at(-1)?.refunded ?? 0) + share));
  await expect(page.getByRole('definition').first()).toHaveText(rupees(before.balance));

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/payouts');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const record = page.getByRole('button', { name: /^Record as paid: / }).first();
  const [, sum = '', name = ''] =
    /^Record as paid: (\S+) to (.*)$/.exec((await record.getAttribute('aria-label')) ?? '') ?? [];
  await record.press('Enter');
  await page.keyboard.type('NEFT 4711');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${sum} to ${name} was recorded as paid.`)).toBeVisible();
  await expect(page.getByText(/ · Reference NEFT 4711$/)).toBeVisible();
  await page.getByRole('button', { name: `Undo: ${sum} to ${name}` }).press('Enter');
  await page.getByRole('button', { name: 'Undo the payout' }).focus();
  await pressAnswer(page);
  await expect(page.getByText(`${sum} is due to ${name} again.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Record as paid: ${sum} to ${name}` })).toBeVisible();
});

const SITE = 'https://tides.example';

/** A learner's purchase on a page of the partner with this key. */
async function buyThrough(url: string, key: string, course: Awaited<ReturnType<typeof courseNamed>>) {
  const learner = await signUp(url);
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const asked = post({ key, returnTo: `${SITE}/`, codeChallenge });
  const { code } = await learner.get<{ code: string }>('/authorization/codes', asked);
  const call = async (path: string, body: object, token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', origin: SITE, ...authorization };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return JSON.parse(text);
  };
  const { token } = await call('/authorization/token', { key, code, codeVerifier });
  const amount = Math.round(course.price * 110) / 100;
  const order = { courseIds: [course._id], amount, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
  await call('/order', { ...order, idempotencyKey: `through-${Date.now()}` }, token);
}

test('the owner of a partner sees what its site earns, and downloads it', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const owner = await signUp(server.url);
  const admin = await signIn(server.url, 'admin');
  const draft = post({ name: 'The Tide Table', origins: [SITE], ownerEmail: owner.email });
  const { partner } = await admin.get<{ partner: { _id: string; key: string } }>('/admin/partners', draft);
  const course = await courseNamed(owner, 'TypeScript That Reads Well');
  await buyThrough(server.url, partner.key, course);
  const share = Math.round(Math.round(course.price * 100) / 10) / 100;

  await become(owner);
  await page.goto('/partners');
  await page.getByRole('link', { name: 'See what your site earns' }).press('Enter');
  await expect(page).toHaveURL('/partner/earnings');
  await expect(page.getByRole('heading', { name: 'The Tide Table' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(rupees(share));
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveText(['1', rupees(course.price), rupees(share), '–', '–']);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Earnings_The-Tide-Table_.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `,1,${course.price.toFixed(2)},${share.toFixed(2)},0.00,0.00`,
  );

  // Nobody else's, and the admin's report agrees.
  await become(await signUp(server.url));
  await page.goto('/partner/earnings');
  await expect(page.getByText(/^No site is registered to your account\./)).toBeVisible();
  const { months } = await admin.get<{ months: object[] }>(`/admin/partners/${partner._id}/report`);
  expect(months.at(-1)).toMatchObject({ share, refunded: 0, paidOut: 0 });
});

test('an admin finds the receipts and credit notes of the month, and the file for the accounts', {
  tag: '@deep',
}, async ({ page, server, become }) => {
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const { orderId } = await buy(learner, course);
  await learner.get(`/order/${orderId}/refund`, { method: 'POST', body: { courseId: course._id } });
  const { order } = await learner.get<{
    order: { total: number; receipt: { number: string }; items: { refund: { creditNote: { number: string } } }[] };
  }>(`/order/${orderId}`);
  const note = order.items[0]?.refund.creditNote.number ?? '';

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'See receipts' }).press('Enter');
  await expect(page).toHaveURL('/admin/documents');
  const list = page.getByRole('region', { name: 'Receipts and credit notes by number' });
  await expect(list.getByRole('row')).toHaveCount(51);
  // By number: a month's newest credit note is the last of all.
  for (const next = page.getByRole('button', { name: 'Next' }); await next.isEnabled(); ) await next.press('Enter');
  await expect(list.getByRole('row').last()).toContainText(note);
  await expect(list.getByRole('row').last()).toContainText(`−${rupees(order.total)}`);
  await expect(page.getByText(/^No number of the year is missing\./)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`${order.receipt.number},Receipt,`);
  expect(csv).toMatch(new RegExp(`${note},Credit note,.*,-${order.total.toFixed(2)},`));
});
