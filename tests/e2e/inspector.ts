import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isDeep } from '../runs.ts';
import { settle } from './fixtures.ts';

const widths = isDeep ? [320, 360, 768, 1280, 1920] : [360];
const themes = ['light', 'dark'] as const;
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Switches the system's theme, and waits until every part of the page has its colors. */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('body')).toHaveClass(theme === 'dark' ? 'dark' : '');
  await expect(page.locator(`[data-lectern-theme]:not([data-lectern-theme=${theme}])`)).toHaveCount(0);
  // Animated colors have reached their end, or were canceled.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** Checks what is shown, or a part of it, against WCAG 2.2 AA with axe. */
export async function judge(
  page: Page,
  name: string,
  { within, without = [] }: { within?: string; without?: readonly string[] } = {},
) {
  // Without foreign frames, no page has to be opened for the result.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(standard);
  if (within) axe.include(within);
  for (const selector of without) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, name).toEqual([]);
}

/** Opens pages and judges each, at every width and in both themes. */
export async function createInspector(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let looks = 0;

  /** Checks the current screen. `step` opens again what another width or a reload closes. */
  const look = async (name: string, step?: () => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await step?.();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      // Alternates themes, so that a normal run is a sample.
      for (const theme of isDeep ? themes : [themes[looks % 2] ?? 'light']) {
        await showTheme(page, theme);
        // Every page has the same bar and the same footer.
        const without = !isDeep && looks > 1 ? ['.site-navbar', '.site-footer'] : [];
        await judge(page, `${name}, ${width} px, ${theme}`, { without });
      }
    }
    looks += 1;
  };
  const open = async (path: string) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await settle(page);
  };
  return {
    open,
    look,
    /** Opens a page, checks it, and leaves it open. */
    async check(path: string) {
      await open(path);
      await look(path);
    },
  };
}
