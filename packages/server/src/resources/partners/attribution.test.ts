import { buildRequest, type Endpoint, endpoints } from '@lectern/sdk/api';
import { limits } from '@lectern/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { enrollments, orderItems, orders, users } from '../../db/schema.ts';
import { createDemoPayments } from '../../demo/demoPayments.ts';
import { withServer } from '../../testing/withServer.ts';
import { reconcileAbandonedOrders } from '../orders/reconcile.ts';
import { attributeSignUp } from './attribution.ts';
import { updatePartner } from './repository.ts';

const PAGE = 'https://partner.example';
const OWN = 'http://localhost';
/** Whether the server stops right after the next charge. */
let isKilled = false;
const server = withServer({
  payments(db) {
    const demo = createDemoPayments(db);
    return {
      ...demo,
      async begin(payment, nonce) {
        const result = await demo.begin(payment, nonce);
        if (isKilled) throw new Error('killed after the charge');
        return result;
      },
    };
  },
});
let partner: { id: string; key: string };
beforeAll(async () => {
  partner = await server.make.partner({ origins: [PAGE] });
});

interface Call {
  key?: string;
  origin?: string;
  token?: string;
}

/** Sends a call as a partner's page or one of its frames does. */
function send(endpoint: Endpoint, input: Record<string, unknown>, { key, origin, token }: Call) {
  const { url, body } = buildRequest('/api', endpoint, input);
  return server.inject({
    method: endpoint.method,
    url,
    payload: body as Record<string, unknown>,
    headers: {
      ...(key === undefined ? {} : { 'lectern-partner': key }),
      ...(origin === undefined ? {} : { origin }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
}

const person = () => ({ email: `${newId()}@example.org`, password: 'high and low', firstName: 'A', lastName: 'B' });

async function signUp(call: Call): Promise<string | null | undefined> {
  const draft = person();
  expect((await send(endpoints.auth.signUp, draft, call)).status).toBe(200);
  const [row] = await server.db.select().from(users).where(eq(users.email, draft.email));
  return row?.partnerId;
}

/** A learner with a course to buy, for 110 rupees. */
async function buyer() {
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const courseId = await server.make.course({ pricePaise: 10_000 });
  const idempotencyKey = newId();
  const draft = { courseIds: [courseId], amount: 110, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
  return {
    token,
    courseId,
    buy: (call: Call, campaign?: string) =>
      send(endpoints.orders.create, { ...draft, idempotencyKey, ...(campaign && { campaign }) }, { token, ...call }),
    async attributed() {
      const [order] = await server.db.select().from(orders).where(eq(orders.userId, userId));
      const [enrollment] = await server.db
        .select()
        .from(enrollments)
        .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
      return [order?.partnerId, enrollment?.partnerId];
    },
  };
}

describe('what someone does through a partner', () => {
  it('carries the partner: sign-up, order and its enrollment, free enrollment, single payment', async () => {
    const { id, key } = partner;
    for (const origin of [PAGE, OWN]) {
      const call = { key, origin };
      expect(await signUp(call), origin).toBe(id);
      const one = await buyer();
      expect(await one.buy(call)).toMatchObject({ status: 200, body: { order: { partner: 'Partner' } } });
      expect(await one.attributed(), origin).toEqual([id, id]);
      expect((await server.call(endpoints.orders.list, {}, one.token)).body.orders[0]?.partner).toBe('Partner');
    }
    const single = await buyer();
    const payment = { courseId: single.courseId, amount: 110, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
    await send(endpoints.payments.process, payment, { key, origin: OWN, token: single.token });
    expect(await single.attributed()).toEqual([id, id]);

    const free = await server.make.course();
    const userId = await server.make.user();
    await send(
      endpoints.enrollments.enroll,
      { courseId: free },
      { key, origin: OWN, token: await server.tokenOf(userId) },
    );
    expect(await server.db.select().from(enrollments).where(eq(enrollments.userId, userId))).toMatchObject([
      { courseId: free, partnerId: id },
    ]);
  });

  it('succeeds without a partner, whatever is wrong with the key', async () => {
    const { key: revoked, id } = await server.make.partner({ origins: [PAGE], state: 'revoked' });
    const { key: foreign } = await server.make.partner({ origins: ['https://other.example'] });
    const calls: Call[] = [
      {},
      { key: '' },
      { key: 'x'.repeat(10_000) },
      { key: "pk_' or true" },
      { key: `pk_${'x'.repeat(24)}` },
      { key: `${partner.key}, ${partner.key}` },
      { key: revoked },
      // A key that was copied from another partner's page.
      { key: foreign, origin: PAGE },
      { key: partner.key, origin: 'https://evil.example' },
      { key: partner.key, origin: 'null' },
      // Browsers send it with every write.
      { key: partner.key },
    ];
    for (const call of calls) {
      expect(await signUp(call), JSON.stringify(call).slice(0, 100)).toBeNull();
      const one = await buyer();
      const bought = await one.buy(call);
      expect(bought).toMatchObject({ status: 200, body: { order: { status: 'paid' } } });
      expect(bought.text).not.toContain('"partner"');
      expect(await one.attributed()).toEqual([null, null]);
    }
    await updatePartner(server.db, id, { state: 'active' });
    expect(await signUp({ key: revoked, origin: PAGE })).toBe(id);
  });

  it('keeps the partner of the first attempt, whoever repeats it', async () => {
    const other = await server.make.partner();
    const one = await buyer();
    const answers = await Promise.all([
      one.buy({ key: partner.key, origin: PAGE }),
      ...Array.from({ length: 10 }, () => one.buy({ key: partner.key, origin: PAGE })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await one.buy({ key: other.key, origin: OWN })).status).toBe(200);
    expect((await one.buy({})).status).toBe(200);
    expect(await one.attributed()).toEqual([partner.id, partner.id]);
  });

  it('carries the partner when the server stopped between the charge and the enrollment', async () => {
    const one = await buyer();
    isKilled = true;
    expect((await one.buy({ key: partner.key, origin: PAGE })).status).toBe(500);
    isKilled = false;
    expect(await one.attributed()).toEqual([partner.id, undefined]);
    await server.db
      .update(orders)
      .set({ claimedUntil: new Date(0) })
      .where(eq(orders.status, 'pending'));
    await reconcileAbandonedOrders(server.services);
    expect(await one.attributed()).toEqual([partner.id, partner.id]);
  });
});

describe('the campaign of an order', () => {
  const tags = { utm_source: 'letter', utm_campaign: 'Spring "25" & more' };
  const campaign = String(new URLSearchParams(tags));
  const buyWith = async (tags: string, key = partner.key) => {
    const one = await buyer();
    return { ...one, bought: await one.buy({ key, origin: OWN }, tags) };
  };

  it('is in the report of the partner whose link it was, by what it brought', async () => {
    const { id, key } = await server.make.partner();
    for (const query of [campaign, campaign, 'utm_medium=print&token=secret']) {
      expect((await buyWith(query, key)).bought.status).toBe(200);
    }
    // Without a partner, and without a campaign.
    await buyWith(campaign, 'pk_');
    await (await buyer()).buy({ key, origin: OWN });
    const admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
    const { body } = await server.call(endpoints.partners.report, { partnerId: id }, admin);
    expect(body.campaigns).toEqual([
      { tags, orders: 2, revenue: 200 },
      { tags: { utm_medium: 'print' }, orders: 1, revenue: 100 },
    ]);
    expect(body.months.at(-1)).toMatchObject({ orders: 4 });
    const earlier = { partnerId: id, from: '2020-01', to: '2020-02' };
    expect((await server.call(endpoints.partners.report, earlier, admin)).body.campaigns).toEqual([]);
  });

  it('is that of the first attempt, and no part of what an order is', async () => {
    const { buy, courseId, bought } = await buyWith(campaign);
    expect(bought.status).toBe(200);
    expect((await buy({ key: partner.key, origin: OWN }, 'utm_source=other')).status).toBe(200);
    const [item] = await server.db.select().from(orderItems).where(eq(orderItems.courseId, courseId));
    const [order] = await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, item?.orderId ?? ''));
    expect(order?.campaign).toEqual(tags);
  });

  it('never makes a purchase fail', async () => {
    for (const query of [
      '',
      'utm_source=',
      'utm_source=%00%ff',
      `utm_term=${'x'.repeat(limits.campaignQuery - 20)}`,
      '%',
    ])
      expect((await buyWith(query)).bought.status, query).toBe(200);
  });
});

describe('a sign-up in the window of a sign-in', () => {
  const partnerAfter = async (fields: { createdAt?: Date; partnerId?: string }) => {
    const userId = await server.make.user(fields);
    await attributeSignUp(server.db, userId, partner.id);
    const [row] = await server.db.select().from(users).where(eq(users.id, userId));
    return row?.partnerId;
  };

  it('counts for the partner that asked, if the account is new and has none', async () => {
    const other = await server.make.partner();
    expect(await partnerAfter({})).toBe(partner.id);
    expect(await partnerAfter({ partnerId: other.id })).toBe(other.id);
    expect(await partnerAfter({ createdAt: new Date(Date.now() - 16 * 60_000) })).toBeNull();
  });
});
