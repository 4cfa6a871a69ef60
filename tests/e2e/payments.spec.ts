import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type StripeStandIn, startStripeStandIn } from '../../packages/server/src/testing/stripeStandIn.ts';
import { type Api, post, signIn, signUp } from './api.ts';
import { test as base, createShopper, expect } from './fixtures.ts';
import { openFramePage } from './framePage.ts';
import { startServer } from './server.ts';

/** Buying in Stripe's form: a stand-in of the tests serves its script and its API, so nothing leaves the machine. */

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, media, stripe }, use) => {
      const server = await startServer(database, { MEDIA_ORIGINS: media.origin, ...stripe.environment });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Opens the checkout of a course that the buyer doesn't own. */
async function openCheckout(page: Page, person: Api) {
  const { courses } = await person.get<{ courses: { _id: string; title: string; price: number }[] }>(
    '/search/courses?minPrice=1000&maxPrice=1300&category=technology',
  );
  const course = courses[0];
  if (!course) throw new Error('The seed has no such course.');
  await page.goto(`/checkout?course=${course._id}`);
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  return course;
}
const ordersOf = async (person: Api) =>
  (await person.get<{ orders: { _id: string; status: string; total: number }[] }>('/order')).orders;
const cardNumber = (page: Page) => page.getByLabel('Card number');
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click();

test('a card is declined, then another one pays: one charge, one receipt, and no script of Stripe elsewhere', async ({
  page,
  server,
  stripe,
  become,
  shopper,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/stripe.js') && scripts.push(request.url()));
  const person = await signUp(server.url);
  await become(person);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
  expect(scripts).toEqual([]);
  // Said by the demo alone.
  await expect(page.getByText('No real payments are made.')).toBeHidden();
  const course = await openCheckout(page, person);
  expect(scripts).toHaveLength(1);
  await expect(page.getByText('Test mode: no money is moved.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await pay(page);
  await expect(page.getByRole('alert')).toHaveText('Your card number is incomplete.');
  expect(await ordersOf(person)).toEqual([]);
  await cardNumber(page).fill('4000 0000 0000 0002');
  await pay(page);
  await shopper.acknowledge('Payment Failed');
  await expect(page.getByText('Your card has been declined.')).toBeVisible();
  await cardNumber(page).fill('4242 4242 4242 4242');
  await pay(page);
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(course.title);
  await expect(page.getByRole('article')).toContainText('Card ending in 4242');
  const orders = await ordersOf(person);
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'failed']);
  expect(stripe.ledger()[orders[0]?._id ?? '']).toBe(Math.round((orders[0]?.total ?? 0) * 100));
  expect(stripe.ledger()[orders[1]?._id ?? '']).toBeUndefined();
});

test("a bank's page leads back: refused, the order can be paid again; authorized, the course is there", {
  tag: '@deep',
}, async ({ page, server, become, shopper }) => {
  const person = await signUp(server.url);
  await become(person);
  await openCheckout(page, person);
  await page.getByLabel('Pay with').selectOption('Bank');
  await pay(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "The payment wasn't completed, and you haven't been charged. You can try again.",
  );
  await expect(page).toHaveURL(/\/checkout\?course=\w+&order=\w+$/);
  await page.getByLabel('Pay with').selectOption('Bank');
  await pay(page);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await shopper.acknowledge('Payment Successful!', 'Not now');
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid', 'failed']);
});

test('a bank that takes its time: the page says so, and goes on by itself', { tag: '@deep' }, async ({
  page,
  server,
  stripe,
  become,
  shopper,
}) => {
  const person = await signUp(server.url);
  await become(person);
  await openCheckout(page, person);
  await cardNumber(page).fill('4000 0000 0000 0077');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  const processing = [...stripe.intents.values()].find(({ status }) => status === 'processing');
  stripe.decide(processing?.id ?? '', true);
  await shopper.acknowledge('Payment Successful!', 'Not now');
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();
});

test('the tab closes right after paying: the report of the provider completes the order', { tag: '@deep' }, async ({
  page,
  server,
  stripe,
  become,
  complaints,
}) => {
  const person = await signUp(server.url);
  await become(person);
  await openCheckout(page, person);
  await page.route('**/settle', (route) => route.abort());
  await cardNumber(page).fill('4242 4242 4242 4242');
  await pay(page);
  await expect(page.getByRole('alert')).toContainText("You won't be charged twice.");
  await page.goto('about:blank');
  const paid = [...stripe.intents.values()].at(-1);
  const { body, signature } = stripe.event('payment_intent.succeeded', paid);
  const answer = await fetch(`${server.url}/api/payment/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(answer.status).toBe(200);
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid']);
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('/settle')));
});

test("money that was returned in Stripe's dashboard: an admin says which course it was for, and that one ends", {
  tag: '@deep',
}, async ({ page, server, stripe, become }) => {
  const person = await signUp(server.url);
  const { courses } = await person.get<{ courses: { _id: string; title: string; price: number }[] }>(
    '/search/courses?minPrice=1000&limit=2',
  );
  const amount = Math.round(courses.reduce((sum, { price }) => sum + Math.round(price * 100), 0) * 1.1) / 100;
  const courseIds = courses.map(({ _id }) => _id);
  const draft = { courseIds, amount, currency: 'INR', idempotencyKey: crypto.randomUUID() };
  const bought = await person.get<{ order: { _id: string }; confirmation: { clientSecret: string } }>(
    '/order',
    post(draft),
  );
  const { _id: orderId } = bought.order;
  stripe.confirm(bought.confirmation.clientSecret);
  await person.get(`/order/${orderId}/settle`, post({}));
  const owned = async () =>
    (await person.get<{ courses: { title: string }[] }>('/enrollment/purchased-courses')).courses.map(
      ({ title }) => title,
    );
  const report = async (amount: number | undefined) => {
    const refund = stripe.refundByHand(orderId, amount === undefined ? {} : { amount });
    const { body, signature } = stripe.event('refund.created', refund);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(`${server.url}/api/payment/reports`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  };
  const { items } = await person.get<{ items: { title: string; amount: number }[] }>(`/order/${orderId}/refund`);
  const [first, second] = items;
  if (!first || !second) throw new Error('Two courses were bought.');

  await become(await signIn(server.url, 'admin'));
  await report(5_000);
  await page.goto('/admin/dashboard');
  const listed = page.getByRole('listitem').filter({ hasText: person.email });
  await expect(listed).toContainText('The amount is less than any course of this order cost');
  await listed.getByRole('button', { name: 'It was goodwill' }).click();
  const question = page.getByRole('dialog', { name: 'Record it as goodwill?' });
  await question.getByRole('button', { name: 'It was goodwill' }).click();
  await expect(page.getByRole('status').filter({ hasText: `₹50.00 for ${person.email}: recorded.` })).toBeFocused();
  expect((await owned()).length).toBe(2);

  // In two parts that are no price of a course: together they are.
  await report(6_000);
  await page.reload();
  await expect(listed).toContainText('₹60.00');
  await report(Math.round(first.amount * 100) - 6_000);
  expect(await owned()).toEqual([second.title]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await expect(listed.getByRole('button')).toHaveCount(0);

  await become(person);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('row', { name: `Refunded: ${first.title}` })).toContainText('−₹');
});

test('a form that does not load says so, and loads on another try', { tag: '@deep' }, async ({
  page,
  server,
  become,
  complaints,
}) => {
  const person = await signUp(server.url);
  await become(person);
  await page.route('**/stripe.js', (route) => route.abort());
  await page.route('**/StripePayment-*.js', (route) => route.abort());
  const { courses } = await person.get<{ courses: { _id: string }[] }>('/search/courses?minPrice=1000');
  await page.goto(`/checkout?course=${courses[0]?._id}`);
  // First the code of the form, then Stripe's own.
  await expect(page.getByRole('alert')).toContainText('No response from server.');
  await page.unroute('**/StripePayment-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText("The payment form couldn't be loaded.");
  await page.unroute('**/stripe.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('net::ERR_FAILED')));
});

test("in a frame on a partner's page: a card pays there, and a bank gets a window that closes by itself", {
  tag: '@deep',
}, async ({ page, server, stripe }) => {
  const host = await openFramePage(page, server.url);
  const person = await signUp(server.url);
  const { courses } = await person.get<{ courses: { _id: string }[] }>('/search/courses?minPrice=1000');
  const app = await host.add('app');
  const open = (courseId?: string) =>
    host.send('app', { type: 'open', view: 'checkout', params: { courseIds: [courseId ?? ''] } });
  const paid = app.getByRole('heading', { name: 'Payment Successful!' });
  await open(courses[0]?._id);
  await createShopper(app).signIn(person.email, person.password);
  await app.getByLabel('Card number').fill('4242 4242 4242 4242');
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(paid).toBeVisible();

  await open(courses[1]?._id);
  await app.getByLabel('Pay with').selectOption('Bank');
  const opened = page.waitForEvent('popup');
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  const bank = await opened;
  await expect(app.getByRole('status').filter({ hasText: 'window of your bank' })).toBeVisible();
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(app.getByRole('dialog', { name: 'Payment Failed' })).toContainText("The payment wasn't completed");
  await createShopper(app).acknowledge('Payment Failed');
  expect(bank.isClosed()).toBe(true);
  const again = page.waitForEvent('popup');
  await app.getByRole('button', { name: /^Pay ₹/ }).click();
  await (await again).getByRole('button', { name: 'Authorize' }).click();
  await expect(paid).toBeVisible();
  const orders = await ordersOf(person);
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'failed', 'paid']);
  for (const { _id, status, total } of orders)
    expect(stripe.ledger()[_id]).toBe(status === 'paid' ? Math.round(total * 100) : undefined);
  host.stop();
});
