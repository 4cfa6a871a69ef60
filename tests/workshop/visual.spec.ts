import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { type Baseline, baselineOf, baselines, isAccepting, themes } from './baselines.ts';
import { compare, pack, toPng } from './pixels.ts';
import { components, expect, test, type Workshop } from './workshop.ts';

/**
 * Pictures of every state of the pieces and of the first state of each other component, compared with the accepted ones.
 * `npm run visual -- --accept` accepts what is different.
 */

/** How many pixels of a state may differ: up to 27 did between two runs, at the edges of letters. */
const MAX_DIFFERENT_PIXELS = 50;
const isDeep = process.env.LECTERN_DEEP === '1' || isAccepting;

/**
 * Videos decode differently from time to time, and their controls are the browser's. Photographs are gray: their content
 * is not ours to design, and would be most of the bytes.
 */
const style = `
  img[src$='.webp'] { filter: contrast(0) !important; }
  video { opacity: 0 !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
`;
const still = { animations: 'disabled', caret: 'hide', fullPage: true, style } as const;

type Picture = (baseline: Baseline, take: () => Promise<Buffer>) => Promise<void>;

/** Takes a picture of each state of a component. */
async function portray(workshop: Workshop, title: string, theme: Baseline['theme'], picture: Picture) {
  const { page } = workshop;
  const look = { theme, direction: 'ltr', width: 1280 } as const;
  await workshop.showMatrix(title, look);
  const cells = await page.locator('[data-cell]').all();
  for (const cell of title.startsWith('Pieces/') ? cells : cells.slice(0, 1)) {
    const id = (await cell.getAttribute('data-cell')) ?? '';
    const box = await cell.boundingBox();
    if (!box) throw new Error(`${id} is not visible.`);
    await picture({ id, theme }, () => page.screenshot({ ...still, clip: box }));
  }
  expect(workshop.problems).toEqual([]);
}

const attach = (info: TestInfo, baseline: Baseline, pictures: Record<string, Buffer>) =>
  Promise.all(
    Object.entries(pictures).map(([kind, body]) =>
      // The report shows pictures with these endings side by side.
      info.attach(`${baseline.theme}-${baseline.id}-${kind}.png`, { body, contentType: 'image/png' }),
    ),
  );

/** Related courses load when they come near the view, which taking a picture of the whole page may bring about. */
const unsteady = ['Course/CourseDetail'];

for (const title of [...components.keys()].filter((one) => !unsteady.includes(one))) {
  for (const theme of isDeep ? themes : themes.slice(0, 1)) {
    test(`${title}, ${theme}`, async ({ workshop }, info) => {
      const taken = new Map<string, Buffer>();
      await portray(workshop, title, theme, async (baseline, take) => {
        const now = await take();
        taken.set(baseline.id, now);
        if (isAccepting) return;
        const file = baselineOf(baseline);
        if (!baselines.has(file)) {
          await attach(info, baseline, { actual: now });
          expect.soft(file, 'has no accepted picture').toBe('accepted');
          return;
        }
        const before = await readFile(file);
        const { count, difference } = await compare(before, now);
        if (count <= MAX_DIFFERENT_PIXELS) return;
        await attach(info, baseline, { expected: await toPng(before), actual: now, diff: await difference() });
        expect.soft(count, `pixels of ${baseline.id} that differ`).toBeLessThanOrEqual(MAX_DIFFERENT_PIXELS);
      });
      if (!isAccepting) return;
      // Once more from the start: what is not the same twice can't be compared.
      await portray(workshop, title, theme, async (baseline, take) => {
        const first = taken.get(baseline.id) ?? Buffer.alloc(0);
        const second = await take();
        const { count, difference } = await compare(first, second);
        if (count > MAX_DIFFERENT_PIXELS) {
          await attach(info, baseline, { expected: first, actual: second, diff: await difference() });
          expect.soft(count, `pixels of ${baseline.id} that differ between two runs`).toBe(0);
          return;
        }
        const file = baselineOf(baseline);
        if (baselines.has(file) && (await compare(readFileSync(file), second)).count <= MAX_DIFFERENT_PIXELS) return;
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await pack(second));
      });
    });
  }
}

test('every picture is of a state', () => {
  const ids = [...components.values()].flat();
  const wanted = new Set(ids.flatMap((id) => themes.map((theme) => baselineOf({ id, theme }))));
  const stale = [...baselines].filter((file) => !wanted.has(file));
  if (isAccepting) for (const file of stale) rmSync(file);
  else expect(stale).toEqual([]);
});
