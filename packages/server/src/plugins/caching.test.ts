import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { courses } from '../db/schema.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';

let server: TestServer;
afterEach(() => server.close());

/** A server with a response cache, and a course with its instructor. */
async function begin() {
  const cache = createResponseCache(true);
  server = await createTestServer({ cache });
  const make = fixtures(server);
  const owner = await make.user({ role: 'instructor' });
  const id = await make.course({ creatorId: owner, title: 'The first title' });
  return { cache, make, id, owner, token: await server.tokenOf(owner) };
}
const titleOf = async (id: string, token?: string) =>
  (await server.call(endpoints.courses.get, { id }, token)).body.course?.title;
/** A change that the cache is not notified of. */
const updateBehindCache = (id: string, title: string) =>
  server.db.update(courses).set({ title }).where(eq(courses.id, id));

it('serves visitors from the cache with the same ETag until the catalogue changes', async () => {
  const { id, token, cache } = await begin();
  const first = await server.inject({ url: `/api/search/courses/${id}` });
  await updateBehindCache(id, 'The second title');
  const cached = await server.inject({ url: `/api/search/courses/${id}` });
  expect(cached.text).toBe(first.text);
  for (const name of ['etag', 'cache-control', 'content-type']) expect(cached.headers[name]).toBe(first.headers[name]);
  expect(cached.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const known = await server.inject({
    url: `/api/search/courses/${id}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([known.status, known.text]).toEqual([304, '']);
  // Signed-in people bypass the cache.
  expect(await titleOf(id, token)).toBe('The second title');
  expect((await server.call(endpoints.courses.get, { id }, token)).headers['cache-control']).toBe('private, no-store');
  cache.clear();
  expect(await titleOf(id)).toBe('The second title');
});

it('clears the cache before it answers a call that changes the catalogue', async () => {
  const { id, token, make } = await begin();
  expect(await titleOf(id)).toBe('The first title');
  await server.call(endpoints.courses.update, { courseId: id, title: 'A better title' }, token);
  expect(await titleOf(id)).toBe('A better title');
  const learner = await server.tokenOf(await make.user());
  const students = async () =>
    (await server.call(endpoints.courses.get, { id })).body.course.creatorId?.stats?.students;
  expect(await students()).toBe(0);
  await server.call(endpoints.enrollments.enroll, { courseId: id }, learner);
  expect(await students()).toBe(1);
  await server.call(endpoints.reviews.add, { courseId: id, rating: 3, comment: 'So so' }, learner);
  expect((await server.call(endpoints.courses.get, { id })).body.course.averageRating).toBe(3);
  await server.call(endpoints.courses.update, { courseId: id, status: 'draft' }, token);
  expect((await server.call(endpoints.courses.get, { id })).status).toBe(404);
});

it('keeps the cache through calls that are refused', async () => {
  const { id, token, make, cache } = await begin();
  const learner = await server.tokenOf(await make.user());
  const paid = await make.course({ pricePaise: 100_000 });
  const before = cache.version();
  const review = { courseId: id, rating: 3, comment: 'So so' };
  const order = { courseIds: [paid], amount: 1100, currency: 'INR' as const, idempotencyKey: 'a-key-of-the-buyer' };
  for (const [status, answer] of [
    [401, server.call(endpoints.reviews.add, review)],
    [401, server.call(endpoints.courses.remove, { id })],
    [403, server.call(endpoints.courses.remove, { id }, learner)],
    [403, server.call(endpoints.reviews.add, review, learner)],
    [400, server.send(endpoints.reviews.add, { courseId: id }, learner)],
    [402, server.call(endpoints.enrollments.enroll, { courseId: paid }, learner)],
    [402, server.call(endpoints.orders.create, { ...order, paymentMethodNonce: 'fake-declined-nonce' }, learner)],
  ] as const)
    expect((await answer).status).toBe(status);
  expect(cache.version()).toBe(before);
  await server.call(endpoints.courses.update, { courseId: id, title: 'A better title' }, token);
  expect(cache.version()).toBeGreaterThan(before);
});

it('stays warm while people order and review', async () => {
  const { id, make, cache } = await begin();
  const learners = await Promise.all(Array.from({ length: 10 }, async () => server.tokenOf(await make.user())));
  await titleOf(id);
  const before = cache.version();
  const begun = performance.now();
  for (const learner of learners) {
    expect((await server.call(endpoints.enrollments.enroll, { courseId: id }, learner)).status).toBe(200);
    await titleOf(id);
    const review = { courseId: id, rating: 4, comment: 'So so' };
    expect((await server.call(endpoints.reviews.add, review, learner)).status).toBe(200);
    await titleOf(id);
  }
  // Every five seconds, once for the number of students and once for the ratings.
  const windows = Math.ceil((performance.now() - begun) / 5_000);
  expect(cache.version() - before).toBeLessThanOrEqual(2 * windows);
});

it('caches each encoding and each origin separately', async () => {
  const { make } = await begin();
  const id = await make.course({
    imageFileId: await make.file({ isPublic: true, mime: 'image/png' }),
    description: 'x'.repeat(4_000),
  });
  const read = (headers: Record<string, string>) => server.inject({ url: `/api/search/courses/${id}`, headers });
  for (let round = 0; round < 2; round++) {
    expect((await read({ host: 'one.example' })).text).toContain('http://one.example/api/files/');
    expect((await read({ host: 'two.example' })).text).toContain('http://two.example/api/files/');
    expect((await read({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await read({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await read({})).headers['content-encoding']).toBeUndefined();
  }
});

it('serves pages of every other site from the cache, with the same headers', async () => {
  const { id } = await begin();
  const read = (origin: string) => server.inject({ url: `/api/search/courses/${id}`, headers: { origin } });
  const first = await read('https://one.example');
  expect(first.headers['access-control-allow-origin']).toBe('*');
  await updateBehindCache(id, 'The second title');
  const { 'x-request-id': _, date: __, ...headers } = (await read('https://two.example')).headers;
  expect((await read('https://two.example')).text).toBe(first.text);
  expect(first.headers).toMatchObject(headers);
});

it('does not store a response that was begun before a change', () => {
  const cache = createResponseCache(true);
  const version = cache.version();
  cache.clear();
  cache.set('a', { headers: {}, payload: Buffer.from('old') }, version);
  expect(cache.get('a')).toBeUndefined();
  return begin();
});

it('sends no encoding that the client refuses', async () => {
  const { make } = await begin();
  const id = await make.course({ description: 'x'.repeat(4_000) });
  const url = `/api/search/courses/${id}`;
  const encodingOf = async (accepted: string) =>
    (await server.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['br;q=0, gzip;q=0.000, *', undefined],
    ['*;q=0', undefined],
    ['gzip; q=1.0, br; q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
  ] as const)
    expect([accepted, await encodingOf(accepted)]).toEqual([accepted, encoding]);
});
