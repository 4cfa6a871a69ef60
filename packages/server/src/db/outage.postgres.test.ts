import { connect, createServer, type Server, type Socket } from 'node:net';
import { endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { isUnavailable } from './isUnavailable.ts';

const url = process.env.TEST_DATABASE_URL;

/** A proxy to the database whose connections can be cut or made to hang. */
let line: Server;
let mode: 'open' | 'silent' | 'cut' = 'open';
const sockets = new Set<Socket>();
let server: TestServer;
let token: string;
let courseId: string;

function setMode(next: typeof mode) {
  mode = next;
  for (const socket of sockets) if (next === 'cut' || next === 'open') socket.destroy();
}

// Runs in the project `postgres` only: the embedded database cannot be unreachable.
describe('a slow or unreachable database', () => {
  beforeAll(async () => {
    const target = new URL(url ?? '');
    line = createServer((near) => {
      if (mode === 'cut') return near.destroy();
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (chunk) => mode === 'open' && to.write(chunk));
        from.on('close', () => to.destroy());
        from.on('error', () => {});
      }
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    const through = new URL(target);
    through.hostname = '127.0.0.1';
    through.port = String((line.address() as { port: number }).port);
    vi.stubEnv('TEST_DATABASE_URL', through.href);
    server = await createTestServer();
    const make = fixtures(server);
    token = await server.tokenOf(await make.user());
    courseId = await make.course({ pricePaise: 100_000 });
  });
  afterAll(async () => {
    setMode('open');
    await server.close();
    line.close();
    vi.unstubAllEnvs();
  });

  const calls = () => [
    server.call(endpoints.courses.search),
    server.call(endpoints.enrollments.list, {}, token),
    server.call(endpoints.auth.signIn, { email: 'a@example.com', password: 'whatever' }),
    server.call(
      endpoints.orders.create,
      {
        courseIds: [courseId],
        amount: 1100,
        currency: 'INR',
        paymentMethodNonce: 'fake-valid-nonce',
        idempotencyKey: 'outage-key',
      },
      token,
    ),
    server.inject({ url: '/api/ready' }),
  ];

  it.each(['silent', 'cut'] as const)(
    'is a 503 within two seconds when it is %s, and works again by itself',
    async (kind) => {
      setMode(kind);
      const start = performance.now();
      for (const answer of await Promise.all(calls())) {
        expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      // The server's timeout is 2 s, a client's 10 s: below that, a busy machine may take longer.
      expect(performance.now() - start).toBeLessThan(5_000);
      expect((await server.inject({ url: '/api/health' })).status).toBe(200);
      setMode('open');
      await vi.waitFor(async () => expect((await server.call(endpoints.courses.search)).status).toBe(200), {
        timeout: 5_000,
      });
      const [, own, , order] = await Promise.all(calls());
      expect(own?.status).toBe(200);
      expect(order?.status).toBe(200);
    },
  );
});

describe('isUnavailable', () => {
  it('recognises temporary errors', () => {
    const error = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57014', '57P01', '08006', '53300', '40P01', '25006'])
      expect(isUnavailable(error(code))).toBe(true);
    for (const code of ['23505', '22021', '42P01', 'ENOENT']) expect(isUnavailable(error(code))).toBe(false);
    expect(isUnavailable(new Error('wrapped', { cause: error('57014') }))).toBe(true);
    expect(isUnavailable('text')).toBe(false);
  });
});
