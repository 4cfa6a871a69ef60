import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/newId.ts';
import { courses, orders } from './db/schema.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { CANARY, fixtures } from './testing/fixtures.ts';

/** Every row × who calls × the state of the course (reliability, rows 10 and 11). */

type State = 'published' | 'draft' | 'archived' | 'deleted' | 'missing';
type Who = 'anonymous' | 'learner' | 'enrolled' | 'owner' | 'otherInstructor' | 'admin';
const states: State[] = ['published', 'draft', 'archived', 'deleted', 'missing'];
const people: Who[] = ['anonymous', 'learner', 'enrolled', 'owner', 'otherInstructor', 'admin'];

let server: TestServer;
const tokens: Partial<Record<Who, string>> = {};
const content = new Map<State, { courseId: string; text: string; quiz: string }>();
let orderId: string;

beforeAll(async () => {
  server = await createTestServer();
  const make = fixtures(server);
  const ids: Record<Exclude<Who, 'anonymous'>, string> = {
    learner: await make.user(),
    enrolled: await make.user(),
    owner: await make.user({ role: 'instructor' }),
    otherInstructor: await make.user({ role: 'instructor' }),
    admin: await make.user({ role: 'admin' }),
  };
  for (const [who, id] of Object.entries(ids)) tokens[who as Who] = await server.tokenOf(id);
  for (const state of states) {
    if (state === 'missing') {
      content.set(state, { courseId: newId(), text: newId(), quiz: newId() });
      continue;
    }
    const made = await make.fullCourse({
      creatorId: ids.owner,
      status: state === 'deleted' ? 'published' : state,
      pricePaise: 50_000,
    });
    await make.enroll(ids.enrolled, made.courseId);
    if (state === 'deleted')
      await server.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, made.courseId));
    content.set(state, made);
  }
  orderId = newId();
  await server.db.insert(orders).values({
    id: orderId,
    userId: ids.enrolled,
    idempotencyKey: 'known-key',
    fingerprint: '',
    status: 'paid',
    subtotalPaise: 0,
    taxPaise: 0,
    totalPaise: 0,
    claimedUntil: new Date(),
  });
});
afterAll(() => server.close());

const OUT = [404, 404, 404, 404] as const;
/** Statuses for published, draft, archived, deleted; a missing course is always 404 for those who are signed in. */
const expected: Record<string, Record<Who, readonly number[]>> = {
  'courses.get': {
    anonymous: [200, 404, 404, 404],
    learner: [200, 404, 404, 404],
    enrolled: [200, 404, 404, 404],
    owner: [200, 200, 200, 404],
    otherInstructor: [200, 404, 404, 404],
    admin: [200, 404, 404, 404],
  },
  'reviews.list': {
    anonymous: [200, 404, 404, 404],
    learner: [200, 404, 404, 404],
    enrolled: [200, 200, 200, 200],
    owner: [200, 200, 200, 404],
    otherInstructor: [200, 404, 404, 404],
    admin: [200, 404, 404, 404],
  },
  'enrollments.get': {
    anonymous: [401, 401, 401, 401],
    learner: [403, 404, 404, 404],
    enrolled: [200, 200, 200, 200],
    owner: [403, 403, 403, 404],
    otherInstructor: [403, 404, 404, 404],
    admin: [403, 404, 404, 404],
  },
  'enrollments.recordProgress': {
    anonymous: [401, 401, 401, 401],
    learner: [403, 404, 404, 404],
    enrolled: [200, 200, 200, 200],
    owner: [403, 404, 404, 404],
    otherInstructor: [403, 404, 404, 404],
    admin: [403, 404, 404, 404],
  },
  'enrollments.enroll': {
    anonymous: [401, 401, 401, 401],
    learner: [402, ...OUT.slice(1)],
    enrolled: [200, 200, 200, 404],
    owner: [409, ...OUT.slice(1)],
    otherInstructor: [402, ...OUT.slice(1)],
    admin: [402, ...OUT.slice(1)],
  },
  'wishlist.add': {
    anonymous: [401, 401, 401, 401],
    learner: [200, ...OUT.slice(1)],
    enrolled: [200, ...OUT.slice(1)],
    owner: [200, ...OUT.slice(1)],
    otherInstructor: [200, ...OUT.slice(1)],
    admin: [200, ...OUT.slice(1)],
  },
  // The price is wrong on purpose: a course that may be bought answers 409, and nothing is.
  'orders.create': {
    anonymous: [401, 401, 401, 401],
    learner: [409, ...OUT.slice(1)],
    enrolled: [409, ...OUT.slice(1)],
    owner: [409, ...OUT.slice(1)],
    otherInstructor: [409, ...OUT.slice(1)],
    admin: [409, ...OUT.slice(1)],
  },
};
expected['enrollments.courseProgress'] = expected['enrollments.get'] as Record<Who, readonly number[]>;
expected['payments.process'] = expected['orders.create'] as Record<Who, readonly number[]>;

const payment = { amount: 1, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
function inputFor(call: string, state: State): Record<string, unknown> {
  const { courseId, text } = content.get(state) ?? { courseId: '', text: '' };
  if (call === 'enrollments.recordProgress') return { lectureId: text, isCompleted: false, lastWatchedPosition: 0 };
  if (call === 'orders.create') return { courseIds: [courseId], idempotencyKey: newId(), ...payment };
  if (call === 'payments.process') return { courseId, ...payment };
  return call === 'enrollments.enroll' || call === 'wishlist.add' ? { courseId } : { id: courseId };
}
function rowOf(call: string): Endpoint {
  const [group = '', name = ''] = call.split('.');
  return (endpoints as unknown as Record<string, Record<string, Endpoint>>)[group]?.[name] as Endpoint;
}

describe.each(Object.keys(expected))('%s', (call) => {
  it.each(people)('answers %s by the state of the course', async (who) => {
    const bodies = new Set<string>();
    for (const [index, state] of states.entries()) {
      const answer = await server.send(rowOf(call), inputFor(call, state), tokens[who]);
      const wanted = who === 'anonymous' && expected[call]?.anonymous[0] === 401 ? 401 : 404;
      expect(answer.status, `${who} ${state}`).toBe(expected[call]?.[who][index] ?? wanted);
      expect(answer.text).not.toContain(CANARY);
      expect(answer.text).not.toContain('secret.example');
      if (answer.status === 404) bodies.add(JSON.stringify({ ...answer.problem, requestId: '' }));
      if (answer.status >= 400)
        expect(answer.problem).toMatchObject({ code: expect.any(String), requestId: answer.headers['x-request-id'] });
    }
    // Not yours, draft, deleted or missing: the same words.
    expect(bodies.size).toBeLessThanOrEqual(1);
  });
});

describe("what is one's own", () => {
  const personal = ['users.profile', 'auth.me', 'wishlist.list', 'enrollments.list', 'orders.list'];
  it.each(personal)('%s needs a session', async (call) => {
    expect((await server.send(rowOf(call), {})).status).toBe(401);
    for (const who of people.slice(1)) expect((await server.send(rowOf(call), {}, tokens[who])).status).toBe(200);
  });

  it('shows an order to its buyer alone', async () => {
    expect((await server.call(endpoints.orders.get, { id: orderId }, tokens.enrolled)).status).toBe(200);
    for (const who of ['learner', 'owner', 'admin'] as const) {
      expect((await server.call(endpoints.orders.get, { id: orderId }, tokens[who])).status).toBe(404);
    }
    expect((await server.call(endpoints.orders.get, { id: orderId })).status).toBe(401);
  });

  it('may not be kept by anyone on the way', async () => {
    const own = await server.call(endpoints.enrollments.list, {}, tokens.enrolled);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });
});
