import { type Endpoint, endpoints, pathNames } from '@lectern/sdk/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/newId.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { CANARY, fixtures } from './testing/fixtures.ts';

/** Hostile input at every row: refused or taken, never a 5xx, never slow (reliability, row 26). */

let server: TestServer;
let token: string;
let ids: Awaited<ReturnType<ReturnType<typeof fixtures>['fullCourse']>>;
beforeAll(async () => {
  server = await createTestServer();
  const make = fixtures(server);
  const userId = await make.user();
  token = await server.tokenOf(userId);
  ids = await make.fullCourse();
  await make.enroll(userId, ids.courseId);
});
afterAll(() => server.close());

const deep: unknown = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`);
const values: unknown[] = [
  '\u0000',
  'a\ud800',
  '',
  ' ',
  "' or 1=1 --",
  '%',
  '%00',
  '../../etc/passwd',
  '<script>',
  'x'.repeat(50_000),
  '𝒳'.repeat(200),
  '1e20',
  '-0',
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1,
  0.1 + 0.2,
  3e9,
  true,
  null,
  [],
  [[]],
  ['a', 'b'],
  {},
  deep,
  { $gt: '' },
  { toString: 1 },
  'f'.repeat(24),
  'F'.repeat(24),
  'undefined',
  'NaN',
  'Infinity',
  '999999999999',
  '2026-01-01',
  '\u202e',
  '\\',
  '\n',
];

const rows = Object.entries(endpoints).flatMap(([group, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

/** A good input for the row, from which one field at a time goes bad. */
function good(name: string): Record<string, unknown> {
  const payment = { amount: 1, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
  const known: Record<string, Record<string, unknown>> = {
    'auth.signUp': {
      firstName: 'A',
      lastName: 'B',
      email: `${newId()}@example.com`,
      password: 'not a common one',
      role: 'learner',
    },
    'auth.signIn': { email: `${newId()}@example.com`, password: 'whatever it is' },
    'courses.search': {
      q: 'a',
      category: 'x',
      minPrice: 0,
      maxPrice: 9,
      page: 1,
      featured: true,
      limit: 3,
      sort: 'newest',
    },
    'enrollments.recordProgress': { lectureId: ids.text, isCompleted: false, lastWatchedPosition: 1 },
    'enrollments.enroll': { courseId: ids.courseId },
    'reviews.list': { id: ids.courseId, sort: 'recent', page: 1 },
    'payments.process': { courseId: ids.courseId, ...payment, paymentDetails: { cardholderName: 'A', last4: '4242' } },
    'orders.create': { courseIds: [ids.courseId], idempotencyKey: newId(), ...payment },
  };
  return (
    known[name] ??
    (name.startsWith('wishlist') && name !== 'wishlist.list' ? { courseId: ids.courseId } : { id: ids.courseId })
  );
}

async function hit(name: string, endpoint: Endpoint, input: Record<string, unknown>, contentType = 'application/json') {
  const names = pathNames(endpoint.path);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(wellFormed(input[key])));
  const rest = Object.entries(input).filter(([key]) => !names.includes(key));
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = inQuery
    ? `?${rest.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(value))}`).join('&')}`
    : '';
  const start = performance.now();
  const answer = await server.inject({
    method: endpoint.method,
    url: `/api${path}${query}`,
    headers: { authorization: `Bearer ${token}`, ...(inQuery ? {} : { 'content-type': contentType }) },
    ...(inQuery ? {} : { payload: JSON.stringify(Object.fromEntries(rest)) }),
  });
  const about = `${name} ${JSON.stringify(input).slice(0, 200)} → ${answer.text.slice(0, 200)}`;
  expect(answer.status, about).toBeLessThan(500);
  expect(performance.now() - start, about).toBeLessThan(1_000);
  expect(answer.text, about).not.toContain(CANARY);
  if (answer.status >= 400)
    expect(answer.problem, about).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  return answer;
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

describe.each(rows)('%s', (name, endpoint) => {
  it('takes any value in any field without falling over', async () => {
    for (const field of Object.keys(good(name))) {
      for (const value of values) await hit(name, endpoint, { ...good(name), [field]: value });
    }
  });

  it('takes any shape and any kind of body', async () => {
    for (const key of ['extra', 'constructor', 'toString', '__proto__x', '', 'a.b', 'a[b]'])
      await hit(name, endpoint, { ...good(name), [key]: 'x' });
    for (const type of [
      'text/plain',
      'text/html; charset=utf-7',
      'multipart/form-data',
      'application/json; charset=latin1',
      'x',
      '',
    ]) {
      await hit(name, endpoint, good(name), type);
    }
    await hit(name, endpoint, {});
  });
});
