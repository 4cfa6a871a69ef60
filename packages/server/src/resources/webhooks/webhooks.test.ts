import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildRequest, endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEvent } from '../../../../../docs/recipes/webhook.ts';
import { newId } from '../../db/newId.ts';
import { auditEvents, users, webhookEvents, webhooks } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { updatePartner } from '../partners/repository.ts';
import { queueOrderEvent } from './orderEvents.ts';
import { lookupPublic } from './post.ts';
import { claimEvent, claimWebhook, deleteOldEvents, endTurn, recordFailure } from './repository.ts';
import { startWebhookSender, type WebhookSender } from './sender.ts';

const server = withServer({ keepsMail: true });
let admin: string;
beforeAll(async () => {
  admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
});

interface Delivery {
  headers: IncomingMessage['headers'];
  body: string;
}

const receivers: Server[] = [];
const senders: WebhookSender[] = [];
/** Ends after the attempts under way, with all that they record. */
const stopSending = () => Promise.all(senders.splice(0).map((sender) => sender.stop()));
afterEach(async () => {
  await stopSending();
  for (const receiver of receivers.splice(0)) receiver.close().closeAllConnections();
  await server.db.delete(webhooks);
});

/** A partner's server, which answers 204 unless told otherwise. */
async function receiver(answer: RequestListener = (_, response) => response.writeHead(204).end()) {
  const got: Delivery[] = [];
  const listener = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  receivers.push(listener);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return { got, url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hooks` };
}

function send(options: Partial<Parameters<typeof startWebhookSender>[0]> = {}): void {
  const { db, services, app } = server;
  senders.push(
    startWebhookSender({ db, mail: services.mail, ...services.webhooks, log: app.log, lookMs: 5, ...options }),
  );
}

async function partnerAt(url: string) {
  const partner = await server.make.partner();
  const { body, status } = await server.call(endpoints.webhooks.save, { partnerId: partner.id, url }, admin);
  expect(status).toBe(200);
  return { ...partner, partnerId: partner.id, secret: body.secret ?? '' };
}

const logOf = async (partnerId: string) => (await server.call(endpoints.webhooks.get, { partnerId }, admin)).body;
const test = (partnerId: string) => server.call(endpoints.webhooks.sendTest, { partnerId }, admin);
const firstState = async (partnerId: string) => (await logOf(partnerId)).events[0]?.state;

/** Buys a course of 100 rupees through a partner. */
async function buyThrough(key: string) {
  const courseId = await server.make.course({ pricePaise: 10_000, title: 'Tides' });
  const userId = await server.make.user({ firstName: 'Secretive', email: `${newId()}@buyer.example` });
  const token = await server.tokenOf(userId);
  const { url, body: payload } = buildRequest('/api', endpoints.orders.create, {
    courseIds: [courseId],
    amount: 110,
    currency: 'INR',
    paymentMethodNonce: 'fake-valid-nonce',
    idempotencyKey: newId(),
    campaign: 'utm_source=letter&token=secret',
  });
  const headers = { authorization: `Bearer ${token}`, 'lectern-partner': key, origin: 'https://partner.example' };
  const { body } = await server.inject({
    method: 'POST',
    url,
    headers,
    payload: payload as Record<string, unknown>,
  });
  return { courseId, userId, token, orderId: (body as { order: { _id: string } }).order._id };
}

/** As a partner's server checks it. */
const isSigned = ({ headers, body }: Delivery, secret: string) => readEvent(headers, body, secret) !== undefined;

describe('a webhook', () => {
  it('is told of an order and its refund, signed, and of nothing about the buyer', async () => {
    const { got, url } = await receiver();
    const { key, secret, partnerId } = await partnerAt(url);
    const { orderId, courseId, token, userId } = await buyThrough(key);
    await server.call(endpoints.orders.refund, { id: orderId, courseId }, token);
    send();
    await expect.poll(() => got).toHaveLength(2);
    const told = got.map(({ body }) => JSON.parse(body));
    const campaign = { utm_source: 'letter' };
    const courses = [{ id: courseId, title: 'Tides', amount: 100, share: 10 }];
    const order = { id: orderId, created: expect.any(String), currency: 'INR', courses, campaign };
    const about = { id: expect.any(String), created: expect.any(String), order };
    expect(told).toEqual([
      { ...about, type: 'order.paid' },
      { ...about, type: 'order.refunded' },
    ]);
    for (const [place, delivery] of got.entries()) {
      expect(isSigned(delivery, secret)).toBe(true);
      const { headers, body } = delivery;
      expect(isSigned({ headers, body: `${body} ` }, secret)).toBe(false);
      const late = Number(headers['webhook-timestamp']) - 301;
      for (const timestamp of [String(late), 'now'])
        expect(isSigned({ headers: { ...headers, 'webhook-timestamp': timestamp }, body }, secret)).toBe(false);
      expect(delivery.headers['webhook-id']).toBe(told[place].id);
    }
    const [buyer] = await server.db.select().from(users).where(eq(users.id, userId));
    for (const personal of [userId, buyer?.email, buyer?.firstName, buyer?.lastName])
      expect(JSON.stringify(got)).not.toContain(personal);
    await expect.poll(() => firstState(partnerId)).toBe('delivered');
    expect((await logOf(partnerId)).events).toMatchObject([
      { type: 'order.refunded', state: 'delivered', attempts: 1, status: 204, answer: '' },
      { type: 'order.paid', state: 'delivered', attempts: 1, status: 204 },
    ]);
  });

  it('is told nothing of orders of others, without a webhook, and while its key is revoked', async () => {
    const { key, partnerId } = await partnerAt('http://127.0.0.1:9/');
    const other = await server.make.partner();
    await buyThrough(other.key);
    expect(await server.db.$count(webhookEvents)).toBe(0);
    const { orderId } = await buyThrough(key);
    expect((await logOf(partnerId)).events).toHaveLength(1);
    await updatePartner(server.db, partnerId, { state: 'revoked' });
    await server.db.transaction((tx) => queueOrderEvent(tx, 'order.refunded', orderId));
    expect((await logOf(partnerId)).events).toHaveLength(1);
  });

  it('gets an event with the order or not at all', async () => {
    const { key, partnerId } = await partnerAt('http://127.0.0.1:9/');
    const { orderId } = await buyThrough(key);
    const failing = server.db.transaction(async (tx) => {
      await queueOrderEvent(tx, 'order.refunded', orderId);
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    expect((await logOf(partnerId)).events).toHaveLength(1);
  });

  it('is signed with the old secret too for a day after a new one was made', async () => {
    const { got, url } = await receiver();
    const { secret, partnerId } = await partnerAt(url);
    const { body } = await server.call(endpoints.webhooks.renewSecret, { partnerId }, admin);
    const day = Date.parse(body.webhook.previousSecretUntil ?? '') - Date.now();
    expect(Math.round(day / 3_600_000)).toBe(24);
    await test(partnerId);
    send();
    await expect.poll(() => got).toHaveLength(1);
    const signedBy = () => [secret, body.secret].map((one) => isSigned(got.at(-1) as Delivery, one));
    expect(signedBy()).toEqual([true, true]);
    await server.db.update(webhooks).set({ previousUntil: new Date(0) });
    await test(partnerId);
    await expect.poll(() => got).toHaveLength(2);
    expect(signedBy()).toEqual([false, true]);
    // Neither is stored as it is, and the address alone makes no new one.
    const [row] = await server.db.select().from(webhooks);
    expect(JSON.stringify(row)).not.toContain('whsec_');
    expect((await server.call(endpoints.webhooks.save, { partnerId, url }, admin)).body.secret).toBeUndefined();
  });

  it('is tried eight times in about a day, then by hand with the same id', async () => {
    let status = 500;
    const { got, url } = await receiver((_, response) => response.writeHead(status).end('x'.repeat(5_000)));
    const { partnerId } = await partnerAt(url);
    await test(partnerId);
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 8; attempts++) {
      send();
      await expect.poll(() => got).toHaveLength(attempts);
      await stopSending();
      const [event] = (await logOf(partnerId)).events;
      expect(event).toMatchObject({ attempts, status: 500, answer: 'x'.repeat(500) });
      if (event?.nextAttemptAt) waits.push((Date.parse(event.nextAttemptAt) - Date.now()) / 60_000);
      await server.db.update(webhookEvents).set({ dueAt: sql`now()` });
      await server.db.update(webhooks).set({ dueAt: sql`now()` });
    }
    expect(await firstState(partnerId)).toBe('failed');
    for (const [place, minutes] of [1, 5, 30, 120, 240, 480, 600].entries()) {
      expect(waits[place]).toBeGreaterThan(minutes * 0.89);
      expect(waits[place]).toBeLessThan(minutes * 1.11);
    }
    status = 200;
    const [event] = (await logOf(partnerId)).events;
    const again = await server.call(endpoints.webhooks.sendAgain, { partnerId, eventId: event?._id ?? '' }, admin);
    expect(again.body.event.state).toBe('waiting');
    send();
    await expect.poll(() => firstState(partnerId)).toBe('delivered');
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await logOf(partnerId)).webhook?.failingSince).toBeUndefined();
  });

  it('is tried at once when asked by hand, also while a failed turn is ending', async () => {
    const { partnerId } = await partnerAt('http://127.0.0.1:9/');
    await test(partnerId);
    const webhook = await claimWebhook(server.db);
    const event = await claimEvent(server.db, partnerId);
    if (!webhook || !event) throw new Error('Nothing is due.');
    await recordFailure(server.db, event, { status: 500, answer: '' }, 60);
    await test(partnerId);
    await endTurn(server.db, webhook);
    expect(await claimWebhook(server.db)).toMatchObject({ partnerId });
  });

  it('is paused after three days without a delivery, and goes on when its address is saved', async () => {
    let status = 500;
    const { got, url } = await receiver((_, response) => response.writeHead(status).end());
    const { partnerId } = await partnerAt(url);
    const email = `${newId()}@owner.example`;
    await server.make.user({ email });
    await server.call(endpoints.partners.update, { partnerId, ownerEmail: email }, admin);
    await server.db.update(webhooks).set({ failingSince: sql`now() - interval '73 hours'` });
    await test(partnerId);
    send();
    await expect.poll(async () => (await logOf(partnerId)).webhook?.pausedAt).toBeDefined();
    const { outbox } = (await server.call(endpoints.mails.list, {}, admin)).body;
    expect(outbox.mails.filter(({ kind }) => kind === 'webhook_paused')).toMatchObject([
      { to: email, subject: 'Your server gets no more events of Partner' },
    ]);
    status = 204;
    await test(partnerId);
    expect(await firstState(partnerId)).toBe('waiting');
    expect(got).toHaveLength(1);
    const { body } = await server.call(endpoints.webhooks.save, { partnerId, url }, admin);
    expect(body.webhook).toEqual({ url, createdAt: expect.any(String) });
    await expect.poll(() => firstState(partnerId)).toBe('delivered');
  });

  it('delays no other while its server says nothing, and nothing is sent twice by two servers', async () => {
    const silent = await receiver(() => {});
    const { got, url } = await receiver();
    const dead = await partnerAt(silent.url);
    const alive = await partnerAt(url);
    for (let count = 0; count < 5; count++) await test(dead.partnerId);
    for (let count = 0; count < 20; count++) await test(alive.partnerId);
    send({ attemptMs: 300 });
    send({ attemptMs: 300 });
    await expect.poll(() => got).toHaveLength(20);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    await expect
      .poll(async () => (await logOf(dead.partnerId)).events.filter(({ answer }) => answer !== ''), { interval: 20 })
      .toMatchObject([{ answer: 'No answer within 0.3 seconds.' }]);
    // Only one of them was tried: the next waits for the address.
    expect(silent.got).toHaveLength(1);
  });

  it('follows no redirect, and connects to no private address, by number or by name', async () => {
    const inner = await receiver();
    const { url } = await receiver((_, response) => response.writeHead(302, { location: inner.url }).end());
    const { partnerId } = await partnerAt(url);
    await test(partnerId);
    send();
    await expect.poll(() => firstState(partnerId)).toBe('waiting');
    await expect.poll(async () => (await logOf(partnerId)).events[0]?.status).toBe(302);
    expect(inner.got).toEqual([]);
    await stopSending();

    send({ allowsPrivate: false });
    for (const address of [inner.url, 'https://127.0.0.1:1/', `https://lectern.localhost:1/`]) {
      await server.db.update(webhooks).set({ url: address });
      await test(partnerId);
      await expect
        .poll(async () => (await logOf(partnerId)).events[0]?.answer)
        .toBe('The address leads to a private network.');
    }
    expect(inner.got).toEqual([]);
    const looked = new Promise((resolve) => lookupPublic('localhost', { all: true }, (...result) => resolve(result)));
    expect(await looked).toEqual([new Error('The address leads to a private network.'), []]);
  });

  it('is for admins, has a public https address, and is removed with its log', async () => {
    const { id: partnerId } = await server.make.partner();
    const { webhooks: calls } = endpoints;
    const set = (url: string) => server.call(calls.save, { partnerId, url }, admin);
    for (const url of ['http://partner.example/', 'https://me@partner.example/', 'ftp://partner.example/'])
      expect((await set(url)).status, url).toBe(400);
    expect((await set('http://partner.example/')).problem.code).toBe('webhook_address');
    expect((await test(partnerId)).status).toBe(404);
    expect((await set('https://partner.example/hooks?a=b')).body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body } = await test(partnerId);
    const eventId = body.event._id;
    const { id: otherId } = await server.make.partner();
    expect((await server.call(calls.sendAgain, { partnerId: otherId, eventId }, admin)).status).toBe(404);
    const learner = await server.tokenOf(await server.make.user());
    expect((await server.call(calls.get, { partnerId }, learner)).status).toBe(403);
    expect((await server.call(calls.remove, { partnerId }, admin)).status).toBe(200);
    expect(await logOf(partnerId)).toEqual({ events: [], page: 1, pages: 1 });
    const acts = await server.db.select({ action: auditEvents.action }).from(auditEvents);
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['webhooks.save', 'webhooks.sendTest', 'webhooks.remove']),
    );
  });

  it('keeps its log for 30 days', async () => {
    const { partnerId } = await partnerAt('http://127.0.0.1:9/');
    await test(partnerId);
    await test(partnerId);
    const [one] = (await logOf(partnerId)).events;
    await server.db
      .update(webhookEvents)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(webhookEvents.id, one?._id ?? ''));
    await deleteOldEvents(server.db);
    expect((await logOf(partnerId)).events).toHaveLength(1);
  });
});
