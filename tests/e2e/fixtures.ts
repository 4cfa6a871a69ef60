import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, type Actor, type Api, courseTitles, signIn } from './api.ts';
import { type MediaHost, startMediaHost } from './mediaHost.ts';
import { type Database, type RunningServer, startServer } from './server.ts';

interface Options {
  database: Database;
}
interface Fixtures {
  /** The browser's errors and warnings; a test that expects one removes it. */
  complaints: string[];
  /** What the server sells stays as it was: the next test of the worker counts it. */
  isCatalogueKept: undefined;
  shopper: Shopper;
  /** Signs the page in as this user, without the form. */
  become(person: Api | Actor): Promise<Api>;
}

/** Records the console errors of every page of the context, and what its content policy refused. */
export async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.text()} (${message.location().url}, on ${message.page()?.url()})`);
  });
  context.on('weberror', (error) => complaints.push(`${error.error()} (${error.page()?.url()})`));
  // A browser may not print every refusal; the event is sent for each.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`securitypolicyviolation: ${effectiveDirective} refuses ${blockedURI}`),
    );
  });
}

/** The browser's own message for a refusal that the page expects (§2: it tries the enrolled view first). */
export const isExpected = (complaint: string): boolean =>
  /^Failed to load resource: the server responded with a status of 40[0-9]/.test(complaint);

/** One server per worker, and a page that must not log errors. */
export const test = base.extend<Fixtures, Options & { server: RunningServer; media: MediaHost; catalogue: string[] }>({
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
    async ({ context }, use) => {
      const complaints: string[] = [];
      await listen(context, complaints);
      await use(complaints);
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  catalogue: [async ({ server }, use) => use(await courseTitles(server.url)), { scope: 'worker' }],
  isCatalogueKept: [
    async ({ server, catalogue }, use) => {
      await use(undefined);
      expect(await courseTitles(server.url), 'the courses for sale').toEqual(catalogue);
    },
    { auto: true },
  ],
  shopper: ({ page }, use) => use(createShopper(page)),
  become: ({ page, server }, use) =>
    use(async (person) => {
      const api = typeof person === 'string' ? await signIn(server.url, person) : person;
      // An address on the site's origin that isn't one of its pages, so it sends no requests.
      await page.goto('/api/health');
      await page.evaluate((token) => {
        if (token === undefined) localStorage.removeItem('token');
        else localStorage.setItem('token', token);
      }, api.token);
      return api;
    }),
});
export { expect };

export interface Shopper {
  /** Presses OK, or another button of the notice with this title. */
  acknowledge(title: string, button?: string): Promise<void>;
  /** Creates an account on the open sign-up page. */
  /** Signs up, and answers the notice: by OK, or by what was pressed before. */
  signUp(next?: string): Promise<Account>;
  /** The same without the notice that follows on the marketplace's own site. */
  fillSignUp(): Promise<Account>;
  signIn(email: string, password: string): Promise<void>;
  /** Fills the card form and pays. */
  pay(number?: string): Promise<void>;
}

let made = 0;

/** A page or a frame in it. */
export type Surface = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'>;

export function createShopper(page: Surface): Shopper {
  const shopper: Shopper = {
    async acknowledge(title, button = 'OK') {
      const notice = page.getByRole('dialog', { name: title });
      await notice.getByRole('button', { name: button }).click();
      await expect(notice).toBeHidden();
    },
    async signUp(next) {
      const account = await shopper.fillSignUp();
      await shopper.acknowledge('Signup Successful!', next);
      return account;
    },
    async fillSignUp() {
      made += 1;
      const account = { email: `nila-${process.pid}-${Date.now()}-${made}@example.org`, password: 'paper-lantern-7' };
      await page.getByLabel('First name').fill('Nila');
      await page.getByLabel('Last name').fill('Rao');
      await page.getByLabel('Email', { exact: true }).fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      return account;
    },
    async signIn(email, password) {
      await page.getByLabel('Email', { exact: true }).fill(email);
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

/** Waits until the page has its code and its data. */
export const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      'hydrated' in document.documentElement.dataset &&
      document.querySelector('main h1') !== null &&
      document.querySelector('.lectern-skeleton, .site-loading, [aria-busy="true"]') === null,
  );

/** The seconds shown by a course's own video. */
export const positionOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
