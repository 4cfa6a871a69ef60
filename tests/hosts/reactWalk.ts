import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from '../e2e/api.ts';
import { courseNamed, post, signIn, signInAs } from '../e2e/api.ts';
import { createShopper } from '../e2e/fixtures.ts';
import type { Host } from './host.ts';
import { expectReported } from './report.ts';
import { bought, expectStudied, LISTED_COURSES, study } from './study.ts';

/** Whether the host's server sends the course with its page, and nothing that still loads. */
export async function expectRendered(host: Host, marketplace: string): Promise<void> {
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);
  for (const [path, articles] of [
    ['/', LISTED_COURSES],
    [`/course/${_id}`, 1],
  ] as const) {
    const html = await (await fetch(host.url + path)).text();
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(articles);
    expect(html).toContain(bought.title);
    // The text of a free lesson waits for the browser's sanitizer: these hosts have none on the server.
    expect(html.replaceAll('class="lectern-skeleton" data-shape="line"', '')).not.toContain('lectern-skeleton');
  }
  expect((await fetch(`${host.url}/course/${'0'.repeat(24)}`)).status).toBe(404);
}

/** Presses Buy Now as a visitor, and signs in with the window that opens. */
async function signInToBuy<Result>(page: Page, fill: (window: Page) => Promise<Result>): Promise<Result> {
  const button = page.getByRole('button', { name: 'Buy Now' }).first();
  // The host's server has sent it: until React has taken it over, a press does nothing.
  const isLive = () => button.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isLive).toBe(true);
  const opened = page.waitForEvent('popup');
  await button.click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  const result = await fill(window);
  await closed;
  return result;
}

const signUp = async (window: Page): Promise<Account> => {
  await window.getByRole('link', { name: 'Create an account' }).click();
  return createShopper(window).fillSignUp();
};

/** List → course → sign up → checkout → player → quiz → progress, without leaving the partner's site. */
export async function walk(page: Page, host: Host, marketplace: string, key: string): Promise<void> {
  const shopper = createShopper(page);
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);
  let token = '';
  page.on('request', (request) => {
    token = request.headers().authorization ?? token;
  });
  await page.goto(host.url);
  await expect(page.getByRole('article')).toHaveCount(LISTED_COURSES);
  await page.getByRole('link', { name: bought.title, exact: true }).click();
  await expect(page).toHaveURL(`${host.url}/course/${_id}`);
  const account = await signInToBuy(page, signUp);
  await shopper.acknowledge('Signup Successful!', 'Proceed to Checkout');
  await shopper.pay();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: /^Start learning/ }).click();
  await expect(page).toHaveURL(`${host.url}/learn/${_id}`);
  await study(page);
  await expectStudied(await signInAs(marketplace, account), _id);
  await expectReported(marketplace, key);
  await expectScoped(page, `${marketplace}/api`, token);
}

/** The page's token opens what learners do, from this page only. */
async function expectScoped(page: Page, api: string, token: string): Promise<void> {
  const ask = (path: string, origin: string) =>
    fetch(api + path, { headers: { authorization: token, origin } }).then(({ status }) => status);
  const { origin } = new URL(page.url());
  expect(token).toMatch(/^Bearer /);
  expect(await ask('/enrollment/purchased-courses', origin)).toBe(200);
  for (const path of ['/user/profile', '/instructor/my-courses', '/admin/partners']) {
    expect(await ask(path, origin), path).toBe(403);
  }
  expect(await ask('/enrollment/purchased-courses', 'https://evil.example')).toBeGreaterThanOrEqual(401);
}

/** Another visitor signs in with Google's local stand-in, which leads to the checkout, and comes back with a discount code. */
export async function walkWithGoogle(context: BrowserContext, host: Host, marketplace: string): Promise<void> {
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);
  const page = await context.newPage();
  await page.goto(`${host.url}/course/${_id}`);
  await signInToBuy(page, async (window) => {
    await window.getByRole('button', { name: 'Sign in with Google' }).click();
    await window.getByRole('link', { name: /learner@/ }).click();
  });
  await createShopper(page).acknowledge('Login Successful!', 'Proceed to Checkout');
  const code = `HOST-${Date.now()}`;
  await (await signIn(marketplace, 'admin')).get(
    '/instructor/discount-codes',
    post({ code, kind: 'amount', value: 100 }),
  );
  // Another page of the site, also where it is loaded anew: the user is still signed in. Its link has a discount code.
  await page.goto(`${host.url}/checkout?course=${_id}&code=${code}`);
  await expect(page.getByText(`Code ${code}: ₹100.00 off.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.close();
}
