import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { preview } from 'vite';

/** The folder of the built workshop. */
export const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The settings in which a story is looked at. */
export interface Look {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
}

/** How a story is shown, as far as its page has to know. */
interface Shown {
  isAlone: boolean;
  isPhone: boolean;
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
    __STORYBOOK_PREVIEW__?: {
      ready(): Promise<void>;
      loadStory(of: { storyId: string }): Promise<{
        parameters: { state?: { isAlone?: boolean; act?: unknown; viewport?: string } };
      }>;
    };
    axe: typeof import('axe-core');
  }
}

const PHONE = 390;
const DESKTOP = 1280;
export const widths = [DESKTOP, PHONE];

const index = `${built}index.json`;
if (!existsSync(index)) throw new Error('The workshop is not built: npm run build-storybook.');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: string; importPath: string }>;
};

const matrix = 'workshop--matrix';
/** The ids of all stories by the title of their component. */
export const components = new Map<string, string[]>();
for (const { id, title, type, importPath } of Object.values(entries)) {
  if (type === 'story' && importPath.startsWith('./packages/'))
    components.set(title, [...(components.get(title) ?? []), id]);
}

/** The ids of all docs pages. */
export const docsPages = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));

/** The browser's own line about an answer that the story scripted. */
const isScripted = (url: string) => /\/w\/\d+\/api\//.test(url);

/** The browser looks for a newer service worker now and then, even while the page is being closed. */
const isUpdate = (message: string) => message.startsWith('Failed to update a ServiceWorker');

/** The preview of the workshop in a page, and all that goes wrong in it. */
export class Workshop {
  readonly page: Page;
  readonly problems: string[] = [];
  private readonly origin: string;
  private showing = '';
  private look: Look = { theme: 'light', direction: 'ltr', width: DESKTOP };
  private isMatrixOpen = false;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    page.on('pageerror', (error) => {
      if (!isUpdate(error.message)) this.report(`page error: ${error.message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isScripted(message.location().url)) {
        this.report(`console.error: ${message.text()} ${message.location().url}`);
      }
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/`)) {
        this.report(`a request leaves the workshop: ${request.url()}`);
      }
    });
  }

  private report(problem: string) {
    this.problems.push(`${this.showing} (${Object.values(this.look).join(', ')}): ${problem}`);
  }

  /**
   * The workshop in this page, without the marks that its panels draw in it: whenever a story changes, Storybook asks for
   * the styles of all elements to draw them, which took a third of the time.
   */
  static async in(page: Page, origin: string) {
    await page.addInitScript(() => {
      window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
    });
    return new Workshop(page, origin);
  }

  /** Opens the preview anew, without a story. */
  async open(look: Partial<Look> = {}, query = '') {
    this.isMatrixOpen = false;
    this.look = { ...this.look, ...look };
    const { theme, direction, width } = this.look;
    await this.page.setViewportSize({ width, height: 860 });
    const globals = `a11y.manual:!true;theme:${theme};direction:${direction}`;
    await this.page.goto(`${this.origin}/iframe.html?viewMode=story&globals=${globals}${query}`);
    await this.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
    await this.page.evaluate(
      async (globals) => {
        await window.__STORYBOOK_PREVIEW__?.ready();
        // Without a story, a link's settings are dropped.
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
      },
      { theme, direction },
    );
  }

  /** Which stories can't share a page, and which are for a phone. */
  async inspect(ids: string[]): Promise<Map<string, Shown>> {
    const shown = await this.page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (storyId) => {
            const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
            const { isAlone = false, act, viewport } = story?.parameters.state ?? { isAlone: true };
            const isPhone = viewport === 'phone';
            return [storyId, { isAlone: isAlone || isPhone || act !== undefined, isPhone }] as const;
          }),
        ),
      ids,
    );
    return new Map(shown);
  }

  /** Shows a story, and resolves when its play function has ended and it has settled. */
  async show(id: string) {
    this.showing = id;
    const problems = await this.page.evaluate(
      (storyId) =>
        new Promise<string[]>((resolve) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const found: string[] = [];
          const fail = (error: { message?: string; title?: string }) =>
            found.push(error.message ?? String(error.title));
          const errors = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
          for (const event of errors) channel.on(event, fail);
          const finish = (finished: { storyId: string; status: string }) => {
            if (finished.storyId !== storyId) return;
            channel.off('storyFinished', finish);
            for (const event of errors) channel.off(event, fail);
            if (finished.status !== 'success' && found.length === 0) found.push('The story failed.');
            resolve(found);
          };
          channel.on('storyFinished', finish);
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      id,
    );
    for (const problem of new Set(problems)) this.report(problem);
    await this.settled();
  }

  /** Opens a docs page, and resolves when its live story has settled. */
  async openDocs(id: string) {
    this.showing = id;
    await this.page.goto(`${this.origin}/iframe.html?viewMode=docs&id=${id}`);
    await this.page.locator('.docs-page h1').first().waitFor();
    await this.settled('body:not(:has(.docs-canvas)), .docs-canvas .lectern-story');
  }

  /** Shows all states of a component that can share a page: in the open matrix if there is one, which is loaded once. */
  async showMatrix(title: string, look: Partial<Look>) {
    this.showing = `the matrix of ${title}`;
    // Storybook drops slashes in a link's args.
    const component = title.split('/').at(-1);
    if (this.isMatrixOpen) {
      this.look = { ...this.look, ...look };
      const { theme, direction, width } = this.look;
      await this.page.setViewportSize({ width, height: 860 });
      await this.page.evaluate(
        ([storyId, component, globals]) => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          channel.emit('updateStoryArgs', { storyId, updatedArgs: { component } });
          channel.emit('updateGlobals', { globals });
        },
        [matrix, component, { theme, direction }] as const,
      );
    } else {
      await this.open(look, `&id=${matrix}&args=component:${component}`);
      this.isMatrixOpen = true;
    }
    const { theme, direction } = this.look;
    const shown = `[data-component="${component}"][data-theme="${theme}"][data-direction="${direction}"]`;
    await this.settled(`body[data-matrix-settled] ${shown}`);
  }

  /** The ids of the stories in the open matrix. */
  cells = (): Promise<string[]> =>
    this.page.locator('[data-cell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell') ?? ''));

  /** Reports what proves a state and its cell in the open matrix doesn't show. */
  async judgeProofs() {
    const unshown = await this.page
      .locator('[data-unshown]')
      .evaluateAll((all) =>
        all.map((cell) => `${cell.querySelector('figcaption')?.textContent}: ${cell.getAttribute('data-unshown')}`),
      );
    for (const cell of unshown) this.report(`not shown by ${cell}`);
  }

  /** Changes how the story is looked at, without a new start. */
  async lookAt(look: Look) {
    const { theme, direction, width } = look;
    if (width !== this.look.width) await this.page.setViewportSize({ width, height: 860 });
    if (theme !== this.look.theme || direction !== this.look.direction) {
      await this.page.evaluate(
        (globals) =>
          new Promise<void>((resolve) => {
            const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
            const finish = () => {
              channel.off('storyRendered', finish);
              // An open popup is placed again only when the window's size changes.
              window.dispatchEvent(new Event('resize'));
              resolve();
            };
            channel.on('storyRendered', finish);
            channel.emit('updateGlobals', { globals });
          }),
        { theme, direction },
      );
    }
    this.look = look;
    await this.settled();
  }

  /** Resolves when all that is shown has settled. */
  private async settled(also = 'body') {
    const waiting = () =>
      this.page.evaluate(() =>
        [...document.querySelectorAll('.lectern-story:not([data-settled])')].map((story) =>
          story.outerHTML.slice(0, 200),
        ),
      );
    const isSettled = (selector: string) =>
      document.querySelector(selector) !== null &&
      document.querySelector('.lectern-story:not([data-settled])') === null;
    await this.page.waitForFunction(isSettled, also, { timeout: 30_000 }).catch(async (error) => {
      if (this.page.isClosed()) throw error;
      this.report(`not settled: ${(await waiting()).join(' ')}`);
    });
  }

  /** Reports what is not accessible, and a page that scrolls sideways. */
  async judge({ isMatrix = false } = {}) {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.addScriptTag({ path: axe });
    const found = await this.page.evaluate(
      async (off): Promise<AxeResults['violations']> => {
        // A story is a part of a page.
        const rules = Object.fromEntries(['region', ...off].map((rule) => [rule, { enabled: false }]));
        const exclude = [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']];
        const { violations } = await window.axe.run(
          { include: [['body']], exclude },
          { rules, resultTypes: ['violations'] },
        );
        return violations;
      },
      isMatrix ? oncePerPage : [],
    );
    for (const { id, nodes } of found) {
      this.report(`axe ${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`);
    }
    await this.judgeWidth();
  }

  /** Reports a page that scrolls sideways. */
  async judgeWidth() {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over <= 0) return;
    const widest = await this.page.evaluate(() => {
      const right = (element: Element) => element.getBoundingClientRect().right;
      return [...document.body.querySelectorAll('*')].reduce((a, b) => (right(b) >= right(a) ? b : a)).outerHTML;
    });
    this.report(`the page scrolls sideways by ${over} px, up to ${widest.slice(0, 200)}`);
  }

  /** Reports a dialog that Tab leaves. */
  async judgeFocus() {
    const dialog = this.page.locator('[role="dialog"], [role="alertdialog"]').last();
    if ((await dialog.count()) === 0) return;
    for (const key of ['Shift+Tab', 'Shift+Tab', ...Array<string>(12).fill('Tab')]) {
      await this.page.keyboard.press(key);
      if (await dialog.evaluate((element) => element.contains(document.activeElement))) continue;
      const outside = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      return this.report(`${key} leaves the dialog: ${outside}`);
    }
  }

  /** Reports a page that scrolls sideways with all text twice as large, as with the browser's own setting. */
  async judgeEnlarged() {
    const style = await this.page.addStyleTag({ content: 'html { font-size: 200% }' });
    await this.judgeWidth();
    await style.evaluate((element) => (element as HTMLElement).remove());
  }
}

/** What a page has once, and a matrix once in each of its cells. */
const oncePerPage = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
];

export const test = base.extend<{ workshop: Workshop }, { origin: string; matrices: Workshop; stories: Workshop }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir: built },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // Loading the workshop takes longer than to draw most matrices, or a story.
  matrices: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await use(await Workshop.in(page, origin));
      await page.close();
    },
    { scope: 'worker' },
  ],
  stories: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const workshop = await Workshop.in(page, origin);
      await workshop.open();
      await use(workshop);
      await page.close();
    },
    { scope: 'worker' },
  ],
  workshop: async ({ page, origin }, use) => {
    await use(await Workshop.in(page, origin));
  },
});
export { expect } from '@playwright/test';
