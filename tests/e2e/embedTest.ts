import { test as base, expect } from '@playwright/test';
import { partnerPage, startHostSite } from '../hosts/hostSite.ts';
import { course, type FakeMarketplace, startFakeMarketplace } from './embedMarketplace.ts';
import { listen } from './fixtures.ts';

interface Fixtures {
  market: FakeMarketplace;
  /** Opens a page with this body; the script is added. */
  visit(body: string, headers?: Record<string, string>): Promise<void>;
  complaints: string[];
}
/** A page of another site with the loader, and a marketplace that answers as the test says. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
  market: async ({}, use) => {
    const market = await startFakeMarketplace();
    await use(market);
    market.stop();
  },
  visit: async ({ page, market }, use) => {
    const site = await startHostSite();
    const loader = `<script type="module" src="${market.url}/embed/v1.js" data-key="pk_test"></script>`;
    await use(async (body, headers = {}) => {
      site.serve('/', { ...partnerPage(`<body>${body}${loader}</body>`), headers });
      await page.goto(site.url);
    });
    site.stop();
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await listen(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const cardOf = (
  number: number,
  inside = `<a href="https://market.test/course/${course(number)}">A course</a>`,
) => `<lectern-course-card course-id="${course(number)}">${inside}</lectern-course-card>`;
