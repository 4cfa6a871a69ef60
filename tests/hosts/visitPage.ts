import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { documentOf, type HostPage, type Marketplace } from './hostPage.ts';
import type { HostSite } from './hostSite.ts';
import { partitionedLaunch } from './partitionedLaunch.ts';
import { check, shiftOf, type Visit, watch } from './visit.ts';
import { widgets } from './widgets.ts';

/** What a page of the scorecard came to: the defect found in each column, or undefined. */
export type Row = Record<string, string | undefined>;

/** A shift that rounds to 0.000. */
const STILL = 0.0005;

/** Chrome's own default; Debian's Chromium blocks third-party cookies. */
const allowed = { profile: { cookie_controls_mode: 0 } };

/** What went wrong, and what was waited for. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 4)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'Call log:')
    .join(' ');

async function attempt(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Opens a page in a browser profile of its own and tries every widget on it. */
export async function visitPage(
  host: HostPage,
  site: HostSite,
  marketplace: Marketplace,
  plain?: Visit['plain'],
): Promise<{ row: Row; looks: Map<string, string[]> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-host-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(host.preferences ?? allowed));
  const context = await chromium.launchPersistentContext(profile, {
    ...(await partitionedLaunch()),
    viewport: { width: 1280, height: 860 },
    ...host.context,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const complaints: string[] = [];
    await watch(page, complaints);
    const path = host.frame ? '/page' : '/';
    const headers = host.headers?.(marketplace);
    site.serve(path, { body: documentOf(host, marketplace), ...(headers ? { headers } : {}) });
    if (host.frame) site.serve('/', { body: host.frame });
    for (const [name, body] of Object.entries((await host.files?.()) ?? {})) {
      site.serve(name, { body, type: 'text/javascript' });
    }
    await host.prepare?.(page);
    await page.goto(site.url);
    const view = page.frames().find((frame) => frame.url() === site.url + path) ?? page.mainFrame();
    const visit: Visit = { page, view, host, marketplace, looks: new Map(), plain };
    const row: Row = {};
    await page.waitForLoadState('networkidle');
    const shift = await shiftOf(view);
    for (const [name, run] of Object.entries(widgets)) {
      row[name] = await attempt(() => run(visit));
      // A dialog that is still open would be in the way of the next widget.
      if (row[name] !== undefined) await page.keyboard.press('Escape');
    }
    row.page = await attempt(async () => {
      await host.inspect?.(page, marketplace);
      check(shift < STILL || host.isStill === false, `the page shifted by ${shift}`);
      const others = complaints.filter((complaint) => !host.isOwn?.(complaint));
      check(others.length === 0, `${others.length} messages in the console, such as: ${others[0]}`);
    });
    return { row, looks: visit.looks };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
