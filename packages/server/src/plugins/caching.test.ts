import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createAnswers } from '../answers.ts';
import { courses } from '../db/schema.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';

let server: TestServer;
afterEach(() => server.close());

/** A server that keeps answers, with a course of one's own. */
async function begin() {
  const answers = createAnswers(true);
  server = await createTestServer({ answers });
  const make = fixtures(server);
  const owner = await make.user({ role: 'instructor' });
  const id = await make.course({ creatorId: owner, title: 'The first title' });
  return { answers, make, id, owner, token: await server.tokenOf(owner) };
}
const titleOf = async (id: string, token?: string) =>
  (await server.call(endpoints.courses.get, { id }, token)).body.course?.title;
/** A change that this process does not hear of. */
const behind = (id: string, title: string) => server.db.update(courses).set({ title }).where(eq(courses.id, id));

it('keeps what visitors read until something of it changes, and says so with the same ETag', async () => {
  const { id, token, answers } = await begin();
  const first = await server.inject({ url: `/api/search/courses/${id}` });
  await behind(id, 'The second title');
  const kept = await server.inject({ url: `/api/search/courses/${id}` });
  expect(kept.text).toBe(first.text);
  for (const name of ['etag', 'cache-control', 'content-type']) expect(kept.headers[name]).toBe(first.headers[name]);
  expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const known = await server.inject({
    url: `/api/search/courses/${id}`,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([known.status, known.text]).toEqual([304, '']);
  // Whoever is signed in is never answered with it.
  expect(await titleOf(id, token)).toBe('The second title');
  expect((await server.call(endpoints.courses.get, { id }, token)).headers['cache-control']).toBe('private, no-store');
  answers.clear();
  expect(await titleOf(id)).toBe('The second title');
});

it('forgets it with every call that changes the catalogue, before that is answered', async () => {
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

it('keeps each coding and each address of the server apart', async () => {
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

it('keeps nothing that was begun before a change', () => {
  const answers = createAnswers(true);
  const version = answers.version();
  answers.clear();
  answers.keep('a', { headers: {}, payload: Buffer.from('old') }, version);
  expect(answers.get('a')).toBeUndefined();
  return begin();
});
