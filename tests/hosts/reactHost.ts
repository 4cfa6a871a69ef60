import { test as base } from '@playwright/test';
import { registerPartner } from '../e2e/api.ts';
import { startServer } from '../e2e/server.ts';
import { type Example, type Host, type Installed, installExample } from './host.ts';
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

/** A marketplace, and a project whose site is its partner. */
interface Partner {
  project: Installed;
  marketplace: string;
  key: string;
}

/** Installs a project for a marketplace that is started for it. */
export async function withPartner(choice: Choice, use: (partner: Partner) => Promise<void>): Promise<void> {
  const port = await freePort();
  const marketplace = await startServer('embedded');
  try {
    const key = await registerPartner(marketplace.url, `http://localhost:${port}`);
    const project = await installExample({
      ...choice,
      port,
      args: choice.args?.(port) ?? [],
      env: { [`${choice.prefix}MARKETPLACE`]: marketplace.url, [`${choice.prefix}PARTNER_KEY`]: key },
    });
    try {
      await use({ project, marketplace: marketplace.url, key });
    } finally {
      project.remove();
    }
  } finally {
    await marketplace.stop();
  }
}

/** Opens a project's site, and says what its server printed where that fails. */
export async function withSite(project: Installed, use: (host: Host) => Promise<void>): Promise<void> {
  const host = await project.open();
  try {
    await use(host);
  } catch (error) {
    throw new Error(`Its server printed:\n${host.output()}`, { cause: error });
  } finally {
    await host.stop();
  }
}

/** The tests of one project: what its server sends, and the walk. */
export function describeReactHost(title: string, choice: Choice): void {
  base(`${title}: installed, built, and studied on its own site`, async ({ page, context, browser }) => {
    const expectQuiet = await quietly(context);
    await withPartner(choice, ({ project, marketplace, key }) =>
      withSite(project, async (host) => {
        await printShipped(title, host, page);
        if (choice.isRendered) await expectRendered(host, marketplace);
        await walk(page, host, marketplace, key);
        await walkWithGoogle(await browser.newContext(), host, marketplace);
        expectQuiet();
        await page.close();
      }),
    );
  });
}
