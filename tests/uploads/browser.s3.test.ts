import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, openUploads } from '../../packages/server/src/db/schema.ts';
import { createTestStorage, storedIn } from '../../packages/server/src/testing/testStorage.ts';
import { withServer } from '../../packages/server/src/testing/withServer.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

/** The SDK in a real browser, with a real object storage of another origin. */

const MB = 1_048_576;
const SIZE = 40 * MB + 7;
const PARTS = 6;

const server = withServer({ storage: createTestStorage });
let address: string;
let bucket: string;
let browser: Browser;
let client: string;
let page: Page;
let token: string;
/** Bytes that the server received. */
let received = 0;

beforeAll(async () => {
  // Before the server is ready there is no socket to count on.
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  server.app.server.on('request', (request: NodeJS.ReadableStream) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
  });
  bucket = server.services.storage.origin ?? '';
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createMarketplace, listUnfinishedUploads, discardUpload } from '@lectern/sdk';
        export { author } from '@lectern/sdk/author';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'lectern',
    conditions: ['lectern-source'],
  });
  client = outputFiles[0]?.text ?? '';
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(() => browser?.close());
beforeEach(async () => {
  token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
  received = 0;
  page = await (await browser.newContext()).newPage();
  await page.route(`${address}/page`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' }),
  );
  await open();
});
afterEach(async () => {
  await page.context().close();
  await server.db.delete(openUploads);
  await server.db.delete(files);
  for (const name of await storedIn(server.services.storage)) await server.services.storage.remove(name);
});

/** Opens the page, as after a reload; what the browser keeps stays. */
async function open() {
  await page.goto(`${address}/page`);
  await page.addScriptTag({ content: client });
  await page.evaluate(
    ({ base, given }) => {
      localStorage.setItem('token', given);
      const { lectern } = globalThis as never as { lectern: Record<string, (options: object) => unknown> };
      const { createMarketplace, author } = lectern;
      Object.assign(globalThis, { marketplace: createMarketplace?.({ baseUrl: `${base}/api`, author }) });
    },
    { base: address, given: token },
  );
}

type InPage = {
  marketplace: {
    lectures: { uploadVideo(input: object, options: object): Promise<{ videoUrl: string }> };
  };
  lectern: { listUnfinishedUploads(client: object): { sent: number }[] };
  result: { videoUrl?: string; error?: string };
  seen: { sent: number; isPaused?: boolean }[];
};

/** Begins to upload a film, or something that has only its name. */
const start = (isFilm = true) =>
  page.evaluate(
    ({ size, begin }) => {
      const here = globalThis as never as InPage;
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 1_021) bytes[at] = at % 251;
      bytes.set(begin);
      const videoFile = new File([bytes], 'film.webm', { type: 'video/webm', lastModified: 5 });
      here.seen = [];
      here.result = {};
      const onProgress = (progress: { sent: number }) => here.seen.push(progress);
      here.marketplace.lectures.uploadVideo({ videoFile }, { onProgress }).then(
        (answer) => Object.assign(here.result, answer),
        (error: Error) => Object.assign(here.result, { error: error.message }),
      );
    },
    {
      size: SIZE,
      begin: isFilm
        ? [...Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex')]
        : [110, 111],
    },
  );
const until = (condition: (here: InPage) => boolean) =>
  page.waitForFunction(`(${condition.toString()})(globalThis)`, undefined, { timeout: 50_000 });
const finished = async () => {
  await until(({ result }) => Object.keys(result).length > 0);
  return page.evaluate(() => (globalThis as never as InPage).result);
};
const seen = () => page.evaluate(() => (globalThis as never as InPage).seen);

describe('a film of 40 MB', () => {
  it('goes from the browser to the bucket, and not through the server', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).origin);
    });
    await start();
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(sent).toEqual(Array.from({ length: PARTS }, () => bucket));
    expect(received).toBeLessThan(10_000);
    const [row] = await server.db.select().from(files);
    expect(row).toMatchObject({ size: SIZE, mime: 'video/webm' });
    expect(await storedIn(server.services.storage)).toEqual([row?.path]);
  });

  it('waits while the connection is cut, and goes on', async () => {
    let parts = 0;
    await page.route(`${bucket}/**`, async (route) => {
      if (route.request().method() === 'PUT') parts += 1;
      if (parts === 3) await page.context().setOffline(true);
      await route.continue();
    });
    await start();
    await until(({ seen: all }) => all.at(-1)?.isPaused === true);
    expect(await server.db.$count(files)).toBe(0);
    await page.unroute(`${bucket}/**`);
    await page.context().setOffline(false);
    expect((await finished()).videoUrl).toContain('/api/files/');
  });

  it('goes on after a reload with the parts that are missing', async () => {
    let parts = 0;
    await page.route(`${bucket}/**`, (route) => {
      if (route.request().method() === 'PUT') parts += 1;
      // The fourth never ends.
      return parts < 4 ? route.continue() : undefined;
    });
    await start();
    await page.waitForFunction(`(lectern.listUnfinishedUploads(marketplace)[0]?.sent ?? 0) >= ${24 * MB}`);
    await page.unroute(`${bucket}/**`);
    await open();
    let again = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') again += 1;
    });
    await start();
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(again).toBe(PARTS - 3);
    expect((await seen())[0]?.sent).toBe(24 * MB);
    expect(await page.evaluate('lectern.listUnfinishedUploads(marketplace)')).toEqual([]);
  });

  it('is refused and deleted where it is none', async () => {
    await start(false);
    expect((await finished()).error).toMatch(/valid video file/);
    expect(await storedIn(server.services.storage)).toEqual([]);
  });

  it('goes through the server where the bucket lets no page write', async () => {
    await page.route(`${bucket}/**`, (route) => route.abort());
    await start();
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(received).toBeGreaterThan(SIZE);
    expect(await server.db.$count(openUploads)).toBe(0);
  });
});
