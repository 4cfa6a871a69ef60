import type { Page } from '@playwright/test';
import { openPages } from '../../packages/demo-site/src/sitePaths.ts';
import { buy, courseNamed, signIn, signUp } from './api.ts';
import { expect, settle, test } from './fixtures.ts';

/** Rendered pages in another time zone: nothing moves, and nothing mismatches, when the page learns who is signed in. */

const isDeep = process.env.LECTERN_DEEP === '1';

test.use({ timezoneId: 'Pacific/Auckland' });

interface Observed {
  shifts: { value: number; nodes: string[] }[];
}

/** Opens a rendered page and returns what moved, with the sum of all shifts (CLS). */
async function shiftOf(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as Observed).shifts);
  return { moved: shifts.flatMap(({ nodes }) => nodes), total: shifts.reduce((sum, { value }) => sum + value, 0) };
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const observed = window as unknown as Observed;
    observed.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
        observed.shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => String(node?.className)) });
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

// A phone shows everything in one column, where a shift moves all that follows.
for (const width of isDeep ? [1280, 360] : [360]) {
  test(`pages stay where they are for everyone (${width} px)`, async ({ page, server, become }) => {
    await page.setViewportSize({ width, height: 800 });
    const instructor = await signIn(server.url, 'instructor');
    const learner = await signUp(server.url);
    const course = await courseNamed(learner, 'TypeScript That Reads Well');
    const coursePath = `/course/${course._id}`;
    const shared = ['/', '/courses', coursePath];
    for (const path of [...shared, '/search?q=design', `/instructors/${course.creatorId._id}`, '/about', '/contact']) {
      const { moved, total } = await shiftOf(page, path);
      expect(total, `${path} for a visitor: ${moved}`).toBeLessThanOrEqual(0.01);
    }
    await become(instructor);
    for (const path of shared) {
      const { moved, total } = await shiftOf(page, path);
      expect(total, `${path} for an instructor: ${moved}`).toBeLessThanOrEqual(0.01);
    }
    await buy(learner, course);
    await become(learner);
    for (const path of shared) {
      const { moved, total } = await shiftOf(page, path);
      expect(total, `${path} for an enrolled learner: ${moved}`).toBeLessThanOrEqual(0.01);
    }
  });
}

/** On this network the font arrives long after the first paint. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const shown = isDeep ? Object.keys(openPages) : ['/', '/courses', '/about'];

// A phone shows everything in one column, where a shift moves all that follows.
for (const width of isDeep ? [1280, 360] : [360]) {
  test(`nothing moves when the font comes late (${width} px)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    const course = await courseNamed(await signUp(server.url), 'TypeScript That Reads Well');
    const ids: Record<string, string> = { instructors: course.creatorId._id, blog: 'twenty-minutes' };
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.emulateNetworkConditions', slow);
    for (const route of shown) {
      const path = route.replace(/(\w+)\/:id$/, (_, kind: string) => `${kind}/${ids[kind] ?? course._id}`);
      const { moved, total } = await shiftOf(page, path);
      expect(total, `${path}: ${moved}`).toBeLessThanOrEqual(0.005);
    }
  });
}
