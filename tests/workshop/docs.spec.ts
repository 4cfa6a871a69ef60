import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isDeep, isQuick, sampled } from '../runs.ts';
import { built, docsPages, expect, test } from './workshop.ts';

/** Every docs page opens at its top, at a height that can be read, and draws its frames when asked to. */

/** In pixels: about 70 screens. */
const MAX_HEIGHT_PX = 60_000;
/** Bytes of a first visit, compressed as hosts send them. Storybook around the page adds 1.3 MB, which makes 3 MB. */
const MAX_BYTES = 1_700_000;

/** Pages with a frame as high as its content, whose content was as high as the frame, and with lists of thousands. */
const tall = docsPages.filter((id) => /-(courseplayer|coursepreviewplayer|contentmanager)--docs$/.test(id));
const opened = isDeep ? docsPages : [...sampled(docsPages), ...(isQuick ? [] : tall)];

/** The compressed bytes of a file of the workshop. Worlds answer in the browser, which reads as much of a video as it wants. */
function sizeOf(url: string): number {
  if (url.endsWith('.webm')) return 0;
  const file = `${built}${new URL(url).pathname.slice(1)}`;
  return extname(file) && existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}

for (const id of opened) {
  test(`${id} opens at its top`, async ({ workshop }) => {
    const { page } = workshop;
    const urls = new Set<string>();
    page.on('request', (request) => urls.add(request.url()));
    await workshop.openDocs(id);
    const problems = await page.evaluate((highest) => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [
        scrollY > 0 && `opens at ${scrollY} px`,
        scrollHeight > highest && `is ${scrollHeight} px high`,
        scrollWidth > innerWidth && `is ${scrollWidth} px wide`,
        document.querySelector('iframe') && 'has a frame that nobody asked for',
      ].filter(Boolean);
    }, MAX_HEIGHT_PX);
    expect(problems).toEqual([]);
    expect([...urls].reduce((bytes, url) => bytes + sizeOf(url), 0)).toBeLessThan(MAX_BYTES);
    expect(workshop.problems).toEqual([]);
  });
}

for (const id of tall) {
  test(`${id} stays in proportion with its states side by side`, { tag: '@deep' }, async ({ workshop }) => {
    const { page } = workshop;
    await workshop.openDocs(id);
    const frame = page.locator('.docs-frame').first();
    // With the keyboard: the button stays where it was, and takes the frame away again.
    await frame.getByRole('button', { name: /^Show / }).press('Enter');
    await frame.frameLocator('iframe').locator('body[data-matrix-settled]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT_PX);
    await frame.getByRole('button', { name: /^Hide / }).press('Enter');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
