import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { Host } from './host.ts';
import { LISTED_COURSES } from './study.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints what the start page loads from the host's own site, each file compressed by gzip, and the time of the build. */
export async function printShipped(title: string, host: Host, page: Page): Promise<void> {
  const loaded: (readonly [string, string])[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(host.url)) loaded.push([request.resourceType(), request.url()]);
  });
  await page.goto(host.url);
  await expect(page.getByRole('article')).toHaveCount(LISTED_COURSES);
  page.removeAllListeners('request');
  // Requested again, because the browser doesn't keep the bodies of what a page only prefetches.
  const sizes = await Promise.all(
    loaded.map(async ([type, url]) => {
      const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
      return [type, gzipSync(body, { level: 9 }).byteLength] as const;
    }),
  );
  const sum = (type: string) => kB(sizes.reduce((all, [kind, bytes]) => all + (kind === type ? bytes : 0), 0));
  // Printed for docs/decisions/0046: | host | script | style | markup | build |
  const row = `| ${title} | ${sum('script')} | ${sum('stylesheet')} | ${sum('document')} | ${host.built.toFixed(1)} |`;
  process.stdout.write(`${row}\n`);
}
