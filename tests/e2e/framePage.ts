import type { MessageToFrame, MessageToPage, Settings } from '@lectern/embed/messages';
import { expect, type Frame, type Page } from '@playwright/test';
import { partnerPage, startHostSite } from '../hosts/hostSite.ts';
import { registerPartner } from './api.ts';

type View = 'app' | 'player' | 'quiz' | 'assignment' | 'course-form' | 'content-manager';

/** A page of another site that speaks to frames of the marketplace by hand, as the loader does. */
export interface FramePage {
  /** Adds a frame and connects to it. */
  add(view: View, query?: Record<string, string>, settings?: Settings): Promise<Frame>;
  send(view: View, message: MessageToFrame): Promise<void>;
  /** What the frames have sent so far. */
  received(): Promise<MessageToPage[]>;
  /** Waits for a message. */
  expect(message: Partial<MessageToPage>): Promise<void>;
  stop(): void;
}

declare global {
  interface Window {
    received: MessageToPage[];
    ports: Record<string, MessagePort>;
  }
}

export async function openFramePage(page: Page, marketplace: string): Promise<FramePage> {
  const site = await startHostSite();
  const key = await registerPartner(marketplace, site.url);
  site.serve('/', partnerPage('<body><h1>Magazine</h1></body>'));
  await page.goto(site.url);
  const received = () => page.evaluate(() => window.received);
  return {
    async add(view, query = {}, settings = {}) {
      const src = `${marketplace}/embed/frame/${view}?${new URLSearchParams({ key, ...query })}`;
      await page.evaluate(
        ({ src, view, settings }) =>
          new Promise<void>((resolve) => {
            window.received ??= [];
            const frame = document.createElement('iframe');
            Object.assign(frame, { src, name: view, title: view, width: 700, height: 600, allow: 'fullscreen' });
            addEventListener('message', ({ source, data }) => {
              if (source !== frame.contentWindow || data.type !== 'ready') return;
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = (event: MessageEvent<MessageToPage>) => {
                window.received.push(event.data);
                if (event.data.type === 'height' && view !== 'app') frame.height = String(event.data.px);
              };
              window.ports = { ...window.ports, [view]: port1 };
              const message = { lectern: 1, type: 'connect', settings };
              frame.contentWindow?.postMessage(message, new URL(src).origin, [port2]);
              resolve();
            });
            document.body.prepend(frame);
          }),
        { src, view, settings },
      );
      const frame = page.frame({ name: view });
      if (!frame) throw new Error(`The page has no frame "${view}".`);
      return frame;
    },
    send: (view, message) =>
      page.evaluate(([name, sent]) => window.ports[name]?.postMessage(sent), [view, message] as const),
    received,
    expect: (message) => expect.poll(received).toContainEqual(expect.objectContaining(message)),
    stop: site.stop,
  };
}
