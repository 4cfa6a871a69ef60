import { test as base, expect, type Page } from '@playwright/test';
import { course, type FakeMarketplace, startFakeMarketplace, startHostPage } from './embedMarketplace.ts';
import { listen } from './fixtures.ts';

/** The elements in a page of another site, with a marketplace that answers as the test says. */

interface Fixtures {
  market: FakeMarketplace;
  /** Opens a page with this body; the script is added. */
  visit(body: string, headers?: Record<string, string>): Promise<void>;
  complaints: string[];
}
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
  market: async ({}, use) => {
    const market = await startFakeMarketplace();
    await use(market);
    market.stop();
  },
  visit: async ({ page, market }, use) => {
    const host = await startHostPage();
    await use(async (body, headers = {}) => {
      host.page.html = `<body>${body}<script type="module" src="${market.url}/embed/v1.js" data-key="pk_test"></script></body>`;
      host.page.headers = headers;
      await page.goto(host.url);
    });
    host.stop();
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

const cardOf = (number: number, inside = `<a href="https://market.test/course/${course(number)}">A course</a>`) =>
  `<lectern-course-card course-id="${course(number)}">${inside}</lectern-course-card>`;
/** The requests for fragments. */
const fragments = ({ asked }: FakeMarketplace) => asked.filter((path) => path.startsWith('/embed/fragments/'));
const title = (page: Page, number: number) => page.getByRole('link', { name: `Course ${course(number)}` });

test('cards in view load with one request and one style sheet, the others when they come near', async ({
  page,
  market,
  visit,
}) => {
  const shown = [1, 2, 3].map((number) => cardOf(number)).join('');
  await visit(`${shown}${cardOf(1)}<div style="height: 3000px"></div>${cardOf(9)}`);
  await expect(title(page, 2)).toBeVisible();
  expect(market.asked).toEqual([
    `/embed/fragments/cards?ids=${[1, 2, 3].map(course).join('%2C')}`,
    '/embed/fragments-1.css',
  ]);
  await expect(page.locator('article').first()).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  await page.mouse.wheel(0, 3000);
  await expect(title(page, 9)).toBeVisible();
  expect(fragments(market)[1]).toBe(`/embed/fragments/cards?ids=${course(9)}`);
  expect(market.asked).toHaveLength(3);
});
