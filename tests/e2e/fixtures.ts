import { test as base, expect, type Page } from '@playwright/test';
import { type MediaHost, startMediaHost } from './mediaHost.ts';
import { type Database, type RunningServer, startServer } from './server.ts';

interface Options {
  database: Database;
}
interface Fixtures {
  /** What the browser complained about; a test that expects a complaint takes it out. */
  complaints: string[];
  shopper: Shopper;
}

/** A server for each worker, and a page that must not complain. */
export const test = base.extend<Fixtures, Options & { server: RunningServer; media: MediaHost }>({
  database: ['embedded', { option: true, scope: 'worker' }],
  media: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
    async ({}, use) => {
      const media = await startMediaHost();
      await use(media);
      await media.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, media }, use) => {
      const server = await startServer(database, { MEDIA_ORIGINS: media.origin });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      // The browser's own line for a refusal that the page expects (§2: the enrolled view is tried first).
      const expected = /Failed to load resource: the server responded with a status of 40[0-9]/;
      expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  shopper: ({ page }, use) => use(createShopper(page)),
});
export { expect };

export interface Shopper {
  /** Presses OK on the notice with this title. */
  acknowledge(title: string): Promise<void>;
  /** Creates an account on the sign-up page that is open. */
  signUp(): Promise<{ email: string; password: string }>;
  signIn(email: string, password: string): Promise<void>;
  /** Fills the card form and pays. */
  pay(number?: string): Promise<void>;
}

let made = 0;

export function createShopper(page: Page): Shopper {
  const shopper: Shopper = {
    async acknowledge(title) {
      const notice = page.getByRole('dialog', { name: title });
      await notice.getByRole('button', { name: 'OK' }).click();
      await expect(notice).toBeHidden();
    },
    async signUp() {
      made += 1;
      const account = { email: `nila-${process.pid}-${Date.now()}-${made}@example.org`, password: 'paper-lantern-7' };
      await page.getByLabel('First name').fill('Nila');
      await page.getByLabel('Last name').fill('Rao');
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await shopper.acknowledge('Signup Successful!');
      return account;
    },
    async signIn(email, password) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    async pay(number = '4242424242424242') {
      await page.getByLabel('Name on card').fill('Nila Rao');
      await page.getByLabel('Card number').pressSequentially(number);
      await page.getByLabel('Expiry (MM/YY)').pressSequentially('1239');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: /^Pay/ }).click();
    },
  };
  return shopper;
}

/** The seconds that a course's own video shows. */
export const positionOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
