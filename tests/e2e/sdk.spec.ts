import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The built SDK without React, in a script and in a plain page (docs/without-react.md). */

const run = promisify(execFile);

/** The example page on its own origin, and a backend for uploads that behaves as the path says. */
async function partner() {
  let received = 0;
  let heard = () => {};
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const file = { '/': 'docs/examples/page.html', '/browser.js': 'packages/sdk/dist/browser.js' }[
      request.url?.split('?')[0] ?? ''
    ];
    if (file) {
      response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
      return response.end(readFileSync(file));
    }
    if (request.url?.startsWith('/silent')) {
      request.on('end', () => heard());
      return request.resume();
    }
    if (request.url === '/api/instructor/uploads') {
      response.setHeader('content-type', 'application/json');
      // It takes files only whole.
      return response.end(JSON.stringify({ upload: null }));
    }
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      // The page lists courses, too.
      const courses = { courses: [], currentPage: 1, totalPages: 1, totalResults: 0 };
      response.end(JSON.stringify({ videoUrl: '/films/1.webm', ...courses }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    /** The next upload to the silent backend has arrived completely. */
    nextSilent: () =>
      new Promise<void>((resolve) => {
        heard = resolve;
      }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a script lists courses and signs in, and an unreachable address ends with an error message', {
  tag: '@deep',
}, async ({ server }) => {
  const script = ['docs/examples/catalogue.mjs', `${server.url}/api`];
  // The deep run uses the oldest Node that the package supports.
  const oldest = process.env.LECTERN_OLDEST_NODE;
  for (const node of oldest ? [process.execPath, oldest] : [process.execPath]) {
    const { stdout } = await run(node, [...script, 'learner@lectern.example', 'lectern-demo']);
    expect(stdout).toMatch(
      /^40 courses\. The best rated:\n(- .+, (Free|₹[\d,]+\.\d\d)\n){3}\S+ is enrolled in \d+ courses\.\n$/,
    );
  }
  const failed = await run(process.execPath, ['docs/examples/catalogue.mjs', 'http://127.0.0.1:9/api']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stderr: 'No response from server. Please check your network connection. (network)\n',
  });
});

test('a plain page without a bundler searches the catalogue', { tag: '@deep' }, async ({ page, server }) => {
  const host = await partner();
  await page.goto(`${host.url}/?api=${encodeURIComponent(`${server.url}/api`)}`);
  await expect(page.getByRole('status')).toHaveText('40 found');
  await page.getByRole('searchbox').fill('typescript');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('listitem').first()).toContainText('TypeScript');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('lectern_')))).toEqual([]);
  host.stop();
});

/** Uploads this many bytes from a page to a path of its host. */
const upload = (page: Page, path: string, size: number, cancelAfter?: number) =>
  page.evaluate(
    async ([path, size, cancelAfter]) => {
      const { author, createMarketplace, isCancelled } = await import(`${location.origin}/browser.js`);
      const marketplace = createMarketplace({ baseUrl: location.origin + path, author });
      const progress: { sent: number; total: number }[] = [];
      const cancel = new AbortController();
      const videoFile = new File([new Uint8Array(size)], 'film.webm', { type: 'video/webm' });
      if (cancelAfter) setTimeout(() => cancel.abort(), cancelAfter);
      const outcome: string = await marketplace.lectures
        .uploadVideo(
          { videoFile },
          { signal: cancel.signal, onProgress: (one: { sent: number; total: number }) => progress.push(one) },
        )
        .then(
          ({ videoUrl }: { videoUrl: string }) => videoUrl,
          (error: Error & { code?: string }) => (isCancelled(error) ? 'cancelled' : `${error.message} (${error.code})`),
        );
      marketplace.destroy();
      return { outcome, progress };
    },
    [path, size, cancelAfter ?? 0] as const,
  );

test('an upload reports progress, can be cancelled, and is aborted only if it stalls', async ({ page }) => {
  const host = await partner();
  const size = 24 * 1024 * 1024;
  await page.goto(`${host.url}/?api=${encodeURIComponent(`${host.url}/api`)}`);

  const done = await upload(page, '/api', size);
  expect(done.outcome).toBe(`${host.url}/films/1.webm`);
  const sent = done.progress.map((one) => one.sent);
  expect(sent).toEqual([...sent].sort((a, b) => a - b));
  expect(sent.at(-1)).toBe(done.progress.at(-1)?.total);
  expect(host.received()).toBe(sent.at(-1));

  expect((await upload(page, '/silent/api', 1000, 200)).outcome).toBe('cancelled');

  await page.clock.install();
  const arrived = host.nextSilent();
  const stalled = upload(page, '/silent/api', 1000);
  await arrived;
  await page.clock.runFor(29_000);
  await page.clock.runFor(2_000);
  expect((await stalled).outcome).toBe('No response from server. Please check your network connection. (timeout)');
  host.stop();
});
