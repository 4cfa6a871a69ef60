import type { Frame, Page } from 'playwright';
import type { HostPage, Marketplace } from './hostPage.ts';

/** One hostile page that is open. */
export interface Visit {
  page: Page;
  /** The document with the widgets. */
  view: Frame;
  host: HostPage;
  marketplace: Marketplace;
  /** How each public widget looks here, by its tag. */
  looks: Map<string, string[]>;
  /** How it looks on a blank page; absent while that page itself is visited. */
  plain: Map<string, string[]> | undefined;
}

export function check(isRight: boolean, sentence: string): asserts isRight {
  if (!isRight) throw new Error(sentence);
}

/** Records layout shifts and refusals of the content policy, before a script of the page can replace anything. */
export async function watch(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(window, 'layoutShifts', { value: shifts });
    const add = shifts.push.bind(shifts);
    new PerformanceObserver((list) => {
      // In a frame with a process of its own, Chromium also counts what a style sheet moves before the first paint.
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput && entry.startTime >= painted) add(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const print = console.error.bind(console);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      print(`securitypolicyviolation: ${effectiveDirective} refuses ${blockedURI}`),
    );
  });
}

/** The cumulative layout shift of a document so far, without what follows a press or a key. */
export const shiftOf = (view: Frame): Promise<number> =>
  view.evaluate(() => {
    let sum = 0;
    for (const value of (window as unknown as { layoutShifts: number[] }).layoutShifts) sum += value;
    return sum;
  });

/** The frame of the marketplace that shows this view, as soon as there is one. */
export async function frameOf(page: Page, view: string): Promise<Frame> {
  const find = () =>
    page.frames().find((frame) => new URL(frame.url(), 'http://x').pathname === `/embed/frame/${view}`);
  if (!find()) await page.waitForEvent('framenavigated', { predicate: () => find() !== undefined, timeout: 15_000 });
  const found = find();
  check(found !== undefined, `No frame /embed/frame/${view} was opened.`);
  return found;
}
