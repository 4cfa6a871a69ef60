import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runServer, type ServerProcess } from './testing/runServer.ts';

/** Duration; for a shorter run: `LECTERN_DEEP=1 LECTERN_SOAK=120 npx vitest run --project node soak`. */
const SECONDS = Number(process.env.LECTERN_SOAK ?? 1_800);
const WORKERS = 8;
/** Memory growth from the second quarter to the last; a leak of one small object per call is far more. */
const MAX_GROWTH = 1.1;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-soak-'));
  server = await runServer({ DATA_DIR: dataDir, DEMO: '1' });
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Resident memory of the server in megabytes. */
const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)]).toString()) / 1024;
const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

interface Course {
  _id: string;
  sections?: { lectures: { _id: string; type: string }[] }[];
}

it('keeps its memory and speed under a mixed load', { timeout: (SECONDS + 300) * 1_000 }, async () => {
  const call = async (path: string, token?: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const account = { email: 'learner@lectern.example', password: 'lectern-demo' };
  const token = String((await call('/auth/signin', undefined, account)).body.token);
  const courses = (await call('/search/courses?limit=50')).body.courses as Course[];
  const [owned] = (await call('/enrollment/purchased-courses', token)).body.courses as Course[];
  const { course } = (await call(`/enrollment/purchased-courses/${owned?._id}`, token)).body as { course: Course };
  const video = course.sections?.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'video')?._id;

  const unexpected = new Map<string, number>();
  const times: { at: number; took: number }[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  let count = 0;

  /** One round of typical calls, some of them refused. */
  const round = async (turn: number) => {
    const { _id } = courses[turn % courses.length] ?? { _id: '' };
    const steps: [number, () => Promise<{ status: number }>][] = [
      [200, () => call(`/search/courses?q=word${turn}&page=${(turn % 4) + 1}`)],
      [200, () => call(`/search/courses/${_id}`)],
      [200, () => call('/auth/me', token)],
      [200, () => call('/enrollment/purchased-courses', token)],
      [200, () => call('/user/wishlist', token, { courseId: _id })],
      [200, () => call(`/user/wishlist/${_id}`, token, undefined, 'DELETE')],
      [
        200,
        () =>
          call('/enrollment/lecture-progress', token, {
            lectureId: video,
            isCompleted: false,
            lastWatchedPosition: turn % 20,
          }),
      ],
      [401, () => call('/enrollment/purchased-courses', `${token}x`)],
      [404, () => call(`/search/courses/${'f'.repeat(24)}`)],
      [400, () => call('/order', token, { courseIds: [], amount: -1 })],
      [409, () => call('/order', token, order(_id, turn))],
    ];
    for (const [status, step] of steps) {
      const startedAt = performance.now();
      const answer = await step();
      times.push({ at: elapsed(), took: performance.now() - startedAt });
      count += 1;
      // Owned courses conflict too.
      if (answer.status !== status) {
        const what = `${step.toString().slice(6, 60)}: ${answer.status}`;
        unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
      }
    }
    await hangUp();
  };
  /** A wrong price, which is refused late in the transaction. */
  const order = (courseId: string, turn: number) => ({
    courseIds: [courseId],
    amount: 0.01,
    currency: 'INR',
    paymentMethodNonce: 'fake-valid-nonce',
    idempotencyKey: `soak-key-${turn}`,
  });
  /** A client that disconnects in the middle of a body. */
  const hangUp = () =>
    new Promise<void>((done) => {
      const { hostname, port } = new URL(server.address);
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
        );
        socket.end();
        socket.once('close', () => done());
        socket.resume();
      });
      socket.once('error', () => done());
    });

  const memories: { at: number; megabytes: number }[] = [];
  const watch = setInterval(() => memories.push({ at: elapsed(), megabytes: memory() }), (SECONDS * 1_000) / 400);
  let turn = 0;
  const worker = async () => {
    while (elapsed() < SECONDS) {
      turn += 1;
      await round(turn);
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, worker));
  } finally {
    clearInterval(watch);
  }

  const quarter = (index: number) =>
    memories.filter(({ at }) => Math.floor((at / SECONDS) * 4) === index).map(({ megabytes }) => megabytes);
  const quarters = [0, 1, 2, 3].map((index) => Math.round(median(quarter(index))));
  const slow = (from: number) =>
    Math.round(median(times.filter(({ at }) => Math.floor((at / SECONDS) * 4) === from).map(({ took }) => took)));
  console.warn(`${count} calls in ${SECONDS} s; MB by quarter: ${quarters.join(', ')}; ms: ${slow(1)}, ${slow(3)}`);
  expect([...unexpected]).toEqual([]);
  expect(count).toBeGreaterThan(SECONDS);
  expect(median(quarter(3))).toBeLessThan(median(quarter(1)) * MAX_GROWTH);
  expect(slow(3)).toBeLessThan(slow(1) * 2 + 20);
  expect((await call('/health')).status).toBe(200);
});
