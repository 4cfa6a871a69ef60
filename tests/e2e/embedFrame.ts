import type { FrameLocator, Page } from '@playwright/test';
import type { FakeMarketplace } from './embedMarketplace.ts';

/** Frames of the marketplace in a page of another site, and what they and the page say to each other. */

/** The frame in the dialog. */
export const dialogFrameOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="lectern-app"]');
/** The frames that were asked for. */
export const frames = ({ asked }: FakeMarketplace) => asked.filter((path) => path.startsWith('/embed/frame/'));
export const inFrame = (page: Page) => page.frames().find((frame) => frame.url().includes('/embed/frame/'));
/** What the page has sent to the frame. */
export const messages = (page: Page) =>
  inFrame(page)?.evaluate(() => (window as unknown as { messages: Record<string, unknown>[] }).messages);
/** Makes the frame send a message to the page. */
export const say = (page: Page, message: object) =>
  page.evaluate((sent) => {
    const frame =
      document.querySelector<HTMLIFrameElement>('iframe[name="lectern-app"]') ??
      document.querySelector<HTMLIFrameElement>('iframe[src*="/embed/frame/"]');
    frame?.contentWindow?.postMessage({ say: sent }, '*');
  }, message);
export const enroll = (page: Page) => page.getByRole('link', { name: 'Enroll Now' });
