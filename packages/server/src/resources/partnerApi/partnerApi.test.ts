import { endpoints } from '@lectern/sdk/api';
import { createPartner } from '@lectern/sdk/partner';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { yesterday } from '../../../../../docs/recipes/report.ts';
import { newId } from '../../db/newId.ts';
import {
  auditEvents,
  earnings,
  enrollments,
  orderItems,
  orders,
  partnerApiKeys,
  partnerDays,
  partnerVisits,
  payouts,
  signInFailures,
  webhookEvents,
  webhooks,
} from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { addEvent, claimWebhook } from '../webhooks/repository.ts';

const server = withServer();
const { report, events, sendTest, sendAgain, resume } = endpoints.partnerApi;
let admin: string;
beforeAll(async () => {
  admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
});
beforeEach(() => server.db.delete(signInFailures));

const keyOf = async (partnerId: string): Promise<string> => {
  const { body } = await server.call(endpoints.partners.renewApiKey, { partnerId }, admin);
  return body.apiKey;
};
async function partnerWithKey(fields: Parameters<typeof server.make.partner>[0] = {}) {
  const { id: partnerId } = await server.make.partner(fields);
  return { partnerId, apiKey: await keyOf(partnerId) };
}
const ended = (partnerId: string) =>
  server.db.execute(sql`update partner_api_keys set ends_at = now() - interval '1 second'
    where partner_id = ${partnerId} and ends_at is not null`);

/** An order of a course at 1,000 rupees on a day, by a buyer who signed up then. */
async function sell(partnerId: string, createdAt: Date, campaign: Record<string, string> | null = null) {
  const userId = await server.make.user({ partnerId, createdAt });
  const courseId = await server.make.course({ pricePaise: 100_000 });
  const id = newId();
  const amounts = { subtotalPaise: 100_000, taxPaise: 10_000, totalPaise: 110_000 };
  const about = { userId, idempotencyKey: newId(), fingerprint: '', claimedUntil: createdAt, createdAt };
  await server.db.insert(orders).values({ id, ...about, ...amounts, status: 'paid', partnerId, campaign });
  await server.db.insert(enrollments).values({ userId, courseId, createdAt, partnerId });
  await server.db
    .insert(orderItems)
    .values({ orderId: id, courseId, title: 'A course', pricePaise: 100_000, position: 0 });
  const sale = { orderId: id, courseId, payee: 'partner' as const, payeeId: partnerId, pricePaise: 100_000 };
  await server.db.insert(earnings).values({ ...sale, kind: 'sale', sharePaise: 10_000, createdAt });
  return { ...sale, userId };
}

describe('an API key', () => {
  it('is made by an admin, shown once, and stored as a hash', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    expect(apiKey).toMatch(/^lpk_[A-Za-z0-9]{40}$/);
    const { body } = await server.call(endpoints.partners.list, {}, admin);
    const shown = body.partners.find(({ _id }) => _id === partnerId)?.apiKey;
    expect(shown).toEqual({ ending: apiKey.slice(-4), createdAt: expect.stringMatching(/^20.*Z$/) });
    const stored = JSON.stringify([
      await server.db.select().from(partnerApiKeys),
      await server.db.select().from(auditEvents),
      body,
    ]);
    expect(stored).not.toContain(apiKey);
    expect((await server.call(report, {}, apiKey)).status).toBe(200);
    const [used] = await server.db.select().from(partnerApiKeys).where(eq(partnerApiKeys.partnerId, partnerId));
    expect(used?.lastUsedAt).toBeInstanceOf(Date);
    const unknown = await server.call(endpoints.partners.renewApiKey, { partnerId: newId() }, admin);
    expect(unknown).toMatchObject({ status: 404, problem: { message: 'Partner not found.' } });
  });

  it('is renewed: the one before works for a day more', async () => {
    const { partnerId, apiKey: first } = await partnerWithKey();
    const other = await partnerWithKey();
    const { body } = await server.call(endpoints.partners.renewApiKey, { partnerId }, admin);
    const until = Date.parse(body.partner.apiKey?.previousUntil ?? '') - Date.now();
    expect(until / 3_600_000).toBeCloseTo(24, 1);
    for (const key of [first, body.apiKey]) expect((await server.call(report, {}, key)).status).toBe(200);
    await ended(partnerId);
    expect((await server.call(report, {}, first)).problem).toMatchObject({
      code: 'invalid_api_key',
      message: 'This API key was revoked or replaced. Ask the marketplace for a new one.',
    });
    const { body: listed } = await server.call(endpoints.partners.list, {}, admin);
    expect(listed.partners.find(({ _id }) => _id === other.partnerId)?.apiKey).not.toHaveProperty('previousUntil');
    expect((await server.call(report, {}, body.apiKey)).status).toBe(200);
  });

  it('is one, however many admins make one at once', async () => {
    const { id } = await server.make.partner();
    const made = await Promise.all(Array.from({ length: 8 }, () => keyOf(id)));
    await ended(id);
    const works = await Promise.all(made.map(async (key) => (await server.call(report, {}, key)).status));
    expect(works.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
  });

  it('is revoked at once, with the one before it, and a new one can be made', async () => {
    const { partnerId, apiKey: first } = await partnerWithKey();
    const other = await partnerWithKey();
    const second = await keyOf(partnerId);
    const { body } = await server.call(endpoints.partners.revokeApiKey, { partnerId }, admin);
    expect(body.partner).not.toHaveProperty('apiKey');
    for (const key of [first, second]) expect((await server.call(report, {}, key)).status).toBe(401);
    expect((await server.call(report, {}, await keyOf(partnerId))).status).toBe(200);
    const refusal = async () => (await server.call(report, {}, first)).problem.message;
    expect(await refusal()).toContain('was revoked or replaced');
    expect((await server.call(report, {}, second)).status).toBe(401);
    expect((await server.call(report, {}, other.apiKey)).status).toBe(200);
    // That it has ended is known for 90 days.
    await server.db.execute(sql`update partner_api_keys set ends_at = ends_at - interval '91 days'
      where partner_id = ${partnerId} and ends_at is not null`);
    await keyOf(partnerId);
    expect(await refusal()).toContain("doesn't know this API key");
  });

  it('does not work while its partner is revoked', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    const set = (state: 'active' | 'revoked') => server.call(endpoints.partners.update, { partnerId, state }, admin);
    await set('revoked');
    expect((await server.call(report, {}, apiKey)).problem.message).toBe(
      "This API key doesn't work because your partner key was revoked. Ask the marketplace why.",
    );
    await set('active');
    expect((await server.call(report, {}, apiKey)).status).toBe(200);
  });

  it.each([
    ['none', undefined, 'Send your API key as `Authorization: Bearer lpk_…`.'],
    ['another scheme', `Basic lpk_${'a'.repeat(40)}`, 'Send your API key as `Authorization: Bearer lpk_…`.'],
    ['an unknown one', `Bearer lpk_${'a'.repeat(40)}`, "This marketplace doesn't know this API key."],
    ['a part of one', 'Bearer lpk_', "This marketplace doesn't know this API key."],
    ['a long text', `Bearer ${'x'.repeat(8_000)}`, "This marketplace doesn't know this API key."],
    ['no text', "Bearer ' or true --", 'Send your API key as `Authorization: Bearer lpk_…`.'],
  ])('is asked for in words where there is %s', async (_, authorization, message) => {
    const headers = authorization === undefined ? {} : { authorization };
    for (const url of ['/api/partner/report', '/api/partner/report/csv', '/api/partner/webhook']) {
      const answer = await server.inject({ method: 'GET', url, headers });
      expect(answer).toMatchObject({ status: 401, problem: { code: 'invalid_api_key' } });
      expect(answer.problem.message).toContain(message);
    }
  });

  it("opens nothing of a publishable key's, and a publishable key nothing of its", async () => {
    const { id: partnerId, key } = await server.make.partner();
    expect((await server.call(report, {}, key)).status).toBe(401);
    const { body } = await server.inject({ url: `/embed/partner?key=${await keyOf(partnerId)}` });
    expect(body).toMatchObject({ code: 'unknown_key' });
  });

  it('makes so many calls, of its partner alone, and says how long to wait', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    const other = await partnerWithKey();
    await server.call(events, {}, apiKey);
    const [counted] = await server.db.update(signInFailures).set({ failures: 10_000 }).returning();
    expect(counted?.account).toBe(`partner ${partnerId}`);
    const { status, problem, headers } = await server.call(events, {}, apiKey);
    expect([status, problem.code]).toEqual([429, 'too_many_calls']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call(events, {}, other.apiKey)).status).toBe(200);
  });

  it('is for servers: no page of another origin may send it', async () => {
    const { apiKey } = await partnerWithKey({ origins: ['https://blog.example'] });
    const asked = await server.inject({
      method: 'OPTIONS',
      url: '/api/partner/report',
      headers: {
        origin: 'https://blog.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    const headers = { origin: 'https://blog.example', authorization: `Bearer ${apiKey}` };
    const answer = await server.inject({ method: 'GET', url: '/api/partner/report', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe("a partner's own report", () => {
  it("has the figures of the admin's by day of UTC, and its own alone", async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    const other = await partnerWithKey();
    const letter = { utm_source: 'letter' };
    const first = await sell(partnerId, new Date('2026-02-01T00:00:00Z'), letter);
    await sell(partnerId, new Date('2026-02-01T23:59:59.999Z'));
    await sell(partnerId, new Date('2026-02-03T12:00:00Z'));
    await sell(partnerId, new Date('2026-01-31T23:59:59.999Z'), letter);
    await sell(other.partnerId, new Date('2026-02-01T12:00:00Z'), letter);
    await server.db.insert(earnings).values({
      ...{ orderId: first.orderId, courseId: first.courseId, payee: 'partner', payeeId: partnerId, kind: 'refund' },
      ...{ pricePaise: -100_000, sharePaise: -10_000, createdAt: new Date('2026-02-02T08:00:00Z') },
    });
    await server.db.insert(payouts).values({
      ...{ payee: 'partner', payeeId: partnerId, month: '2026-01-01', amountPaise: 10_000 },
      ...{ recordedBy: first.userId, createdAt: new Date('2026-02-03T09:00:00Z') },
    });
    await server.db.insert(partnerDays).values([
      { partnerId, day: '2026-02-01', checkouts: 7 },
      { partnerId, day: '2026-02-03', checkouts: 5 },
      { partnerId, day: '2026-02-28', checkouts: 1 },
      { partnerId: other.partnerId, day: '2026-02-01', checkouts: 3 },
    ]);
    // Counted before there were days.
    await server.db.insert(partnerVisits).values({ partnerId, month: '2026-02-01', checkouts: 100 });

    const { body } = await server.call(report, { from: '2026-02-01', to: '2026-02-03' }, apiKey);
    const nothing = { orders: 0, revenue: 0, share: 0, refunded: 0, paidOut: 0, signUps: 0, enrollments: 0 };
    expect(body).toEqual({
      days: [
        {
          ...{ day: '2026-02-01', checkouts: 7, orders: 2, revenue: 2_000, share: 200 },
          ...{ refunded: 0, paidOut: 0, signUps: 2, enrollments: 2 },
        },
        { day: '2026-02-02', checkouts: 0, ...nothing, refunded: 100 },
        {
          ...{ day: '2026-02-03', checkouts: 5, orders: 1, revenue: 1_000, share: 100 },
          ...{ refunded: 0, paidOut: 100, signUps: 1, enrollments: 1 },
        },
      ],
      campaigns: [{ tags: letter, orders: 1, revenue: 1_000 }],
    });

    const month = { partnerId, from: '2026-02', to: '2026-02' };
    const { months, campaigns } = (await server.call(endpoints.partners.report, month, admin)).body;
    const { days } = (await server.call(report, { from: '2026-02-01', to: '2026-02-28' }, apiKey)).body;
    const sums = { checkouts: 100, ...nothing };
    for (const { day: _, ...figures } of days)
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += figures[name];
    expect(months).toEqual([{ month: '2026-02', ...sums }]);
    expect(campaigns).toEqual(body.campaigns);
  });

  it('counts a checkout on the day it is opened', async () => {
    const { id: partnerId, key } = await server.make.partner();
    const apiKey = await keyOf(partnerId);
    for (const _ of [1, 2])
      await server.inject({
        method: 'POST',
        url: '/api/partner/checkout',
        payload: { key },
        headers: { origin: 'https://partner.example' },
      });
    const today = new Date().toISOString().slice(0, 10);
    expect((await server.call(report, { from: today }, apiKey)).body.days).toMatchObject([
      { day: today, checkouts: 2 },
    ]);
  });

  it('has thirty days unless told otherwise, and a year at most', async () => {
    const { apiKey } = await partnerWithKey();
    expect((await server.call(report, {}, apiKey)).body.days).toHaveLength(30);
    const year = { from: '2024-01-01', to: '2024-12-31' };
    expect((await server.call(report, year, apiKey)).body.days).toHaveLength(366);
    const message = 'Please choose 1 to 366 days, such as 2026-01-15.';
    for (const range of [{ from: '2024-01-01', to: '2025-01-01' }, { from: '2026-02-30' }, { from: '2026-2-3' }])
      expect(await server.call(report, range, apiKey)).toMatchObject({ status: 400, problem: { message } });
    expect((await server.send(report, { partnerId: newId() }, apiKey)).status).toBe(400);
  });

  it('is there for spreadsheets', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    await sell(partnerId, new Date('2026-02-01T10:00:00Z'));
    const csv = (query: string) =>
      server.inject({
        method: 'GET',
        url: `/api/partner/report/csv${query}`,
        headers: { authorization: `Bearer ${apiKey}` },
      });
    const { status, text, headers } = await csv('?from=2026-02-01&to=2026-02-02');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toContain('report-2026-02-01-2026-02-02.csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFDay,Checkouts,Orders,Revenue,Earned,Refunded,Paid out,Sign-ups,Enrollments',
      '2026-02-01,0,1,1000.00,100.00,0.00,0.00,1,1',
      '2026-02-02,0,0,0.00,0.00,0.00,0.00,0,0',
      'Total,0,1,1000.00,100.00,0.00,0.00,1,1',
      '',
    ]);
    expect(await csv('?from=never')).toMatchObject({ status: 400, problem: { code: 'invalid_input' } });
    expect(await csv('?to=2026-02-01&to=2026-02-02')).toMatchObject({ status: 400 });
  });
});

describe("a partner's webhook", () => {
  it('is read, tested and sent again by its own server, and no other', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    const other = await partnerWithKey();
    expect((await server.call(events, {}, apiKey)).body).toEqual({ events: [], page: 1, pages: 1 });
    expect((await server.call(sendTest, {}, apiKey)).problem.message).toBe('This partner has no webhook.');
    await server.call(endpoints.webhooks.save, { partnerId, url: 'https://partner.example/hooks' }, admin);
    for (let count = 0; count < 20; count++) await addEvent(server.db, partnerId, 'order.paid', {});
    const { event } = (await server.call(sendTest, {}, apiKey)).body;
    expect(event).toMatchObject({ type: 'test', state: 'waiting' });

    const { body } = await server.call(events, { page: 2 }, apiKey);
    expect([body.events.length, body.page, body.pages]).toEqual([1, 2, 2]);
    expect(body.webhook?.url).toBe('https://partner.example/hooks');
    const seen = (await server.call(endpoints.webhooks.get, { partnerId, page: 2 }, admin)).body;
    expect(body).toEqual(seen);
    expect(JSON.stringify(body)).not.toContain('whsec_');

    const given = { eventId: event._id };
    await server.db.update(webhookEvents).set({ state: 'failed' }).where(eq(webhookEvents.id, event._id));
    expect((await server.call(sendAgain, given, other.apiKey)).problem.message).toContain('Event not found');
    expect((await server.call(events, {}, other.apiKey)).body.events).toEqual([]);
    expect((await server.call(sendAgain, given, apiKey)).body.event).toMatchObject({ state: 'waiting' });
  });

  it('that is paused goes on when its own server says so, and no other', async () => {
    const { partnerId, apiKey } = await partnerWithKey();
    const other = await partnerWithKey();
    expect((await server.call(resume, {}, apiKey)).problem.message).toBe('This partner has no webhook.');
    for (const one of [partnerId, other.partnerId])
      await server.call(endpoints.webhooks.save, { partnerId: one, url: 'https://partner.example/hooks' }, admin);
    const long = { failingSince: sql`now() - interval '80 hours'`, dueAt: sql`now() + interval '9 minutes'` };
    await server.db.update(webhooks).set({ ...long, pausedAt: sql`now() - interval '8 hours'` });
    await addEvent(server.db, partnerId, 'order.paid', {});
    await addEvent(server.db, other.partnerId, 'order.paid', {});
    expect(await claimWebhook(server.db)).toBeUndefined();

    const { body } = await server.call(resume, {}, apiKey);
    expect(body.webhook).toEqual({ url: 'https://partner.example/hooks', createdAt: expect.any(String) });
    expect((await server.call(events, {}, other.apiKey)).body.webhook?.pausedAt).toBeDefined();
    expect(await claimWebhook(server.db)).toMatchObject({ partnerId });

    // One that only fails keeps its pace: the call is no way around the waits between attempts.
    await server.db.update(webhooks).set({ ...long, pausedAt: null });
    expect((await server.call(resume, {}, apiKey)).body.webhook.failingSince).toBeDefined();
    expect(await claimWebhook(server.db)).toBeUndefined();
  });

  it('is called by the client for servers', async () => {
    const { apiKey } = await partnerWithKey();
    const baseUrl = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/`;
    const partner = createPartner({ baseUrl, apiKey });
    expect((await partner.report({ from: '2026-02-01', to: '2026-02-02' })).days).toHaveLength(2);
    expect((await partner.events()).events).toEqual([]);
    const last = await yesterday(baseUrl, apiKey);
    expect(last).toMatchObject({ day: expect.stringMatching(/^20\d\d-/), orders: 0, campaigns: [] });
    await expect(partner.sendTest()).rejects.toMatchObject({ name: 'ApiError', status: 404 });
    await expect(partner.sendAgain({ eventId: newId() })).rejects.toMatchObject({ status: 404 });
    await expect(partner.resume()).rejects.toMatchObject({ status: 404 });
    await expect(createPartner({ baseUrl, apiKey: `lpk_${'a'.repeat(40)}` }).events()).rejects.toMatchObject({
      code: 'invalid_api_key',
    });
  });
});
