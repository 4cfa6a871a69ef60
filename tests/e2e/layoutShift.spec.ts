import { openPages } from '../../packages/demo-site/src/sitePaths.ts';
import { isDeep, sampled } from '../runs.ts';
import { courseNamed, signIn } from './api.ts';
import { expect, test } from './fixtures.ts';
import { watchPages } from './renderedPages.ts';

/** On this network the font arrives long after the first paint. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const all = Object.keys(openPages);

for (const { width, height, shown } of sampled([
  // A phone shows everything in one column, where a shift moves all that follows.
  { width: 360, height: 800, shown: isDeep ? all : ['/', '/courses', '/about'] },
  // High enough for the free lesson, which has a font of its own.
  { width: 1280, height: 1500, shown: isDeep ? all : ['/course/:id'] },
])) {
  test(`nothing moves when the font comes late (${width} px)`, { tag: '@deep' }, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const course = await courseNamed(await signIn(server.url, 'anonymous'), 'TypeScript That Reads Well');
    const ids: Record<string, string> = { instructors: course.creatorId._id, blog: 'twenty-minutes' };
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.emulateNetworkConditions', slow);
    const open = await watchPages(page);
    for (const route of shown) {
      const path = route.replace(/(\w+)\/:id$/, (_, kind: string) => `${kind}/${ids[kind] ?? course._id}`);
      const { shift, moved } = await open(path);
      expect(shift, `${path}: ${moved}`).toBeLessThanOrEqual(0.005);
    }
  });
}

test('a jump to the end of the home page stays there', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(
    page.getByRole('heading', { name: 'What you’ll have made' }).or(page.locator('.site-spotlight')),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
