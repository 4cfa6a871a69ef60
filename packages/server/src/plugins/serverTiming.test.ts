import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { endpoints } from '@lectern/sdk/api';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createStopwatch, withStopwatch } from '../timed.ts';

let server: TestServer;
afterEach(() => server.close());

const begin = async (hasServerTiming: boolean) => {
  server = await createTestServer({ cache: createResponseCache(true), config: { hasServerTiming } });
  const make = fixtures(server);
  const creatorId = await make.user({ role: 'instructor' });
  return { token: await server.tokenOf(creatorId), courseId: await make.course({ creatorId }) };
};

/** The milliseconds of a header. */
function timesOf(headers: Record<string, unknown>) {
  const given = String(headers['server-timing']);
  expect(given).toMatch(/^db;dur=\d+\.\d, render;dur=\d+\.\d, total;dur=\d+\.\d$/);
  const [db = 0, render = 0, total = 0] = [...given.matchAll(/dur=([\d.]+)/g)].map(([, value]) => Number(value));
  return { db, render, total };
}

it('is not sent unless configured', async () => {
  const { courseId, token } = await begin(false);
  for (const given of [undefined, token]) {
    const { headers, status } = await server.call(endpoints.courses.get, { id: courseId }, given);
    expect([status, headers['server-timing']]).toEqual([200, undefined]);
  }
});

it('is sent with reads, refusals and what does not exist', async () => {
  const { courseId, token } = await begin(true);
  const answers = [
    await server.call(endpoints.courses.get, { id: courseId }, token),
    await server.call(endpoints.users.profile, {}),
    await server.inject({ url: '/api/nothing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
  const [read, refused] = answers.map(({ headers }) => timesOf(headers));
  expect(read?.db).toBeGreaterThan(0);
  expect(read?.total).toBeGreaterThanOrEqual((read?.db ?? 0) + (read?.render ?? 0) - 0.1);
  expect(refused?.db).toBe(0);
});

it('counts statements after a body that arrives late', async () => {
  await begin(true);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const sent = request(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.write('{"email":"nobody@example.com",');
  await once(server.app.server, 'request');
  sent.end('"password":"Wrong-password-1"}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(401);
  expect(timesOf(response.headers).db).toBeGreaterThan(0);
});

it('counts statements alone, together and in a transaction', async () => {
  await begin(true);
  // A statement runs once it is awaited.
  const sleep = async (db: Db) => await db.execute(sql`select pg_sleep(0.05)`);
  for (const work of [
    () => sleep(server.db),
    () => Promise.all([sleep(server.db), server.db.select().from(users)]),
    () => server.db.transaction(sleep),
  ]) {
    const stopwatch = createStopwatch();
    const start = performance.now();
    await withStopwatch(stopwatch, work);
    expect(stopwatch.read('db')).toBeGreaterThan(45);
    expect(stopwatch.read('db')).toBeLessThanOrEqual(performance.now() - start);
  }
});

it('is not stored in the cache', async () => {
  const { courseId } = await begin(true);
  const get = () => server.inject({ url: `/api/search/courses/${courseId}` });
  timesOf((await get()).headers);
  const { status, headers } = await get();
  expect([status, headers['server-timing']]).toEqual([200, undefined]);
});
