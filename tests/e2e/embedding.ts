import { documentOf, type HostPage, type Marketplace } from '../hosts/hostPage.ts';
import { type HostSite, startHostSite } from '../hosts/hostSite.ts';
import { prepareMarketplace } from '../hosts/marketplace.ts';
import { test as base, expect } from './fixtures.ts';

interface Embedding {
  /** A registered partner's site; `localhost` to the browser, where the marketplace is `127.0.0.1`. */
  site: HostSite;
  /** The worker's server, as that partner knows it. */
  marketplace: Marketplace;
}
interface Opened {
  /** Opens a page of the partner with this body and what else is special about it. */
  openHost(body: string, more?: Partial<HostPage>): Promise<void>;
}

/** Tests of a partner's page that embeds the built marketplace. */
export const test = base.extend<Opened, Embedding>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
    async ({}, use) => {
      const site = await startHostSite();
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  marketplace: [
    async ({ server, site }, use) => use(await prepareMarketplace(server.url, site.url)),
    { scope: 'worker', timeout: 90_000 },
  ],
  openHost: ({ page, site, marketplace }, use) =>
    use(async (body, more) => {
      const headers = more?.headers?.(marketplace);
      site.serve('/', {
        body: documentOf({ title: 'Evening classes', body: () => body, ...more }, marketplace),
        ...(headers ? { headers } : {}),
      });
      await page.goto(`${site.url}/?visitor=42`);
    }),
});
export { expect };
