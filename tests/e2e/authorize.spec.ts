import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { registerPartner, signIn } from './api.ts';
import { expect, test } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

/** A partner's page without React, on another site than the marketplace: signing in through its window. */

let market: RunningServer;
let site: Server;
let origin: string;
let key: string;
/** The script that the page runs before everything else. */
let before = '';

test.beforeAll(async () => {
  market = await startServer('embedded');
  site = createServer(async ({ url }, response) => {
    if (url === '/sdk.js') {
      return response.setHeader('content-type', 'text/javascript').end(await readFile('packages/sdk/dist/browser.js'));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="en">
      <title>The Magazine</title><link rel="icon" href="data:,"><script>${before}</script>
      <button id="in">Sign in</button><button id="out">Sign out</button><p role="status"></p>
      <script type="module">
        import { createMarketplace } from '/sdk.js';
        const marketplace = createMarketplace({ baseUrl: '${market.url}/api', partnerKey: '${key}' });
        const status = document.querySelector('[role=status]');
        const show = ({ user, isLoading }) => { status.textContent = isLoading ? '...' : user ? 'Signed in: ' + user.firstName : 'Signed out'; };
        marketplace.session.subscribe(show);
        show(marketplace.session.getState());
        document.querySelector('#in').onclick = () =>
          marketplace.session.signInWithPopup().catch((error) => { status.textContent = error.code + ': ' + error.message; });
        document.querySelector('#out').onclick = () => marketplace.session.signOut();
        Object.assign(window, { marketplace });
      </script>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // Another site for the browser than 127.0.0.1, so that its storage is not the marketplace's.
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  key = await registerPartner(market.url, origin);
});
test.afterAll(async () => {
  site.close();
  await market.stop();
});
test.beforeEach(() => {
  before = '';
});

const status = (page: Page) => page.getByRole('status');
async function open(page: Page): Promise<void> {
  await page.goto(`${origin}/tides?week=2#high`);
  await expect(status(page)).toHaveText('Signed out');
}
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return opened;
}
async function signInByEmail(window: Page, email = 'learner@lectern.example'): Promise<void> {
  await window.getByLabel('Email', { exact: true }).fill(email);
  await window.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await window.getByLabel('Password', { exact: true }).press('Enter');
}
/** What the marketplace answers to the page, which sends its token. */
const call = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const { session } = (window as never as Scripted).marketplace;
    return (await fetch(url, { headers: { authorization: `Bearer ${session.getState().token}` } })).status;
  }, `${market.url}/api${path}`);
interface Scripted {
  marketplace: { session: { getState(): { token: string } } };
}

test('a visitor signs in by email in the window, and nothing of it is stored on the page', async ({ page }) => {
  await open(page);
  const window = await openWindow(page);
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Continue to Training');
  await expect(window.getByText(`(${origin}) gets your name and picture`)).toBeVisible();
  await Promise.all([window.waitForEvent('close'), signInByEmail(window)]);
  await expect(status(page)).toHaveText('Signed in: Leela');
  await expect(page).toHaveURL(`${origin}/tides?week=2#high`);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain('eyJ');
  expect(stored).not.toContain('lectern.example');
  expect(await call(page, '/enrollment/purchased-courses')).toBe(200);

  await page.reload();
  await expect(status(page)).toHaveText('Signed in: Leela');
});

test('who is signed in at the marketplace continues with one press, or as someone else', { tag: '@deep' }, async ({
  page,
  context,
  complaints,
}) => {
  await become(context, 'instructor');
  await open(page);
  let window = await openWindow(page);
  await expect(window.getByText("You're signed in as instructor@lectern.example.")).toBeVisible();
  await Promise.all([
    window.waitForEvent('close'),
    window.getByRole('button', { name: 'Continue as Asha' }).press('Enter'),
  ]);
  await expect(status(page)).toHaveText('Signed in: Asha');
  // An instructor too may only study and shop here.
  await expect(call(page, '/instructor/my-courses')).rejects.toThrow('Failed to fetch');
  expect(complaints.splice(0)[0]).toContain('/instructor/my-courses');

  window = await openWindow(page);
  await window.getByRole('button', { name: 'Use another account' }).click();
  await Promise.all([window.waitForEvent('close'), signInByEmail(window)]);
  await expect(status(page)).toHaveText('Signed in: Leela');
});

test("whoever cancels at Google's stand-in comes back to the window, which still answers the page", {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const window = await openWindow(page);
  await window.waitForURL(/authorize/);
  const address = window.url();
  await window.getByRole('button', { name: 'Sign in with Google' }).click();
  await window.getByRole('link', { name: 'Cancel' }).click();
  await window.waitForURL(address);
  await signInByEmail(window);
  await expect(status(page)).toHaveText('Signed in: Leela');
});

test("Google's stand-in comes back to the window", { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const window = await openWindow(page);
  await window.getByRole('button', { name: 'Sign in with Google' }).click();
  await Promise.all([window.waitForEvent('close'), window.getByRole('link', { name: /learner@/ }).click()]);
  await expect(status(page)).toHaveText('Signed in: Leela');
});

test('a new learner signs up in the window', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const window = await openWindow(page);
  await window.getByRole('link', { name: 'Create an account' }).click();
  await window.getByLabel('First name').fill('Mira');
  await window.getByLabel('Last name').fill('Moor');
  await window.getByLabel('Email', { exact: true }).fill('mira@example.org');
  await window.getByLabel('Password', { exact: true }).fill('high and low');
  await Promise.all([window.waitForEvent('close'), window.getByLabel('Password', { exact: true }).press('Enter')]);
  await expect(status(page)).toHaveText('Signed in: Mira');
});

test('where windows are blocked, this tab goes there and comes back to the same place', { tag: '@deep' }, async ({
  page,
}) => {
  before = 'window.open = () => null;';
  await open(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${market.url}/authorize?**`);
  await signInByEmail(page);
  await expect(status(page)).toHaveText('Signed in: Leela');
  await expect(page).toHaveURL(`${origin}/tides?week=2#high`);
});

test('a closed window is no error', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const window = await openWindow(page);
  await window.close();
  await expect(status(page)).toHaveText('popup_closed: The sign-in window was closed. Please try again.');
});

test('signing out reaches both sides', { tag: '@deep' }, async ({ page, context }) => {
  await become(context, 'learner');
  const shop = await context.newPage();
  await shop.goto(`${market.url}/dashboard`);
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Learner Dashboard');
  const reach = async () => {
    await open(page);
    const window = await openWindow(page);
    await Promise.all([
      window.waitForEvent('close'),
      window.getByRole('button', { name: 'Continue as Leela' }).click(),
    ]);
    await expect(status(page)).toHaveText('Signed in: Leela');
  };
  await reach();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(status(page)).toHaveText('Signed out');
  await expect
    .poll(async () => {
      await shop.reload();
      return new URL(shop.url()).pathname;
    })
    .toBe('/login');

  await become(context, 'learner');
  await reach();
  await shop.goto(`${market.url}/dashboard`);
  await shop.getByRole('button', { name: /Leela/ }).first().click();
  await shop.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => call(page, '/enrollment/purchased-courses')).toBe(401);
});

test('an unknown key, an unregistered page and an incomplete link get no form and no way on', async ({ page }) => {
  const query = (changes: object) =>
    new URLSearchParams({
      key,
      return_to: `${origin}/`,
      code_challenge: 'c'.repeat(43),
      state: 's'.repeat(43),
      mode: 'redirect',
      ...changes,
    });
  const wrong: [object, RegExp][] = [
    [{ key: `pk_${'0'.repeat(24)}` }, /doesn't know this partner key/],
    [{ return_to: 'https://evil.example/' }, /https:\/\/evil\.example isn't registered/],
    [{ return_to: 'javascript:alert(1)' }, /valid URL/],
    [{ code_challenge: '' }, /isn't complete/],
  ];
  for (const [changes, message] of wrong) {
    await page.goto(`${market.url}/authorize?${query(changes)}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0);
    await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
  }
});

test('a used code opens nothing, and ends the session that it began', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  const used = page.waitForRequest(`${market.url}/api/authorization/token`);
  const window = await openWindow(page);
  await Promise.all([window.waitForEvent('close'), signInByEmail(window)]);
  const body = (await used).postDataJSON() as object;
  await expect(status(page)).toHaveText('Signed in: Leela');
  const replay = await page.evaluate(
    async ([url, json]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json });
      return ((await answer.json()) as { code: string }).code;
    },
    [`${market.url}/api/authorization/token`, JSON.stringify(body)] as const,
  );
  expect(replay).toBe('invalid_code');
  expect(await call(page, '/enrollment/purchased-courses')).toBe(401);
});

/** Signs in at the marketplace. */
async function become(context: BrowserContext, actor: 'learner' | 'instructor'): Promise<void> {
  const { token = '' } = await signIn(market.url, actor);
  const page = await context.newPage();
  await page.goto(`${market.url}/api/health`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.close();
}
