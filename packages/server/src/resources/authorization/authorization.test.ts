import { createHash, randomBytes } from 'node:crypto';
import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { authorizationCodes, partnerSessions, signInFailures, users } from '../../db/schema.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { rowOf, samples } from '../../testing/samples.ts';
import { withServer } from '../../testing/withServer.ts';
import { addPartner, type PartnerRow, updatePartner } from '../partners/repository.ts';
import { deleteOldAuthorizations } from './repository.ts';

const MAGAZINE = 'https://magazine.example';
const OWN = 'http://localhost';
const server = withServer();
let userId: string;
let token: string;
let partner: PartnerRow;
beforeEach(async () => {
  userId = await server.make.user({ role: 'instructor', firstName: 'Lena', bio: 'I walk.' });
  token = await server.tokenOf(userId, newId());
  const added = await addPartner(server.db, { name: 'Magazine', origins: [MAGAZINE], ownerId: null }, 10_000);
  if (!added) throw new Error('There are too many partners.');
  partner = added;
});

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function codeFor(codeVerifier: string, returnTo = `${MAGAZINE}/tides`, bearer = token) {
  const input = { key: partner.key, returnTo, codeChallenge: challengeOf(codeVerifier) };
  const answer = await server.call(endpoints.authorization.createCode, input, bearer);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.code;
}
/** A call from a page of this origin. */
function from(origin: string | undefined, { method, path }: Endpoint, payload: object, bearer?: string) {
  return server.inject({
    method,
    url: `/api${path}`,
    ...(method === 'GET' ? {} : { payload }),
    headers: { ...(origin ? { origin } : {}), ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
  });
}
const exchange = (code: string, codeVerifier: string, origin: string | undefined = MAGAZINE) =>
  from(origin, endpoints.authorization.exchange, { key: partner.key, code, codeVerifier });
async function signIn(origin = MAGAZINE, returnTo = `${MAGAZINE}/tides`) {
  const verifier = randomBytes(32).toString('base64url');
  const answer = await exchange(await codeFor(verifier, returnTo), verifier, origin);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { token: string; handle: string; email?: string; expiresIn: number; role: string };
}
const renew = (handle: string, origin: string | undefined = MAGAZINE) =>
  from(origin, endpoints.authorization.renew, { handle });
const list = (bearer: string, origin: string | undefined = MAGAZINE) =>
  from(origin, endpoints.wishlist.list, {}, bearer);
const age = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
const claimsOf = (bearer: string) => JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());

describe('a code', () => {
  it('brings a learner of fifteen minutes to the page, without email or biography', async () => {
    const session = await signIn();
    expect(session).toMatchObject({ role: 'learner', firstName: 'Lena', email: '', bio: '', expiresIn: 900 });
    const { exp, iat, ...claims } = claimsOf(session.token);
    expect(exp - iat).toBe(900);
    expect(claims).toEqual({
      id: userId,
      role: 'learner',
      firstName: 'Lena',
      lastName: 'Sen',
      profilePicture: null,
      session: expect.any(String),
      origin: MAGAZINE,
      scope: 'learn buy',
      iss: 'lectern',
      aud: 'lectern',
    });
    expect((await list(session.token)).status).toBe(200);
  });

  it('brings a full session to a frame of the marketplace', async () => {
    const session = await signIn(OWN, `${OWN}/embed/frame/app`);
    expect(session).toMatchObject({ role: 'instructor', email: expect.stringContaining('@secret.example') });
    expect(session.handle).toBeUndefined();
    const { exp, iat } = claimsOf(session.token);
    expect(exp - iat).toBe(30 * 24 * 3600);
    expect((await server.call(endpoints.courses.listAuthored, {}, session.token)).status).toBe(200);
  });

  it('that went through a partner’s page brings a frame no more than the page itself would get', async () => {
    const session = await signIn(OWN);
    expect(session.handle).toBeDefined();
    // Browsers send no origin with a read of the page's own.
    for (const origin of [OWN, undefined]) {
      expect((await from(origin, endpoints.wishlist.list, {}, session.token)).status).toBe(200);
    }
    expect((await server.call(endpoints.courses.listAuthored, {}, session.token)).status).toBe(403);
    expect((await renew(session.handle, OWN)).status).toBe(200);
  });

  const verifier = 'v'.repeat(43);
  const wrong: [string, () => Promise<{ status: number; problem: { code: string } }>][] = [
    ['another verifier', async () => exchange(await codeFor(verifier), 'w'.repeat(43))],
    ['another origin', async () => exchange(await codeFor(verifier), verifier, 'https://stranger.example')],
    ['no origin', async () => from(undefined, endpoints.authorization.exchange, await tuple(verifier))],
    ['a page, although it is a frame’s', async () => exchange(await codeFor(verifier, OWN), verifier)],
    ['another partner', async () => otherPartner(await codeFor(verifier), verifier)],
    ['an invented code', async () => exchange('c'.repeat(43), verifier)],
    [
      'a minute too late',
      async () => {
        const code = await codeFor(verifier);
        await server.db
          .update(authorizationCodes)
          .set({ createdAt: age(61) })
          .where(eq(authorizationCodes.userId, userId));
        return exchange(code, verifier);
      },
    ],
    [
      'a password that has changed since',
      async () => {
        const code = await codeFor(verifier);
        await server.db.update(users).set({ tokenVersion: 2 }).where(eq(users.id, userId));
        return exchange(code, verifier);
      },
    ],
    [
      'a sign-in that has ended',
      async () => {
        const code = await codeFor(verifier);
        await server.call(endpoints.auth.signOut, {}, token);
        return exchange(code, verifier);
      },
    ],
  ];
  const tuple = async (codeVerifier: string) => ({
    key: partner.key,
    code: await codeFor(codeVerifier),
    codeVerifier,
  });
  async function otherPartner(code: string, codeVerifier: string) {
    const fields = { name: 'Other', origins: [MAGAZINE], ownerId: null };
    const other = await addPartner(server.db, fields, 10_000);
    return from(MAGAZINE, endpoints.authorization.exchange, { key: other?.key, code, codeVerifier });
  }
  it.each(wrong)('is refused with %s', async (_, attempt) => {
    expect(await attempt()).toMatchObject({ status: 400, problem: { code: 'invalid_code' } });
  });

  it.each([
    ['short', 'v'.repeat(42)],
    ['long', 'v'.repeat(129)],
  ])('is not looked up with a %s verifier', async (_, codeVerifier) => {
    const code = await codeFor(verifier);
    expect((await exchange(code, codeVerifier)).problem.code).toBe('invalid_input');
    expect((await exchange(code, verifier)).status).toBe(200);
  });

  it('works once; when it comes again, the session that it began ends', async () => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const code = await codeFor(codeVerifier);
    const session = (await exchange(code, codeVerifier)).body as { token: string; handle: string };
    expect((await list(session.token)).status).toBe(200);
    expect((await exchange(code, codeVerifier)).problem.code).toBe('invalid_code');
    expect((await list(session.token)).status).toBe(401);
    expect((await renew(session.handle)).status).toBe(401);
  });

  it('gives one of many at the same time a session, which the others end', async () => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const code = await codeFor(codeVerifier);
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => exchange(code, codeVerifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === 'invalid_code')).toHaveLength(CONCURRENT_CALLERS - 1);
    const session = answers.find(({ status }) => status === 200)?.body as { token: string } | undefined;
    expect((await list(session?.token ?? '')).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const code = await codeFor(verifier);
    const stored = await server.db.select().from(authorizationCodes).where(eq(authorizationCodes.userId, userId));
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored[0]?.hash).toBe(challengeOf(code));
  });

  it('is one of a limited number', async () => {
    for (let made = 0; made < 20; made++) await codeFor(verifier);
    const input = { key: partner.key, returnTo: MAGAZINE, codeChallenge: challengeOf(verifier) };
    expect(await server.call(endpoints.authorization.createCode, input, token)).toMatchObject({
      status: 429,
      problem: { code: 'too_many_attempts' },
      headers: { 'retry-after': '60' },
    });
  });
});

it('of one address, no more codes are made than a school needs', async () => {
  await codeFor('v'.repeat(43));
  const ofThis = eq(signInFailures.account, 'authorization');
  await server.db.update(signInFailures).set({ failures: 310, updatedAt: sql`now()` }).where(ofThis);
  const input = { key: partner.key, returnTo: MAGAZINE, codeChallenge: challengeOf('v'.repeat(43)) };
  const answer = await server.call(endpoints.authorization.createCode, input, token);
  expect(answer).toMatchObject({ status: 429, problem: { code: 'too_many_attempts' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await server.db.delete(signInFailures).where(ofThis);
});

describe('who asks', () => {
  const ask = (key: string, returnTo: string) => server.call(endpoints.authorization.client, { key, returnTo });

  it('is a partner on one of its origins, or a frame', async () => {
    const asker = { name: 'Magazine', scopes: ['learn', 'buy'] };
    expect((await ask(partner.key, `${MAGAZINE}/tides?a=1#b`)).body).toEqual({ ...asker, origin: MAGAZINE });
    expect((await ask(partner.key, `${OWN}/embed/frame/app`)).body).toEqual({ ...asker, origin: OWN });
  });

  it.each([
    ['https://magazine.example.evil.example', 'unregistered_origin'],
    ['http://magazine.example', 'unregistered_origin'],
    ['https://magazine.example:8443', 'unregistered_origin'],
    ['https://magazine.example@evil.example', 'unregistered_origin'],
    ['javascript:alert(1)//https://magazine.example', 'invalid_input'],
    ['//magazine.example', 'invalid_input'],
  ])('is refused at %s', async (returnTo, code) => {
    expect((await ask(partner.key, returnTo)).problem.code).toBe(code);
    const input = { key: partner.key, returnTo, codeChallenge: 'c'.repeat(43) };
    expect((await server.call(endpoints.authorization.createCode, input, token)).problem.code).toBe(code);
  });

  it('is refused with an unknown or a revoked key', async () => {
    expect((await ask(`pk_${'9'.repeat(24)}`, MAGAZINE)).problem.code).toBe('unknown_key');
    await updatePartner(server.db, partner.id, { state: 'revoked' });
    expect((await ask(partner.key, MAGAZINE)).problem.code).toBe('revoked_key');
  });
});

describe("the session of a partner's page", () => {
  it('belongs to its page', async () => {
    const { token: bearer, handle } = await signIn();
    for (const origin of ['https://stranger.example', OWN, undefined]) {
      expect((await from(origin, endpoints.wishlist.list, {}, bearer)).status).toBe(401);
      expect((await from(origin, endpoints.authorization.renew, { handle })).status).toBe(401);
    }
    // A wrong origin doesn't end it.
    expect((await renew(handle)).status).toBe(200);
  });

  it('is renewed by its handle, and by the same one again if the answer was lost', async () => {
    const { handle } = await signIn();
    const [first, second] = await Promise.all([renew(handle), renew(handle)]);
    const next = (first.body as { handle: string }).handle;
    expect(next).not.toBe(handle);
    expect(second.body).toMatchObject({ handle: next });
    const third = (await renew(next)).body as { handle: string; token: string };
    expect((await list(third.token)).status).toBe(200);
  });

  it('has one next handle for many calls at the same time', async () => {
    const { handle } = await signIn();
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => renew(handle)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { handle: string }).handle)).size).toBe(1);
  });

  it('ends when a handle that was used before the last one comes', async () => {
    const { handle } = await signIn();
    const next = (await renew(handle)).body as { handle: string };
    const last = (await renew(next.handle)).body as { handle: string; token: string };
    expect((await renew(handle)).status).toBe(401);
    expect((await list(last.token)).status).toBe(401);
    expect((await renew(last.handle)).status).toBe(401);
  });

  it('ends when the last handle comes again after half a minute', async () => {
    const { handle } = await signIn();
    const next = (await renew(handle)).body as { handle: string };
    await server.db
      .update(partnerSessions)
      .set({ renewedAt: age(31) })
      .where(eq(partnerSessions.userId, userId));
    expect((await renew(handle)).status).toBe(401);
    expect((await renew(next.handle)).status).toBe(401);
  });

  it.each([
    ['a day without use', { renewedAt: age(24 * 3600 + 1) }],
    ['thirty days', { createdAt: age(30 * 24 * 3600 + 1) }],
  ])('is not renewed after %s', async (_, change) => {
    const { handle } = await signIn();
    await server.db.update(partnerSessions).set(change).where(eq(partnerSessions.userId, userId));
    expect((await renew(handle)).status).toBe(401);
  });

  it('is not renewed by an invented handle, which ends nothing either', async () => {
    const { handle } = await signIn();
    const [id, , signature] = handle.split('.');
    for (const one of [`${id}.0.${signature}`, `${id}.2.${signature}`, handle.slice(0, -2), 'x'.repeat(60)]) {
      expect((await renew(one)).status).toBe(401);
    }
    expect((await renew(handle)).status).toBe(200);
  });

  const ends: [string, (session: { handle: string }) => Promise<unknown>][] = [
    ['signing out on the page', ({ handle }) => from(MAGAZINE, endpoints.authorization.end, { handle })],
    ['signing out at the marketplace', () => server.call(endpoints.auth.signOut, {}, token)],
    ['a new password', () => server.db.update(users).set({ tokenVersion: 2 }).where(eq(users.id, userId))],
    ['revoking the key', () => updatePartner(server.db, partner.id, { state: 'revoked' })],
    ['removing the origin', () => updatePartner(server.db, partner.id, { origins: ['https://new.example'] })],
  ];
  it.each(ends)('ends at once by %s', async (_, end) => {
    const session = await signIn();
    expect((await list(session.token)).status).toBe(200);
    await end(session);
    expect((await list(session.token)).status).toBe(401);
    expect((await renew(session.handle)).status).toBe(401);
  });

  it('takes the marketplace and other pages along when it ends, but no other sign-in', async () => {
    const page = await signIn();
    const frame = await signIn(OWN, OWN);
    const elsewhere = await server.tokenOf(userId);
    await from(MAGAZINE, endpoints.authorization.end, { handle: page.handle });
    for (const bearer of [token, frame.token]) {
      expect((await server.call(endpoints.auth.me, {}, bearer)).status).toBe(401);
    }
    expect((await server.call(endpoints.auth.me, {}, elsewhere)).status).toBe(200);
  });

  it('may only do what its partner may', async () => {
    await server.db.execute(sql`update partners set scopes = '{learn}' where id = ${partner.id}`);
    const { token: bearer } = await signIn();
    expect((await from(MAGAZINE, endpoints.enrollments.list, {}, bearer)).status).toBe(200);
    expect((await list(bearer)).problem.code).toBe('out_of_scope');
  });

  it('is one of a limited number', async () => {
    const first = await signIn();
    await server.db.execute(sql`
      insert into partner_sessions (id, user_id, token_version, sign_in_id, partner_id)
      select lpad(n::text, 24, '0'), ${userId}, 1, 'many', ${partner.id} from generate_series(1, 48) n`);
    const second = await signIn();
    expect((await list(first.token)).status).toBe(200);
    await signIn();
    expect((await list(first.token)).status).toBe(401);
    expect((await list(second.token)).status).toBe(200);
  });
});

/** Every call that a partner's page may make; all others are refused. */
const allowed = [
  'categories.list',
  'courses.search',
  'courses.get',
  'instructors.get',
  'samples.get',
  'samples.answer',
  'works.list',
  'wishlist.list',
  'wishlist.add',
  'wishlist.remove',
  'wishlist.check',
  'enrollments.enroll',
  'enrollments.list',
  'enrollments.get',
  'enrollments.recordProgress',
  'enrollments.courseProgress',
  'quizzes.get',
  'quizzes.submit',
  'quizzes.attempts',
  'assignments.submit',
  'assignments.mySubmission',
  'reviews.add',
  'reviews.list',
  'payments.process',
  'discounts.quote',
  'orders.create',
  'orders.settle',
  'orders.list',
  'orders.get',
];
const calls = Object.keys(samples) as (keyof typeof samples)[];
const personal = calls.filter((call) => !rowOf(call).anonymous && !rowOf(call).apiKey);

describe("a partner's token", () => {
  it.each(personal)('for %s', async (call) => {
    const { token: bearer } = await signIn();
    const { method, path } = rowOf(call);
    const answer = await server.inject({
      method,
      url: `/api${path.replace(/\{\w+\}/g, 'f'.repeat(24))}`,
      // No JSON: whatever is refused is refused before the body is read.
      ...(method === 'GET' ? {} : { payload: '{ not json', headers: {} }),
      headers: { origin: MAGAZINE, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    });
    const isRefused = answer.status === 403 && answer.problem.code === 'out_of_scope';
    expect(isRefused, `${answer.status} ${answer.text}`).toBe(!allowed.includes(call));
  });
});

describe("what a partner's token reads", () => {
  const read = (path: string, bearer?: string) =>
    server.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { origin: MAGAZINE, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    });
  const orderOf = (courseId: string) => ({
    courseIds: [courseId],
    amount: 110,
    currency: 'INR',
    paymentMethodNonce: 'fake-valid-nonce',
    paymentDetails: { cardholderName: 'Lena', last4: '4242' },
    idempotencyKey: newId(),
  });

  it('are courses without the times at which someone studied', async () => {
    const courseId = await server.make.course();
    const lectureId = await server.make.lecture(courseId, await server.make.section(courseId));
    await server.call(endpoints.enrollments.enroll, { courseId }, token);
    const progress = { lectureId, isCompleted: true, lastWatchedPosition: 0 };
    await server.call(endpoints.enrollments.recordProgress, progress, token);
    const times = (body: unknown) => JSON.stringify(body).match(/"recentlyStudiedAt":\["/g);
    expect(times((await server.call(endpoints.enrollments.list, {}, token)).body)).not.toBeNull();
    const { token: bearer } = await signIn();
    const seen = await read('/enrollment/purchased-courses', bearer);
    expect(seen.text).toContain(courseId);
    expect(times(seen.body)).toBeNull();
  });

  it('are the orders that were made through its own partner, without the card and other partners', async () => {
    const [own, others, pages, here] = await Promise.all(
      [1, 2, 3, 4].map(() => server.make.course({ pricePaise: 10_000 })),
    );
    await server.call(endpoints.orders.create, orderOf(own ?? '') as never, token);
    const magazine = partner;
    partner = (await server.make.partner({ name: 'Gazette', origins: [MAGAZINE] })) as PartnerRow;
    const gazette = await signIn();
    await from(MAGAZINE, endpoints.orders.create, orderOf(others ?? ''), gazette.token);
    partner = magazine;
    const { token: bearer } = await signIn();
    // A key in the request changes nothing: it could be another partner's.
    await from(MAGAZINE, endpoints.orders.create, orderOf(here ?? ''), bearer);
    const payment = { courseId: pages, amount: 110, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
    await from(MAGAZINE, endpoints.payments.process, payment, bearer);

    const seen = await read('/order', bearer);
    const { orders } = seen.body as {
      orders: { _id: string; items: { courseId: string }[]; cardLast4: null; partner: string }[];
    };
    expect(orders.map(({ items, cardLast4, partner: name }) => [items[0]?.courseId, cardLast4, name])).toEqual([
      [pages, null, 'Magazine'],
      [here, null, 'Magazine'],
    ]);
    expect(seen.text).not.toContain('4242');
    expect(seen.text).not.toContain('Gazette');
    const all = (await server.call(endpoints.orders.list, {}, token)).body.orders;
    expect(all.map(({ partner: name }) => name)).toEqual(['Magazine', 'Magazine', 'Gazette', undefined]);
    for (const { _id } of all.slice(2)) expect((await read(`/order/${_id}`, bearer)).status).toBe(404);
  });

  it('are no drafts, although the author signed in', async () => {
    const draft = await server.make.course({ creatorId: userId, status: 'draft' });
    const { token: bearer } = await signIn();
    for (const path of [
      `/search/courses/${draft}`,
      `/review/course/${draft}`,
      `/enrollment/purchased-courses/${draft}`,
      `/enrollment/course-progress/${draft}`,
    ]) {
      expect((await read(path, bearer)).status, path).toBe(404);
    }
    expect((await read(`/search/courses/${draft}`, token)).status).toBe(200);
  });

  it('is what everyone reads where no account is needed', async () => {
    const courseId = await server.make.course({ creatorId: userId });
    await server.make.review(courseId, await server.make.user(), 4);
    const { token: bearer } = await signIn();
    const paths = ['/admin/categories', '/search/courses', `/search/courses/${courseId}`, `/review/course/${courseId}`];
    for (const path of [...paths, `/search/instructors/${userId}`]) {
      const [visitors, theirs] = await Promise.all([read(path), read(path, bearer)]);
      expect(theirs.status, path).toBe(200);
      expect(theirs.body, path).toEqual(visitors.body);
    }
  });
});

it('deletes what is too old to matter, and nothing else', async () => {
  const { handle } = await signIn();
  await codeFor('v'.repeat(43));
  await deleteOldAuthorizations(server.db);
  expect((await renew(handle)).status).toBe(200);
  await server.db
    .update(partnerSessions)
    .set({ renewedAt: age(26 * 3600) })
    .where(eq(partnerSessions.userId, userId));
  await server.db
    .update(authorizationCodes)
    .set({ createdAt: age(3601) })
    .where(eq(authorizationCodes.userId, userId));
  await deleteOldAuthorizations(server.db);
  for (const table of [partnerSessions, authorizationCodes]) {
    expect(await server.db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  }
});
