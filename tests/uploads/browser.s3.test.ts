import { mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { files, openUploads } from '../../packages/server/src/db/schema.ts';
import { createS3Storage } from '../../packages/server/src/storage/s3Storage.ts';
import type { Storage } from '../../packages/server/src/storage/storage.ts';
import { createTestServer } from '../../packages/server/src/testing/createTestServer.ts';
import { fixtures } from '../../packages/server/src/testing/fixtures.ts';
import { createSiteFolder } from '../../packages/server/src/testing/siteFolder.ts';
import { createTestBucket, createTestStorage, storedIn } from '../../packages/server/src/testing/testStorage.ts';
import { withServer } from '../../packages/server/src/testing/withServer.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { startS3 } from '../../scripts/s3.mjs';

/** The SDK in a real browser, on a page with the server's own policies, with a real object storage of another origin. */

const MB = 1_048_576;
const SIZE = 24 * MB + 7;
const PARTS = 4;

const site = await createSiteFolder();
// The script that its pages load: a server knows the files that were there at its start.
await mkdir(join(site.path, 'assets'));
await build({
  stdin: {
    contents: `import { createMarketplace } from '@lectern/sdk';
      import { author, listUnfinishedUploads } from '@lectern/sdk/author';
      const marketplace = createMarketplace({ baseUrl: '/api', author });
      Object.assign(globalThis, { marketplace, listUnfinished: () => listUnfinishedUploads(marketplace) });`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  format: 'esm',
  outfile: join(site.path, 'assets/index.js'),
  conditions: ['lectern-source'],
});
const server = withServer({ config: { siteDir: site.path }, storage: createTestStorage });
let address: string;
let bucket: string;
let browser: Browser;
let page: Page;
let token: string;
/** Whoever listens to the bytes of a request takes them from the server, so its sockets are counted. */
const sockets = new Set<Socket>();
const receivedInAll = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
let receivedBefore = 0;
const received = () => receivedInAll() - receivedBefore;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  server.app.server.on('connection', (socket: Socket) => sockets.add(socket));
  bucket = server.services.storage.origin ?? '';
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser?.close();
  await site.remove();
});
beforeEach(async () => {
  token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
  const context = await browser.newContext();
  await context.addInitScript((given) => localStorage.setItem('token', given), token);
  page = await context.newPage();
  await open();
  // Connections that are kept go on.
  receivedBefore = receivedInAll();
});
afterEach(async () => {
  await page.context().close();
  await server.db.delete(openUploads);
  await server.db.delete(files);
  for (const name of await storedIn(server.services.storage)) await server.services.storage.remove(name);
});

/** Opens the page, as after a reload; what the browser keeps stays. */
async function open(at = address) {
  await page.goto(`${at}/about`);
  await until(({ marketplace }) => marketplace.session.getState().isAuthenticated);
}

type InPage = {
  marketplace: {
    session: { getState(): { isAuthenticated: boolean } };
    lectures: { uploadVideo(input: object, options: object): Promise<{ videoUrl: string }> };
  };
  listUnfinished(): { sent: number }[];
  result: { videoUrl?: string; error?: string };
  seen: { sent: number; isPaused?: boolean; isThroughServer?: boolean }[];
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
/** Asks again and again: the page's policy lets no test wait in it. */
const until = (condition: (here: InPage) => boolean) =>
  vi.waitFor(async () => expect(await page.evaluate(`(${condition})(globalThis)`)).toBe(true), {
    timeout: 25_000,
    interval: 100,
  });
const finished = async () => {
  await until(({ result }) => Object.keys(result).length > 0);
  return page.evaluate(() => (globalThis as never as InPage).result);
};
const seen = () => page.evaluate(() => (globalThis as never as InPage).seen);

describe('a film of 24 MB', () => {
  it('goes from the browser to the bucket, and not through the server', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).origin);
    });
    await start();
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(sent).toEqual(Array.from({ length: PARTS }, () => bucket));
    expect(received()).toBeLessThan(100_000);
    const [row] = await server.db.select().from(files);
    expect(row).toMatchObject({ size: SIZE, mime: 'video/webm' });
    expect(await storedIn(server.services.storage)).toEqual([row?.path]);
  });

  it('waits while the connection is cut, and goes on', async () => {
    let parts = 0;
    await page.route(`${bucket}/**`, async (route) => {
      if (route.request().method() === 'PUT') parts += 1;
      if (parts === 2) await page.context().setOffline(true);
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
      // The third never ends.
      return parts < 3 ? route.continue() : undefined;
    });
    await start();
    await until(({ listUnfinished }) => listUnfinished()[0]?.sent === 2 * 8 * 1_048_576);
    await open();
    await page.unroute(`${bucket}/**`);
    let again = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') again += 1;
    });
    await start();
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(again).toBe(PARTS - 2);
    expect((await seen())[0]?.sent).toBe(16 * MB);
    expect(await page.evaluate('listUnfinished()')).toEqual([]);
  });

  it('is refused and deleted where it is none', async () => {
    await start(false);
    expect((await finished()).error).toMatch(/valid video file/);
    expect(await storedIn(server.services.storage)).toEqual([]);
  });

  /** It went through the server, and its author was told. */
  async function expectDetour(db = server.db) {
    expect((await finished()).videoUrl).toContain('/api/files/');
    expect(received()).toBeGreaterThan(SIZE);
    expect((await seen()).at(-1)).toMatchObject({ isThroughServer: true });
    expect(await db.$count(openUploads)).toBe(0);
  }

  it('goes through the server where the bucket has no rules for pages', async () => {
    const closed = await startS3({ hasCors: false });
    const own = await createTestServer({
      config: { siteDir: site.path },
      storage: async () => createS3Storage(await createTestBucket(closed.url)),
    });
    try {
      own.app.server.on('connection', (socket: Socket) => sockets.add(socket));
      const ownToken = await own.tokenOf(await fixtures(own).user({ role: 'instructor' }));
      await page.context().addInitScript((given) => localStorage.setItem('token', given), ownToken);
      const failed: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.method() === 'PUT') failed.push(new URL(request.url()).origin);
      });
      await open(await own.app.listen({ port: 0, host: '127.0.0.1' }));
      await start();
      await expectDetour(own.db);
      expect(new Set(failed)).toEqual(new Set([closed.endpoint]));
      expect(await storedIn(own.services.storage)).toHaveLength(1);
    } finally {
      await page.close();
      await own.close();
      await closed.stop();
    }
  });

  it('goes through the server where the bucket answers pages, and refuses the parts', async () => {
    const { parts } = server.services.storage;
    // Signed with another key, as after a change of keys or rights.
    const sign: Storage['parts']['sign'] = async (...given) =>
      String(await parts.sign?.(...given)).replace(/(X-Amz-Signature=)[0-9a-f]{8}/, '$100000000');
    let refused = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().startsWith(bucket)) refused += 1;
    });
    Object.assign(server.services.storage, { parts: { ...parts, sign } });
    try {
      await start();
      await expectDetour();
      expect(refused).toBeGreaterThanOrEqual(3);
      expect(await storedIn(server.services.storage)).toHaveLength(1);
    } finally {
      Object.assign(server.services.storage, { parts });
    }
  });
});
