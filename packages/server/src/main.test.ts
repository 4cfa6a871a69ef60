import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { certificates } from './testing/certificates.ts';
import { deepIt, isQuick } from './testing/deepIt.ts';
import { ask, openHttp2 } from './testing/http2Client.ts';
import { runServer, type ServerProcess } from './testing/runServer.ts';
import { createDatabase, placeDatabase } from './testing/testDatabase.ts';

/** How often the process is killed; more often in `npm run test:deep`. */
const ROUNDS = process.env.LECTERN_DEEP === '1' ? 50 : isQuick ? 2 : 5;

interface Place {
  dataDir: string;
  isEmbedded: boolean;
  run(environment?: Record<string, string>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** A data folder and a database: PostgreSQL, in the project that has one, otherwise the embedded one in the folder. */
async function createPlace(isEmpty = false): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-main-'));
  const dataDir = join(folder, 'data');
  const adminUrl = process.env.TEST_DATABASE_URL;
  const database = adminUrl ? await createDatabase(adminUrl) : undefined;
  if (!database && !isEmpty) await placeDatabase(dataDir);
  const running: ServerProcess[] = [];
  return {
    dataDir,
    isEmbedded: !database,
    async run(environment = {}) {
      const own: Record<string, string> = database
        ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48), DEMO: '1' }
        : {};
      const server = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...own, ...environment });
      running.push(server);
      return server;
    },
    async remove() {
      await Promise.all(running.map((server) => server.end('SIGKILL')));
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
/** The same, until the test has ended. */
async function usePlace({ onTestFinished }: TestContext): Promise<Place> {
  const place = await createPlace();
  onTestFinished(place.remove);
  return place;
}

async function post(server: ServerProcess, path: string, body: unknown, token?: string, address = '198.51.100.1') {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}
const signUp = (server: ServerProcess) =>
  post(server, endpoints.auth.signUp.path, {
    firstName: 'A',
    lastName: 'B',
    email: 'late@example.com',
    password: 'kept for ever',
  });
const signIn = (server: ServerProcess) =>
  post(server, endpoints.auth.signIn.path, { email: 'learner@lectern.example', password: 'lectern-demo' });

describe("the demo's server process", { timeout: 120_000 }, () => {
  let place: Place;
  let server: ServerProcess;
  beforeAll(async () => {
    place = await createPlace(true);
    server = await place.run();
  }, 120_000);
  afterAll(() => place?.remove());

  it('has started with an empty folder, and prints its URL, the demo accounts and who signs in', async () => {
    await expect.poll(() => server.output()).toContain('learner@lectern.example');
    expect((await signIn(server)).status).toBe(200);
    const wrong = { email: 'learner@lectern.example', password: 'not this one' };
    expect((await post(server, endpoints.auth.signIn.path, wrong)).status).toBe(401);
    expect((await post(server, endpoints.auth.signIn.path, { ...wrong, email: 'x@y.example' })).status).toBe(401);
    // At the default level, with ids instead of emails.
    const audited = () => server.output().match(/\{.*"audit":.*\}/g) ?? [];
    await expect.poll(() => audited()).toHaveLength(3);
    const events = audited().map((line) => JSON.parse(line) as Record<string, unknown>);
    const userId = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(events).toEqual([
      expect.objectContaining({ audit: 'signed_in', userId, ip: '198.51.100.1' }),
      expect.objectContaining({ audit: 'sign_in_failed', userId }),
      expect.not.objectContaining({ userId }),
    ]);
    expect(audited().join()).not.toMatch(/@|not this one|lectern-demo/);
    if (!place.isEmbedded) return;
    expect((await stat(join(place.dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
    // A second process is refused, with the pid of the first.
    await expect(place.run()).rejects.toThrow(new RegExp(`exit 1: .*process ${server.child.pid}`, 's'));
  });

  it('drops the response for the demo card that loses it, and keeps the purchase', async () => {
    const { token } = (await signIn(server)).body;
    const found = await fetch(`${server.address}/api${endpoints.courses.search.path}?sort=price&minPrice=1&limit=50`);
    const { courses } = (await found.json()) as { courses: { _id: string; price: number }[] };
    const owned = await fetch(`${server.address}/api${endpoints.enrollments.list.path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const known = ((await owned.json()) as { courses: { _id: string }[] }).courses.map(({ _id }) => _id);
    const course = courses.find(({ _id }) => !known.includes(_id));
    const paise = Math.round((course?.price ?? 0) * 100);
    const draft = {
      courseIds: [course?._id],
      amount: (paise + Math.floor((paise * 10 + 50) / 100)) / 100,
      currency: 'INR',
      paymentMethodNonce: 'fake-lost-nonce',
      idempotencyKey: 'lost-answer-1',
    };
    await expect(post(server, endpoints.orders.create.path, draft, token)).rejects.toThrow('fetch failed');
    const again = await post(server, endpoints.orders.create.path, draft, token);
    expect(again).toMatchObject({ status: 200, body: { order: { status: 'paid' } } });
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });

  it('finishes pending requests, and stops on a signal', async () => {
    const { token } = (await signIn(server)).body;
    const calls = Array.from({ length: 20 }, () =>
      fetch(`${server.address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } }),
    );
    await Promise.race(calls);
    const ended = server.end('SIGTERM');
    const statuses = (await Promise.allSettled(calls)).map((one) =>
      one.status === 'fulfilled' ? one.value.status : 'refused',
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 'refused')).toEqual([]);
    expect(statuses).toContain(200);
    expect(await ended).toBe(0);
    await expect(stat(join(place.dataDir, 'database.lock'))).rejects.toThrow('ENOENT');
  });
});

// Concurrently, since one mostly waits.
describe('a server process', { timeout: 120_000 }, () => {
  it.concurrent('loses nothing that it acknowledged when it is killed repeatedly', {
    timeout: ROUNDS * 60_000,
  }, async (context) => {
    const { run } = await usePlace(context);
    const emails: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const server = await run({ SEED: '0' });
      // Killed after some calls were acknowledged rather than after a time, so that the machine's speed does not matter; the
      // others are still pending.
      const enough = emails.length + 1 + (round % 5);
      const work: Promise<void>[] = [];
      await new Promise<void>((resolve) => {
        for (let n = 0; n < 12; n++) {
          const email = `round${round}.${n}@example.com`;
          const account = { firstName: 'A', lastName: 'B', email, password: 'kept for ever' };
          work.push(
            post(server, endpoints.auth.signUp.path, account, undefined, `198.51.100.${round}`).then(
              ({ status }) => {
                if (status === 200) emails.push(email);
                if (emails.length >= enough) resolve();
              },
              () => {}, // Interrupted by the kill, not acknowledged.
            ),
          );
        }
      });
      await server.end('SIGKILL');
      await Promise.allSettled(work);
    }
    const server = await run({ SEED: '0' });
    expect(emails.length).toBeGreaterThanOrEqual(ROUNDS);
    for (const email of emails) {
      expect((await post(server, endpoints.auth.signIn.path, { email, password: 'kept for ever' })).status).toBe(200);
    }
  });

  deepIt.concurrent(
    'serves HTTP/2 with a certificate; when it stops it says goodbye to its connections, and closes streams that are still open ten seconds later',
    async (context) => {
      const { run } = await usePlace(context);
      const { keyFile, certFile } = certificates.first;
      const server = await run({ TLS_KEY: keyFile, TLS_CERT: certFile, SEED: '0', TRUST_PROXY: '0' });
      expect(server.address).toMatch(/^https:/);
      const idle = openHttp2(server.address);
      const health = await ask(idle, { ':path': '/api/health' });
      expect([health.status, idle.alpnProtocol]).toEqual([200, 'h2']);
      const session = openHttp2(server.address);
      session.on('error', () => {}); // Its connection is cut.
      const body = { 'content-type': 'application/json', 'content-length': '500' };
      const streams = Array.from({ length: 90 }, () => {
        const stream = session.request({ ':method': 'POST', ':path': `/api${endpoints.auth.signIn.path}`, ...body });
        stream.on('error', () => {});
        stream.write('{');
        return stream;
      });
      // Those before it have arrived too.
      await ask(session, { ':path': '/api/health' });
      const goodbye = once(idle, 'goaway');
      const startedAt = performance.now();
      const ended = server.end('SIGTERM');
      expect((await goodbye)[0]).toBe(0);
      expect(await ended).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(12_000);
      expect(streams.every(({ destroyed }) => destroyed)).toBe(true);
    },
  );

  deepIt.concurrent(
    'says that it is about to end, answers on without keeping connections, and ends sooner by Ctrl-C',
    async (context) => {
      const { run } = await usePlace(context);
      const server = await run({ SEED: '0', DRAIN_SECONDS: '600' });
      const ready = () => fetch(`${server.address}/api/ready`);
      const read = () => fetch(`${server.address}/api${endpoints.courses.search.path}`);
      expect([(await ready()).status, (await read()).headers.get('connection')]).toEqual([200, 'keep-alive']);
      server.child.kill('SIGTERM');
      await expect.poll(async () => (await ready()).status).toBe(503);
      // Also from the cache, and after a supervisor has lost its patience.
      for (let round = 0; round < 3; round++) {
        server.child.kill('SIGTERM');
        const answer = await read();
        expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
        await answer.text();
      }
      expect((await signUp(server)).status).toBe(200);
      expect(await server.end('SIGINT')).toBe(0);
    },
  );

  it('prints what is wrong with its configuration', async (context) => {
    const { run } = await usePlace(context);
    await expect(run({ PORT: 'x', DATABASE_URL: 'postgres://a/b', TOKEN_SECRET: '' })).rejects.toThrow(
      /exit 1: Lectern cannot start:\n {2}PORT must be a port number, 0 to 65535\n {2}TOKEN_SECRET is required/,
    );
    const files = { TLS_KEY: certificates.second.keyFile, TLS_CERT: certificates.first.certFile };
    await expect(run(files)).rejects.toThrow(
      /exit 1: Lectern cannot start:\n {2}TLS_KEY: the key in \S+second.key does not belong to the certificate in \S+first.crt/,
    );
  });
});
