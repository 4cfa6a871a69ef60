import { test as base } from '@playwright/test';
import { registerPartner } from '../e2e/api.ts';
import { startServer } from '../e2e/server.ts';
import { type Example, startExample } from './host.ts';
import { freePort } from './processes.ts';
import { expectRendered, walk, walkWithGoogle } from './reactWalk.ts';
import { quietly } from './scriptHost.ts';
import { printShipped } from './shipped.ts';

interface Choice extends Pick<Example, 'name' | 'versions'> {
  /** Arguments of its `start` script. */
  args?(port: number): string[];
  /** What the names of its environment variables begin with. */
  prefix: string;
  isRendered: boolean;
}

/** The tests of one project: what its server sends, and the walk. */
export function describeReactHost(title: string, choice: Choice): void {
  base(
    `${title}: installed from the tarballs, built, and studied on its own site`,
    async ({ page, context, browser }) => {
      const port = await freePort();
      const marketplace = await startServer('embedded');
      const key = await registerPartner(marketplace.url, `http://localhost:${port}`);
      const expectQuiet = await quietly(context);
      try {
        const host = await startExample({
          ...choice,
          port,
          args: choice.args?.(port) ?? [],
          env: { [`${choice.prefix}MARKETPLACE`]: marketplace.url, [`${choice.prefix}PARTNER_KEY`]: key },
        });
        try {
          await printShipped(title, host, page);
          if (choice.isRendered) await expectRendered(host, marketplace.url);
          await walk(page, host, marketplace.url, key);
          await walkWithGoogle(await browser.newContext(), host, marketplace.url);
          expectQuiet();
        } catch (error) {
          throw new Error(`Its server printed:\n${host.output()}`, { cause: error });
        } finally {
          await page.close();
          await host.stop();
        }
      } finally {
        await marketplace.stop();
      }
    },
  );
}
