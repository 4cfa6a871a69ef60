import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMarketplace, isApiError, isNetworkError, type Marketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { cartSummary } from '@lectern/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from './demo/demoAccounts.ts';
import { runServer, type ServerProcess } from './testing/runServer.ts';
import { createSiteFolder, type SiteFolder } from './testing/siteFolder.ts';
import { createDatabase } from './testing/testDatabase.ts';

/** Learners who are active while a server is killed and restarted; more in the deep run. */
const WALKS = process.env.LECTERN_DEEP === '1' ? 40 : 12;

let directory: string;
let site: SiteFolder;
let database: { url: string; drop: () => Promise<void> };
let servers: ServerProcess[] = [];
let balancer: Server;
let baseUrl: string;

const run = () =>
  runServer({
    DATA_DIR: directory,
    STORAGE_DIR: join(directory, 'files'),
    SITE_DIR: site.path,
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'x'.repeat(48),
    DEMO: '1',
  });

describe('two servers on one database', () => {
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lectern-two-'));
    site = await createSiteFolder();
    database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
    // Both at once: one migrates and seeds, the other waits for it.
    servers = await Promise.all([run(), run()]);
    let turn = 0;
    // Round robin; a server that refuses the connection is skipped, as by every load balancer.
    balancer = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => pass(2));
      const pass = (left: number) => {
        const target = servers[turn++ % 2] as ServerProcess;
        const onward = request(
          `${target.address}${incoming.url}`,
          { method: incoming.method ?? 'GET', headers: incoming.headers, agent: false },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            answer.on('error', () => outgoing.destroy());
          },
        );
        onward.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED' && left > 1) pass(left - 1);
          else outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end();
        });
        onward.end(Buffer.concat(chunks));
      };
    });
    await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}/api`;
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    balancer?.closeAllConnections();
    balancer?.close();
    await database?.drop();
    await site.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it("show a change that was made through one of them on the other's cached page", async () => {
    const [one, other] = servers.map(({ address }) => address) as [string, string];
    const marketplace = createMarketplace({ baseUrl: `${one}/api`, author });
    await marketplace.session.signIn({ email: 'instructor@lectern.example', password: demoPassword });
    const { courses } = await marketplace.courses.listAuthored();
    const course = courses.find(({ status }) => status === 'published');
    if (!course) throw new Error('The seed has no such course.');
    const titleOf = async (address: string) => {
      const answer = await fetch(`${address}/course/${course._id}`, { headers: { accept: 'text/html' } });
      const html = await answer.text();
      return html.includes('data-render') ? /<title>(.*) · Lectern</.exec(html)?.[1] : 'not rendered';
    };
    for (const address of [one, other])
      await expect.poll(() => titleOf(address), { timeout: 20_000 }).toBe(course.title);
    await marketplace.courses.update({ courseId: course._id, title: 'Another title' });
    expect(await titleOf(one)).toBe('Another title');
    await expect.poll(() => titleOf(other)).toBe('Another title');
    marketplace.destroy();
  });

  it('take a large video together: begun at one, sent to both, ended at the other', async () => {
    const [one, other] = await Promise.all(
      servers.map(async ({ address }) => {
        const marketplace = createMarketplace({ baseUrl: `${address}/api`, author });
        await marketplace.session.signIn({ email: 'instructor@lectern.example', password: demoPassword });
        return marketplace;
      }),
    );
    if (!one || !other) throw new Error('There are two servers.');
    const film = new Uint8Array(16 * 1_048_576 + 9).fill(7);
    film.set(Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'));
    const input = { kind: 'video' as const, name: 'film.webm', type: 'video/webm', size: film.length };
    const { upload } = await one.uploads.create(input);
    const id = upload?._id ?? '';
    const partSize = upload?.partSize ?? 0;
    for (const [number, { uploads }] of [
      [1, other],
      [2, one],
      [3, other],
    ] as const) {
      const { parts } = await uploads.sign({ id, parts: [number] });
      const body = film.slice((number - 1) * partSize, number * partSize);
      expect((await fetch(parts[0]?.url ?? '', { method: 'PUT', body })).status).toBe(204);
      const { received } = (await (uploads === one.uploads ? other : one).uploads.get({ id })).upload;
      expect(received).toContain(number);
    }
    const videos = [await other.uploads.complete({ id }), await one.uploads.complete({ id })];
    const paths = new Set(videos.map(({ videoUrl }) => new URL(videoUrl).pathname));
    expect(paths.size).toBe(1);
    for (const { address } of servers) {
      const { pathname, search } = new URL(videos[0]?.videoUrl ?? '');
      const played = await fetch(`${address}${pathname}${search}`);
      expect(Buffer.from(await played.arrayBuffer()).equals(film)).toBe(true);
    }
    for (const marketplace of [one, other]) marketplace.destroy();
  });

  it('refuse a key that was revoked through one of them, on the next request', async () => {
    const [one, other] = servers.map(({ address }) => address) as [string, string];
    const admin = createMarketplace({ baseUrl: `${one}/api`, author });
    await admin.session.signIn({ email: 'admin@lectern.example', password: demoPassword });
    const origin = 'https://blog.example';
    const { partner } = await admin.partners.create({ name: 'Blog', origins: [origin] });
    const answers = async () => {
      const check = await fetch(`${other}/embed/partner?key=${partner.key}`, { headers: { origin } });
      const preflight = await fetch(`${other}/api/order`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      return [check.status, preflight.headers.get('access-control-allow-origin')];
    };
    for (let round = 0; round < 5; round++) {
      await admin.partners.update({ partnerId: partner._id, state: 'active' });
      expect(await answers()).toEqual([200, origin]);
      await admin.partners.update({ partnerId: partner._id, state: 'revoked' });
      expect(await answers()).toEqual([403, null]);
    }
    admin.destroy();
  });

  it('serve a learner from the catalogue to a passed quiz while one of them is killed and restarted', {
    timeout: 300_000,
  }, async () => {
    let isWalking = true;
    const walks = Promise.all(Array.from({ length: WALKS }, (_, index) => walk(index))).finally(() => {
      isWalking = false;
    });
    let kills = 0;
    const disturbance = (async () => {
      while (isWalking) {
        const index = kills++ % 2;
        await servers[index]?.end('SIGKILL');
        servers[index] = await run();
      }
    })();
    const ends = await walks;
    await disturbance;
    expect(kills).toBeGreaterThan(0);
    for (const end of ends) expect(end).toEqual({ bought: 1, enrolled: 2, orders: 1, reviews: 5 });
  });
});

/** Repeats a call after a temporary failure, as people do; refusals are not repeated. */
async function again<T>(step: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await step();
    } catch (error) {
      const isOver = isApiError(error) && error.status < 500 && error.code !== 'order_in_progress';
      if (isOver || round === 50 || !(isApiError(error) || isNetworkError(error))) throw error;
    }
  }
}

async function walk(index: number) {
  const marketplace = createMarketplace({ baseUrl });
  const account = { email: `walker-${index}@example.org`, password: 'paper-lantern-7' };
  await again(() => signUpOrIn(marketplace, account));
  const { courses } = await again(() => marketplace.courses.search({ limit: 50 }));
  const free = courses.find(({ price }) => price === 0);
  const paid = courses.filter(({ price }) => price > 0)[index % 10];
  if (!free || !paid) throw new Error('The seed has no such courses.');

  await again(() => marketplace.enrollments.enroll({ courseId: free._id }));
  const order = {
    courseIds: [paid._id],
    amount: cartSummary([paid]).total,
    currency: 'INR' as const,
    paymentMethodNonce: 'fake-valid-nonce',
    idempotencyKey: `walk-${index}-order`,
  };
  const bought = await again(() => marketplace.orders.create(order));
  const { course } = await again(() => marketplace.enrollments.get({ id: paid._id }));
  const lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'text');
  if (lecture) {
    const report = { lectureId: lecture._id, isCompleted: true, lastWatchedPosition: 0 };
    const reported = await again(() => marketplace.enrollments.recordProgress(report));
    expect(reported.progress?.isCompleted).toBe(true);
  }
  await again(() => marketplace.reviews.add({ courseId: paid._id, rating: 5, comment: 'Worth it.' }));
  const { orders } = await again(() => marketplace.orders.list());
  const { courses: mine } = await again(() => marketplace.enrollments.list());
  const seen = await again(() => marketplace.enrollments.get({ id: paid._id }));
  const known = seen.course.sections.flatMap(({ lectures }) => lectures).find(({ _id }) => _id === lecture?._id);
  expect(known?.isCompleted ?? true).toBe(true);
  const { reviews } = await again(() => marketplace.reviews.list({ id: paid._id }));
  marketplace.destroy();
  return {
    bought: bought.order.items.length,
    enrolled: mine.length,
    orders: orders.length,
    reviews: reviews.find(({ comment }) => comment === 'Worth it.')?.rating,
  };
}

async function signUpOrIn(marketplace: Marketplace, account: { email: string; password: string }) {
  try {
    await marketplace.session.signUp({ ...account, firstName: 'Nina', lastName: 'Sen' });
  } catch (error) {
    // The response of an earlier attempt was lost, but it created the account.
    if (!isApiError(error) || error.code !== 'email_taken') throw error;
    await marketplace.session.signIn(account);
  }
}
