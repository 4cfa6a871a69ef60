import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { cardOf, documentOf } from '../hosts/hostPage.ts';
import { registerPartner } from '../hosts/marketplace.ts';
import { partitionedLaunch } from '../hosts/partitionedLaunch.ts';
import { frameOf } from '../hosts/visit.ts';
import { courseNamed, signIn, signInAs } from './api.ts';
import { test as base, expect } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper, isExpected, listen } from './fixtures.ts';

/** A visitor's session in frames of a bare page, with storage as Chrome's users have it. */

interface Fixtures {
  browserOfUser: BrowserContext;
  visitor: Page;
  told: string[];
}
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
  browserOfUser: async ({}, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'lectern-visitor-'));
    mkdirSync(join(profile, 'Default'));
    // Chrome's own default; Debian's Chromium blocks third-party storage.
    const preferences = JSON.stringify({ profile: { cookie_controls_mode: 0 } });
    writeFileSync(join(profile, 'Default', 'Preferences'), preferences);
    const context = await chromium.launchPersistentContext(profile, await partitionedLaunch());
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
  /** What the console says; a test takes out what it expects. */
  told: async ({ browserOfUser }, use) => {
    const told: string[] = [];
    await listen(browserOfUser, told);
    await use(told);
    expect(told.filter((text) => !isExpected(text))).toEqual([]);
  },
  visitor: async ({ browserOfUser, told: _ }, use) => use(await browserOfUser.newPage()),
});

const account = { email: 'learner@lectern.example', password: 'lectern-demo' };
const signInButton = '<lectern-sign-in><a href="#in">Your account</a></lectern-sign-in>';
const checkoutOf = (id: string) => `<lectern-checkout course-ids="${id}"><a href="#buy">Buy</a></lectern-checkout>`;

test('a code in the address signs in once, in the tab that asked for it; the console says why not', {
  tag: '@deep',
}, async ({ visitor, told, site, marketplace }) => {
  await visitor.addInitScript(() => {
    window.open = () => null;
  });
  site.serve('/article', { body: documentOf({ title: 'Article', body: () => signInButton }, marketplace) });
  const page = `${site.url}/article?page=2`;
  const returned: string[] = [];
  visitor.on('framenavigated', (frame) => frame.url().includes('lectern_code=') && returned.push(frame.url()));
  const askInThisTab = async () => {
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await dialogFrameOf(visitor).getByRole('button', { name: 'Continue in a new window' }).click();
    await visitor.waitForURL(`${marketplace.url}/authorize?**`);
    return new URL(visitor.url()).searchParams.get('state') ?? '';
  };

  await visitor.goto(page);
  await askInThisTab();
  await createShopper(visitor).signIn(account.email, account.password);
  await visitor.waitForURL(page);
  const signedIn = visitor.locator('lectern-sign-in [data-lectern-state="signed-in"]');
  await expect(signedIn).toBeAttached();
  const [address = ''] = returned;

  // Somebody sends the visitor an address with a code, or the visitor goes back in the history.
  const refused = "Lectern: a sign-in code was refused: this tab didn't ask for it, or has used it already.";
  await visitor.goto('about:blank');
  await visitor.goto(address);
  await expect.poll(() => told.join()).toContain(refused);
  expect(told.splice(0).filter((text) => !isExpected(text))).toHaveLength(1);
  await expect(visitor).toHaveURL(page);

  // The tab asks, and gets the used code: the server refuses it, and ends the session that it began.
  await frameOf(visitor, 'app');
  await dialogFrameOf(visitor)
    .locator('body')
    .evaluate(() => localStorage.clear());
  await visitor.goto(page);
  const state = await askInThisTab();
  const replayed = new URL(address);
  replayed.hash = new URLSearchParams({
    lectern_code: new URLSearchParams(replayed.hash.slice(1)).get('lectern_code') ?? '',
    lectern_state: state,
  }).toString();
  await visitor.goto(replayed.href);
  const sentence = 'This sign-in has expired or was already used. Please sign in again.';
  await expect(dialogFrameOf(visitor).getByRole('dialog', { name: 'Login Failed' })).toContainText(sentence);
  await expect(signedIn).toHaveCount(0);
  await expect.poll(() => told.join()).toContain(`Lectern: ${sentence}`);
  expect(told.splice(0).filter((text) => !isExpected(text))).toHaveLength(1);
});

test('whoever is signed in already and presses "Sign in" sees the account, never the form', { tag: '@deep' }, async ({
  visitor,
  site,
  marketplace,
}) => {
  site.serve('/article', { body: documentOf({ title: 'Article', body: () => signInButton }, marketplace) });
  await visitor.goto(`${site.url}/article`);
  const press = () => visitor.getByRole('link', { name: 'Sign in' }).click();
  await press();
  await dialogFrameOf(visitor).getByLabel('Email', { exact: true }).fill(account.email);
  await dialogFrameOf(visitor).getByLabel('Password', { exact: true }).fill(account.password);
  await dialogFrameOf(visitor).getByRole('button', { name: 'Sign in', exact: true }).click();
  const signedIn = visitor.locator('lectern-sign-in [data-lectern-state="signed-in"]');
  await expect(signedIn).toBeAttached();

  // The page doesn't know it before its frame has said so.
  await visitor.reload();
  const { promise: hasLooked, resolve: look } = Promise.withResolvers<void>();
  await visitor.route('**/api/auth/me', async (route) => {
    await hasLooked;
    await route.continue();
  });
  await press();
  await expect(dialogFrameOf(visitor).getByRole('status')).toHaveText('Loading authentication...');
  await expect(dialogFrameOf(visitor).getByLabel('Email', { exact: true })).toHaveCount(0);
  look();
  await expect(dialogFrameOf(visitor).getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(dialogFrameOf(visitor).getByText(account.email)).toBeVisible();
  await expect(signedIn).toBeAttached();
});

test('an appearance neither hides nor covers what the visitor pays, and the console says so', { tag: '@deep' }, async ({
  visitor,
  told,
  site,
  marketplace,
}) => {
  const course = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  const body = () => `<style>
      :root { --lectern-color-text: #ffffff; --lectern-color-primary: #6b1e4f; --lectern-color-primary-hover: #6b1e4f }
      iframe { transform: scale(.5) }
    </style>
    <lectern-marketplace theme="light">${checkoutOf(course._id)}</lectern-marketplace>
    <script>
      window.refused = [];
      addEventListener('lectern-error', ({ detail }) => refused.push(detail));
      document.querySelector('lectern-marketplace').appearance = {
        button: { opacity: '0', position: 'fixed', 'background-color': '#ffffff', color: '#fefefe', content: '"Free"' },
        heading: { display: 'none', 'font-family': 'x; } * { display: none' },
        card: { 'box-shadow': '0 0 0 100vmax #fff', transform: 'scale(0)', 'background-color': '#14212b' },
        '*': { visibility: 'hidden' },
      };
    </script>`;
  site.serve('/shop', { body: documentOf({ title: 'Shop', body }, marketplace) });
  await visitor.goto(`${site.url}/shop`);
  const shopper = createShopper(dialogFrameOf(visitor));
  await visitor.getByRole('link', { name: 'Enroll Now' }).click();
  await dialogFrameOf(visitor).getByRole('link', { name: 'Create an account' }).click();
  await shopper.fillSignUp();
  const pay = dialogFrameOf(visitor).getByRole('button', { name: 'Pay ₹768.90' });
  await expect(pay).toHaveCSS('background-color', 'rgb(107, 30, 79)');
  await expect(pay).toHaveCSS('opacity', '1');
  const total = dialogFrameOf(visitor).getByText('₹768.90').last();
  for (const seen of [pay, total]) {
    await seen.scrollIntoViewIfNeeded();
    await expect(seen).toBeVisible();
    // It is what a press at its middle reaches.
    expect(
      await seen.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(top) || top?.contains(element);
      }),
    ).toBe(true);
  }
  const refused = await visitor.evaluate(
    () => (window as unknown as { refused: { code: string; message: string }[] }).refused,
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['appearance_refused']));
  const said = refused.map(({ message }) => message).join('\n');
  for (const name of ['opacity', 'position', 'content', 'display', 'font-family', 'box-shadow', 'transform', '"*"'])
    expect(said).toContain(name);
  const sentences = told.splice(0);
  for (const { message } of refused) expect(sentences.join('\n')).toContain(`Lectern: ${message}`);
  expect(sentences).toHaveLength(refused.length);
});

test('a key that is revoked while a visitor is paying: the payment succeeds, and nothing opens after it', {
  tag: '@deep',
}, async ({ visitor, told, site, marketplace }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const { _id, key } = await registerPartner(admin, site.url);
  const course = await courseNamed(admin, 'Clear Sentences');
  const body = () => `${checkoutOf(course._id)}${cardOf(marketplace, course._id)}`;
  site.serve('/late', { body: documentOf({ title: 'Late', body }, { ...marketplace, key }) });
  await visitor.goto(`${site.url}/late`);
  await visitor.locator('lectern-checkout').getByRole('link', { name: 'Enroll Now' }).click();
  await dialogFrameOf(visitor).getByRole('link', { name: 'Create an account' }).click();
  const shopper = createShopper(dialogFrameOf(visitor));
  const person = await shopper.fillSignUp();
  await expect(dialogFrameOf(visitor).getByLabel('Name on card')).toBeVisible();
  await admin.get(`/admin/partners/${_id}`, { method: 'PUT', body: { state: 'revoked' } });
  await shopper.pay();
  await expect(dialogFrameOf(visitor).getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const { orders } = await (await signInAs(marketplace.url, person)).get<{ orders: unknown[] }>('/order');
  expect(orders).toHaveLength(1);
  // What began with the key counts, what came after it doesn't.
  const { months } = await admin.get<{ months: object[] }>(`/admin/partners/${_id}/report`);
  expect(months.at(-1)).toMatchObject({ checkouts: 1, signUps: 1, orders: 0, revenue: 0 });

  await visitor.reload();
  await visitor.locator('lectern-checkout').getByRole('link', { name: 'Enroll Now' }).click();
  await visitor.waitForURL(`${marketplace.url}/**`);
  expect(visitor.frames().filter((frame) => frame.url().includes('/embed/frame/'))).toEqual([]);
  expect(told.splice(0).filter((text) => text.includes(`Lectern: The key "${key}" was revoked.`))).toHaveLength(1);
});
