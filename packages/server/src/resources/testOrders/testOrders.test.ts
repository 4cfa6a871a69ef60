import { createHash } from 'node:crypto';
import { buildRequest, type Endpoint, endpoints, type Order } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { partners, signInFailures, testOrders, webhookEvents, webhooks } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { updatePartner } from '../partners/repository.ts';
import { deleteOldTestOrders } from './repository.ts';

const PAGE = 'https://partner.example';
const OWN = 'http://localhost';
const server = withServer();
let admin: string;
let partner: { id: string; key: string; testKey: string };
beforeAll(async () => {
  admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
});
beforeEach(async () => {
  await server.db.delete(signInFailures);
  partner = await makePartner();
});

async function makePartner() {
  const { id, key } = await server.make.partner({ origins: [PAGE] });
  const [row] = await server.db.select().from(partners).where(eq(partners.id, id));
  if (!row) throw new Error('There is no such partner.');
  return { id, key, testKey: row.testKey };
}

/** Sends a call as a page with this key does, or a frame in it. */
async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string,
  key = partner.testKey,
  origin = OWN,
) {
  const { url, body } = buildRequest('/api', endpoint, input);
  const answer = await server.inject({
    method: endpoint.method,
    url,
    ...(endpoint.method === 'GET' ? {} : { payload: body as Record<string, unknown> }),
    headers: { origin, 'lectern-partner': key, authorization: `Bearer ${token}` },
  });
  return { ...answer, body: answer.body as { order: Order } };
}

/** A learner with a course to buy, for 110 rupees. */
async function buyer() {
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const creatorId = await server.make.user({ role: 'instructor' });
  const imageFileId = await server.make.file({ mime: 'image/webp', isPublic: true });
  const { courseId } = await server.make.fullCourse({ creatorId, pricePaise: 10_000, imageFileId });
  const draft = { courseIds: [courseId], amount: 110, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
  return { userId, token, courseId, order: (more = {}) => ({ ...draft, idempotencyKey: newId(), ...more }) };
}

const { create, get, list } = endpoints.orders;

/** What the tables hold that reports, statements, receipts and access are made of. */
async function figures() {
  const counted = ['orders', 'order_items', 'earnings', 'enrollments', 'documents', 'mails', 'discount_uses'];
  const more = ['demo_charges', 'notifications', 'partner_days', 'instructor_students', 'refunds'];
  const counts = [...counted, ...more].map((table) => `(select count(*) from ${table})::int as ${table}`);
  const [row] = await rows<Record<string, number>>(
    server.db,
    sql.raw(`select ${counts.join(', ')},
    (select sum(used) from discount_codes)::int as used,
    (select count(*) from users where partner_id is not null)::int as sign_ups`),
  );
  return row;
}

describe('an order with a test key', () => {
  it('is paid with a test card, is shown to its buyer, and changes no figure', async () => {
    const { token, courseId, order } = await buyer();
    await server.call(endpoints.discounts.create, { code: 'TENOFF', kind: 'percent', value: 10, maxUses: 1 }, admin);
    const before = await figures();
    const { status, body, text } = await send(create, order({ amount: 99, code: 'TENOFF' }), token);
    expect(status, text).toBe(200);
    const bought = {
      isTest: true,
      status: 'paid',
      total: 99,
      discount: { code: 'TENOFF', amount: 10 },
      partner: 'Partner',
    };
    expect(body.order).toMatchObject({
      ...bought,
      items: [{ courseId, price: 100, discount: 10, imageUrl: expect.stringContaining('/api/files/') }],
    });
    expect((await server.call(get, { id: body.order._id }, token)).body.order).toMatchObject(bought);
    expect((await server.call(list, {}, token)).body.orders).toEqual([]);
    const other = await server.tokenOf(await server.make.user());
    for (const stranger of [other, admin])
      expect((await server.call(get, { id: body.order._id }, stranger)).status).toBe(404);
    expect(await figures()).toEqual(before);
    // What was paid for isn't open.
    expect((await server.call(endpoints.enrollments.list, {}, token)).body.courses).toEqual([]);
    // The one use of the code is left.
    const live = order({ amount: 99, code: 'TENOFF' });
    expect((await send(create, live, token, partner.key)).body.order).not.toHaveProperty('isTest');
    expect(await figures()).not.toEqual(before);
  });

  it('has the checks and refusals of an order', async () => {
    const { userId, token, courseId, order } = await buyer();
    const refused = async (more: object) => {
      const { status, problem } = await send(create, order(more), token);
      return [status, problem.code];
    };
    expect(await refused({ amount: 1 })).toEqual([409, 'price_changed']);
    expect(await refused({ currency: 'EUR' })).toEqual([400, 'invalid_input']);
    expect(await refused({ code: 'NOSUCH' })).toEqual([409, 'discount_unknown']);
    expect(await refused({ courseIds: [newId()] })).toEqual([404, 'not_found']);
    expect(await refused({ paymentMethodNonce: 'pm_card_visa' })).toEqual([400, 'invalid_nonce']);
    expect(await refused({ paymentMethodNonce: undefined })).toEqual([400, 'invalid_nonce']);
    const declined = order({ paymentMethodNonce: 'fake-declined-nonce' });
    for (const _ of [1, 2]) expect((await send(create, declined, token)).problem.code).toBe('payment_declined');
    const once = order();
    const [first, again] = await Promise.all([send(create, once, token), send(create, once, token)]);
    expect([first.status, again.body.order._id]).toEqual([200, first.body.order._id]);
    expect((await send(create, { ...once, paymentMethodNonce: 'fake-declined-nonce' }, token)).status).toBe(200);
    const course = await server.make.course({ pricePaise: 10_000 });
    expect((await send(create, { ...once, courseIds: [course] }, token)).problem.code).toBe('idempotency_mismatch');
    await server.make.enroll(userId, courseId);
    expect(await refused({})).toEqual([409, 'already_owned']);
  });

  it('is a test by the call for one course, too', async () => {
    const { token, courseId } = await buyer();
    const before = await figures();
    const payment = { courseId, amount: 110, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
    expect(await send(endpoints.payments.process, payment, token)).toMatchObject({ status: 200, body: {} });
    expect(await figures()).toEqual(before);
  });

  it('tells the webhook, and the API key of its partner reads it', async () => {
    const { token, courseId, order } = await buyer();
    const secret = { url: 'https://partner.example/hooks', secret: 'x' };
    await server.db.insert(webhooks).values({ partnerId: partner.id, ...secret });
    const other = await makePartner();
    await server.db.insert(webhooks).values({ partnerId: other.id, ...secret });
    const { body } = await send(create, order({ campaign: 'utm_source=letter' }), token);
    await send(create, order({ paymentMethodNonce: 'fake-declined-nonce' }), token);
    const events = await server.db.select().from(webhookEvents).where(eq(webhookEvents.partnerId, partner.id));
    const told = {
      id: body.order._id,
      created: body.order.createdAt,
      currency: 'INR',
      courses: [{ id: courseId, title: expect.any(String), amount: 100, share: 10 }],
      campaign: { utm_source: 'letter' },
    };
    expect(events.map((event) => JSON.parse(event.body))).toEqual([
      { id: expect.any(String), type: 'order.paid', created: expect.any(String), test: true, order: told },
    ]);
    expect(await server.db.select().from(webhookEvents).where(eq(webhookEvents.partnerId, other.id))).toEqual([]);

    const keyOf = async (partnerId: string) =>
      (await server.call(endpoints.partners.renewApiKey, { partnerId }, admin)).body.apiKey;
    const apiKey = await keyOf(partner.id);
    const { testOrders: read, report } = endpoints.partnerApi;
    expect((await server.call(read, {}, apiKey)).body).toEqual({
      orders: [expect.objectContaining({ status: 'declined' }), { ...told, status: 'paid' }],
      page: 1,
      pages: 1,
    });
    const otherKey = await keyOf(other.id);
    expect((await server.call(read, {}, otherKey)).body.orders).toEqual([]);

    const { refundTestOrder: refund } = endpoints.partnerApi;
    expect((await server.call(refund, { orderId: body.order._id }, otherKey)).status).toBe(404);
    const [declined] = await server.db.select().from(testOrders).where(eq(testOrders.status, 'declined'));
    expect((await server.call(refund, { orderId: declined?.id ?? '' }, apiKey)).status).toBe(404);
    const refunds = () => server.call(refund, { orderId: body.order._id }, apiKey);
    for (const answer of await Promise.all([refunds(), refunds()]))
      expect(answer.body.order).toEqual({ ...told, status: 'refunded' });
    const [refunded, ...more] = await server.db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.type, 'order.refunded'));
    expect([JSON.parse(refunded?.body ?? '{}'), more]).toMatchObject([{ test: true, order: told }, []]);
    expect((await server.call(get, { id: body.order._id }, token)).body.order).toMatchObject({ isTest: true });
    const { days, campaigns } = (await server.call(report, {}, apiKey)).body;
    expect(campaigns).toEqual([]);
    expect(days.every(({ orders, revenue, enrollments }) => orders + revenue + enrollments === 0)).toBe(true);
  });

  it('asks for a test card, wherever money is taken', async () => {
    const ask = (key?: string) => server.call(endpoints.payments.options, key === undefined ? {} : { key });
    for (const key of [partner.testKey, partner.testKey.slice(0, -5), 'pk_test_'])
      expect((await ask(key)).body).toEqual({ provider: 'demo', isTest: true });
    expect((await ask(partner.key)).body).toEqual({ provider: 'demo' });
    expect((await ask()).body).toEqual({ provider: 'demo' });
  });

  it('is never an order that is paid, whatever is wrong with the key', async () => {
    const { token, order } = await buyer();
    const before = await figures();
    const refused = async (key: string, origin = OWN) => {
      const { status, problem } = await send(create, order(), token, key, origin);
      return [status, problem.code];
    };
    expect(await refused(`pk_test_${'x'.repeat(24)}`)).toEqual([403, 'unknown_key']);
    expect(await refused('pk_test_')).toEqual([403, 'unknown_key']);
    expect(await refused(`pk_test_${'x'.repeat(7_000)}`)).toEqual([403, 'unknown_key']);
    expect(await refused(partner.testKey, 'https://stranger.example')).toEqual([403, 'unregistered_origin']);
    await updatePartner(server.db, partner.id, { state: 'revoked' });
    expect(await refused(partner.testKey)).toEqual([403, 'revoked_key']);
    expect(await figures()).toEqual(before);
  });

  it('is one of a limited number, since whoever sees the page has the key', async () => {
    const { token, order } = await buyer();
    await send(create, order(), token);
    const [counted] = await server.db
      .update(signInFailures)
      .set({ failures: 10_000 })
      .where(eq(signInFailures.account, `test orders ${partner.id}`))
      .returning();
    expect(counted).toBeDefined();
    const { status, problem, headers } = await send(create, order(), token);
    expect([status, problem.code]).toEqual([429, 'too_many_test_orders']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const other = await makePartner();
    expect((await send(create, order(), token, other.testKey)).status).toBe(200);
  });

  it('is kept for 30 days', async () => {
    const { token, order } = await buyer();
    const { body } = await send(create, order(), token);
    const age = (days: number) =>
      server.db
        .update(testOrders)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(testOrders.id, body.order._id));
    for (const [days, status] of [
      [29, 200],
      [31, 404],
    ] as const) {
      await age(days);
      await deleteOldTestOrders(server.db);
      expect((await server.call(get, { id: body.order._id }, token)).status).toBe(status);
    }
  });
});

describe('a page that has no frame', () => {
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  /** Signs somebody in on a page with this key. */
  async function sessionOf(token: string, key: string) {
    const returnTo = `${PAGE}/tides`;
    const { code } = (await server.call(endpoints.authorization.createCode, { key, returnTo, codeChallenge }, token))
      .body;
    const { body } = await send(endpoints.authorization.exchange, { key, code, codeVerifier }, '', key, PAGE);
    return (body as unknown as { token: string }).token;
  }

  it('has test orders by its test key, and orders by its key', async () => {
    const { userId, order, courseId } = await buyer();
    const token = await server.tokenOf(userId, newId());
    const session = await sessionOf(token, partner.testKey);
    const { body } = await send(create, order(), session, partner.testKey, PAGE);
    expect(body.order).toMatchObject({ isTest: true, cardLast4: null, items: [{ courseId }] });
    const { problem } = await send(create, order(), session, (await makePartner()).testKey, PAGE);
    expect(problem.code).toBe('unknown_key');
    expect((await send(create, order(), session, partner.key, PAGE)).body.order).not.toHaveProperty('isTest');
    expect((await server.call(list, {}, token)).body.orders).toHaveLength(1);
  });
});

describe('a test key', () => {
  it('counts nothing: no sign-up, no checkout, no free enrollment', async () => {
    const before = await figures();
    const draft = { email: `${newId()}@example.org`, password: 'high and low', firstName: 'A', lastName: 'B' };
    const visitor = await server.tokenOf(await server.make.user());
    expect((await send(endpoints.auth.signUp, draft, visitor)).status).toBe(200);
    await send(endpoints.partners.recordCheckout, { key: partner.testKey }, visitor);
    const { sign_ups, partner_days } = before ?? {};
    expect(await figures()).toMatchObject({ sign_ups, partner_days });
    const free = await server.make.course();
    await send(endpoints.enrollments.enroll, { courseId: free }, visitor);
    const found = await rows(server.db, sql`select partner_id from enrollments where course_id = ${free}`);
    expect(found).toEqual([{ partner_id: null }]);
  });

  it('is shown to admins beside the key, and is another for each partner', async () => {
    const other = await makePartner();
    const { body } = await server.call(endpoints.partners.list, {}, admin);
    for (const { id, testKey } of [partner, other])
      expect(body.partners.find(({ _id }) => _id === id)?.testKey).toBe(testKey);
    expect(partner.testKey).toMatch(/^pk_test_[A-Za-z0-9]{24}$/);
    expect(partner.testKey).not.toBe(other.testKey);
  });
});
