import type { Page } from '@playwright/test';

/** A rendered page as the browser got it, and as it is once it reacts to presses. */
export interface Visit {
  status: number | undefined;
  /** What the server wrote. */
  written: HeadOfPage & { text: string };
  /** What the page says of itself now. */
  now: HeadOfPage & { text: string };
  /** Whether the heading is still the element that came with the page. */
  isKept: boolean;
  /** Calls of the API that the page has sent, such as `/search/courses?limit=8`. */
  asked: string[];
  /** Sum of the layout shifts (CLS counts at most this). */
  shift: number;
  /** The elements that moved. */
  moved: string[];
}
interface HeadOfPage {
  title: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
}

/** Opens pages and reports what happens until they are quiet. */
export async function watchPages(page: Page): Promise<(path: string) => Promise<Visit>> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { heading: document.querySelector('main h1') });
    });
    const describe = (node: Node | null) => (node instanceof Element ? (node.outerHTML.split('>')[0] ?? '') : '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        shifts.push({ value, nodes: sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/')) asked.push(pathname.slice(4) + search);
  });
  return async (path) => {
    asked = [];
    const answer = await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await page.waitForLoadState('networkidle');
    const html = (await answer?.text()) ?? '';
    const seen = await page.evaluate((source) => {
      const read = (root: Document) => ({
        title: root.querySelector('title')?.textContent ?? undefined,
        canonical: root.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        robots: root.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
        text: root.querySelector('#main')?.textContent ?? '',
      });
      const { shifts, heading } = window as unknown as {
        shifts: { value: number; nodes: string[] }[];
        heading: Element | null;
      };
      return {
        written: read(new DOMParser().parseFromString(source, 'text/html')),
        now: read(document),
        isKept: heading !== null && heading === document.querySelector('main h1'),
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ nodes }) => nodes),
      };
    }, html);
    return { status: answer?.status(), ...seen, asked };
  };
}
