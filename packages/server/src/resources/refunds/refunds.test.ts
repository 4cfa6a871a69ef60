import { endpoints } from '@lectern/sdk/api';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimEnd } from '../../db/claim.ts';
import { newId } from '../../db/newId.ts';
import { certificates, documents, enrollments, mails, orders, refunds } from '../../db/schema.ts';
import { createStripePayments } from '../../payments/stripePayments.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { sampled } from '../../testing/deepIt.ts';
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripeStandIn.ts';
import { withServer } from '../../testing/withServer.ts';
import { REPORTS_PATH } from '../orders/reports.ts';
import { settleOpenRefunds, settleRefund } from './settleRefund.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.close());
const server = withServer({ payments: () => createStripePayments(stripe.config), sendsMail: true });
beforeEach(() => {
  stripe.faults.length = 0;
  stripe.refundStatus = 'succeeded';
});

/** Somebody who has bought courses of ten texts: by default one, for 499.00 + 49.90. */
async function buyer(prices: readonly number[] = [49_900], lectureCount = 10) {
  const creatorId = await server.make.user({ role: 'instructor' });
  const courses: { courseId: string; lectures: string[] }[] = [];
  for (const pricePaise of prices) {
    const courseId = await server.make.course({ creatorId, pricePaise });
    const sectionId = await server.make.section(courseId);
    const lectures: string[] = [];
    for (let position = 0; position < lectureCount; position++)
      lectures.push(await server.make.lecture(courseId, sectionId, { position }));
    courses.push({ courseId, lectures });
  }
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const amount = (subtotal + Math.floor((subtotal + 5) / 10)) / 100;
  const buy = async (courseIds = courses.map(({ courseId }) => courseId)) => {
    const draft = { courseIds, amount, currency: 'INR' as const, idempotencyKey: newId() };
    const { body } = await server.call(endpoints.orders.create, draft, token);
    stripe.confirm(body.confirmation?.clientSecret ?? '');
    await server.call(endpoints.orders.settle, { id: body.order._id }, token);
    return body.order._id;
  };
  const orderId = await buy();
  const study = async (count: number, place = 0) => {
    for (const lectureId of courses[place]?.lectures.slice(0, count) ?? []) {
      const report = { lectureId, isCompleted: true, lastWatchedPosition: 0 };
      await server.call(endpoints.enrollments.recordProgress, report, token);
    }
  };
  const courseId = courses[0]?.courseId ?? '';
  const ask = (changes: object = {}, bearer = token) =>
    server.call(endpoints.orders.refund, { id: orderId, courseId, ...changes }, bearer);
  const state = async (id = courseId) => {
    const [row] = await server.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.userId, userId), eq(refunds.courseId, id)));
    const own = and(eq(enrollments.userId, userId), eq(enrollments.courseId, id));
    return { refund: row?.state, isEnrolled: (await server.db.$count(enrollments, own)) > 0 };
  };
  const refundId = async () => (await server.db.select().from(refunds).where(eq(refunds.userId, userId)))[0]?.id ?? '';
  const mailed = () => server.db.$count(mails, and(eq(mails.userId, userId), eq(mails.kind, 'refund')));
  /** What the instructor earned this month. */
  const earned = async () =>
    (await server.call(endpoints.earnings.get, {}, await server.tokenOf(creatorId))).body.earnings.months.at(-1);
  return {
    userId,
    token,
    earned,
    creatorId,
    courses,
    courseId,
    orderId,
    buy,
    study,
    ask,
    state,
    refundId,
    mailed,
    total: amount,
  };
}
const paidBack = { refund: 'refunded', isEnrolled: false };
const asked = { refund: 'requested', isEnrolled: true };
const ledgerOf = (orderId: string) => stripe.ledger()[orderId];
const report = (type: string, object: unknown) => {
  const { body, signature } = stripe.event(type, object);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return server.inject({ method: 'POST', url: REPORTS_PATH, headers, payload: body });
};
const admin = async () => server.tokenOf(await server.make.user({ role: 'admin' }));
const decide = async (id: string, decision: { isGranted: boolean; isReturned?: boolean; answer?: string }) =>
  server.call(endpoints.refunds.decide, { id, ...decision }, await admin());

describe('a refund', () => {
  it('is granted by itself with less than 30 % completed: the money goes back, and access ends', async () => {
    const one = await buyer();
    await one.study(2);
    const { body } = await server.call(endpoints.orders.refunds, { id: one.orderId }, one.token);
    expect(body.items).toEqual([
      expect.objectContaining({ courseId: one.courseId, amount: 548.9, progress: 20, isImmediate: true }),
    ]);
    const answer = await one.ask({ reason: ' Too fast for me ' });
    expect(answer.body.item.refund).toMatchObject({ status: 'refunded', amount: 548.9 });
    expect(await one.state()).toEqual(paidBack);
    expect(ledgerOf(one.orderId)).toBe(0);
    expect(await one.mailed()).toBe(1);
    const { body: receipt } = await server.call(endpoints.orders.get, { id: one.orderId }, one.token);
    expect(receipt.order).toMatchObject({ status: 'paid', items: [{ refund: { status: 'refunded', amount: 548.9 } }] });
  });

  it('waits for an admin from 30 % on, who grants it', async () => {
    const one = await buyer();
    await one.study(3);
    expect((await one.ask()).body.item).toMatchObject({ isImmediate: false, refund: { status: 'requested' } });
    expect(await one.state()).toEqual(asked);
    const { body } = await server.call(endpoints.refunds.list, {}, await admin());
    const listed = body.waiting.find(({ orderId }) => orderId === one.orderId);
    expect(listed).toMatchObject({ email: `${one.userId}@secret.example`, progress: 30, amount: 548.9 });
    const answers = await Promise.all([1, 2].map(() => decide(listed?._id ?? '', { isGranted: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await one.state()).toEqual(paidBack);
    expect(ledgerOf(one.orderId)).toBe(0);
  });

  it('leaves no valid certificate where the last lecture is completed at the same moment', async () => {
    const some = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => buyer([49_900], 3)));
    for (const one of some) {
      await one.study(2);
      await one.ask();
    }
    const ids = await Promise.all(some.map((one) => one.refundId()));
    await Promise.all(some.flatMap((one, place) => [decide(ids[place] ?? '', { isGranted: true }), one.study(3)]));
    for (const { userId, state } of some) {
      expect(await state()).toEqual(paidBack);
      const valid = and(eq(certificates.userId, userId), isNull(certificates.revokedAt));
      expect(await server.db.$count(certificates, valid)).toBe(0);
    }
  });

  it('counts a third as 33 %', async () => {
    const one = await buyer([49_900], 3);
    await one.study(1);
    expect((await one.ask()).body.item).toMatchObject({ progress: 33, refund: { status: 'requested' } });
  });

  it('is declined with a reason, which the buyer reads, and not asked for again', async () => {
    const one = await buyer();
    await one.study(9);
    await one.ask();
    const id = await one.refundId();
    expect((await decide(id, { isGranted: false, answer: ' ' })).status).toBe(400);
    expect((await decide(id, { isGranted: false, answer: 'You have completed it.' })).status).toBe(200);
    expect((await one.ask()).body.item.refund).toMatchObject({ status: 'declined', answer: 'You have completed it.' });
    expect(await one.state()).toEqual({ refund: 'declined', isEnrolled: true });
    expect(ledgerOf(one.orderId)).toBe(54_890);
    expect(await one.mailed()).toBe(1);
  });

  it('is one, however often it is asked for at once', async () => {
    const one = await buyer();
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => one.ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await one.state()).toEqual(paidBack);
    expect(ledgerOf(one.orderId)).toBe(0);
    expect([...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId)).toHaveLength(1);
    expect(await one.mailed()).toBe(1);
  });

  it('of each course of an order is together what was paid', async () => {
    const one = await buyer([33_333, 0, 33_333, 33_337]);
    for (const { courseId } of one.courses) {
      const { status, problem } = await one.ask({ courseId });
      if (status !== 200) expect(problem.code).toBe('not_refundable');
    }
    const rows = await server.db.select().from(refunds).where(eq(refunds.orderId, one.orderId));
    expect(rows.map(({ amountPaise }) => amountPaise).sort()).toEqual([36_666, 36_666, 36_671]);
    expect(ledgerOf(one.orderId)).toBe(0);
  });

  it('is for 30 days, of a paid order, and of nobody else', async () => {
    const one = await buyer();
    const [learner, other] = [await buyer(), await admin()];
    for (const bearer of [learner.token, other]) expect((await one.ask({}, bearer)).status).toBe(404);
    expect((await one.ask({ courseId: learner.courseId })).status).toBe(404);
    expect((await server.call(endpoints.orders.refunds, { id: one.orderId }, learner.token)).status).toBe(404);
    expect((await server.call(endpoints.refunds.list, {}, learner.token)).status).toBe(403);
    const ago = new Date(Date.now() - 30 * 86_400_000 - 60_000);
    await server.db.update(orders).set({ createdAt: ago }).where(eq(orders.id, one.orderId));
    expect((await one.ask()).problem.code).toBe('refund_too_late');
    expect(await one.state()).toEqual({ refund: undefined, isEnrolled: true });
  });

  it('leaves the progress, which returns with a new purchase; the certificate is gone', async () => {
    const one = await buyer();
    await one.study(10);
    await server.call(endpoints.certificates.list, {}, one.token);
    await one.ask();
    await decide(await one.refundId(), { isGranted: true });
    const stored = await server.db.select().from(certificates).where(eq(certificates.userId, one.userId));
    expect(stored.map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
    expect((await server.call(endpoints.enrollments.courseProgress, { id: one.courseId }, one.token)).status).toBe(403);
    const again = await one.buy();
    expect(
      (await server.call(endpoints.enrollments.courseProgress, { id: one.courseId }, one.token)).body.courseProgress,
    ).toBe(100);
    // Nobody studies it all for nothing by buying it twice.
    const { body } = await server.call(endpoints.orders.refunds, { id: again }, one.token);
    expect(body.items[0]).toMatchObject({ progress: 100, isImmediate: false });
  });

  it('is not earned: the figures of the instructor and of the marketplace are less by it', async () => {
    const one = await buyer();
    const instructor = await server.tokenOf(one.creatorId);
    const figures = async () => {
      const { courses } = (await server.call(endpoints.courses.listAuthored, {}, instructor)).body;
      const { weeks } = (await server.call(endpoints.courses.weeks, {}, instructor)).body;
      const { overview } = (await server.call(endpoints.overview.get, {}, await admin())).body;
      const [{ stats } = { stats: undefined }] = courses;
      return { stats, week: weeks.at(-1), revenue: overview.revenue };
    };
    const before = await figures();
    expect(before).toMatchObject({ stats: { learners: 1, revenue: 499 }, week: { enrollments: 1, revenue: 499 } });
    await one.ask();
    const after = await figures();
    expect(after).toMatchObject({ stats: { learners: 0, revenue: 0 }, week: { enrollments: 0, revenue: 0 } });
    expect(before.revenue - after.revenue).toBeCloseTo(499, 2);
  });
});

describe('the payment provider', () => {
  it.each(sampled(['refused', 'dropped', 'broken', 'cut', 'slow'] as const, 2))(
    'that is %s is asked again, and sends the money once',
    async (fault) => {
      const one = await buyer();
      stripe.calls.length = 0;
      stripe.faults.push(fault, fault);
      expect((await one.ask()).body.item.refund).toMatchObject({ status: 'granted' });
      expect(await one.state()).toEqual({ refund: 'granted', isEnrolled: true });
      stripe.faults.length = 0;
      // After a day Stripe knows no key any more.
      stripe.forgetKeys();
      await settleOpenRefunds(server.services);
      expect(await one.state()).toEqual(paidBack);
      expect(ledgerOf(one.orderId)).toBe(0);
      expect([...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId)).toHaveLength(1);
      // Whether the key is refused for good is asked a second later: not by the next test.
      if (fault === 'refused') await expect.poll(() => stripe.calls).toContain('GET /v1/payment_intents');
    },
    30_000,
  );

  it('sends it, and says later that it has left: by its report, late and repeated', async () => {
    const one = await buyer();
    stripe.refundStatus = 'pending';
    expect((await one.ask()).body.item.refund).toMatchObject({ status: 'sent' });
    expect(await one.state()).toEqual({ refund: 'sent', isEnrolled: false });
    const refund = [...stripe.refunds.values()].find(({ metadata }) => metadata?.order === one.orderId);
    if (!refund) throw new Error('There is no refund.');
    refund.status = 'succeeded';
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.created'])
      expect((await report(type, { ...refund, status: 'pending' })).status).toBe(200);
    expect(await one.state()).toEqual(paidBack);
    expect(await one.mailed()).toBe(1);
    expect((await report('refund.updated', { id: 're_unknown' })).status).toBe(200);
  });

  it('whose refund comes back gives the course back, and tells the partner', async () => {
    const one = await buyer();
    const { id: partnerId } = await server.make.partner();
    await server.db.update(orders).set({ partnerId }).where(eq(orders.id, one.orderId));
    await server.call(endpoints.webhooks.save, { partnerId, url: 'https://partner.example/' }, await admin());
    stripe.refundStatus = 'pending';
    await one.ask();
    expect(await one.earned()).toMatchObject({ share: 349.3, refunded: 349.3 });
    const refund = [...stripe.refunds.values()].find(({ metadata }) => metadata?.order === one.orderId);
    if (!refund) throw new Error('There is no refund.');
    refund.status = 'failed';
    expect((await report('refund.failed', refund)).status).toBe(200);
    expect(await one.state()).toEqual({ refund: 'failed', isEnrolled: true });
    expect(await one.earned()).toMatchObject({ share: 349.3, refunded: 0 });
    expect(ledgerOf(one.orderId)).toBe(54_890);
    const { events } = (await server.call(endpoints.webhooks.get, { partnerId }, await admin())).body;
    expect(events.map(({ type }) => type).sort()).toEqual(['order.refund_failed', 'order.refunded']);
  });

  it('that refuses it for good leaves the course: somebody has paid it back by hand', async () => {
    const one = await buyer();
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata.order === one.orderId);
    stripe.refunds.set('re_byhand', {
      id: 're_byhand',
      payment_intent: intent?.id,
      amount: 100,
      status: 'succeeded',
    } as never);
    expect((await one.ask()).body.item.refund).toMatchObject({ status: 'failed' });
    expect(await one.state()).toEqual({ refund: 'failed', isEnrolled: true });
  });

  it('that has failed waits for an admin, who grants it again: what came back can be sent a second time', async () => {
    const one = await buyer();
    stripe.refundStatus = 'pending';
    await one.ask();
    const [first] = [...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId);
    if (!first) throw new Error('There is no refund.');
    first.status = 'failed';
    await report('refund.failed', first);
    const id = await one.refundId();
    const { body } = await server.call(endpoints.refunds.list, {}, await admin());
    expect(body.waiting.find(({ _id }) => _id === id)).toMatchObject({ status: 'failed' });

    stripe.refundStatus = 'succeeded';
    expect((await decide(id, { isGranted: true })).body.refund.status).toBe('refunded');
    expect(await one.state()).toEqual(paidBack);
    expect(ledgerOf(one.orderId)).toBe(0);
    expect(await one.earned()).toMatchObject({ share: 349.3, refunded: 349.3 });
    // A late report about the first one changes nothing.
    await report('refund.failed', first);
    expect(await one.state()).toEqual(paidBack);
    const notes = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.orderId, one.orderId), eq(documents.kind, 'credit_note')));
    expect(notes.map(({ voidedAt }) => voidedAt === null).sort()).toEqual([false, true]);
    // The buyer sees the one that counts.
    const { order } = (await server.call(endpoints.orders.get, { id: one.orderId }, one.token)).body;
    const counts = notes.find(({ voidedAt }) => voidedAt === null);
    expect(order.items[0]?.refund?.creditNote).toMatchObject({ number: counts?.number });
    expect(order.items[0]?.refund?.creditNote?.voidedAt).toBeUndefined();
    expect((await decide(id, { isGranted: true })).problem.code).toBe('refund_decided');
  });

  it('that comes back days after it was paid out gives the course back, and waits for an admin', async () => {
    const one = await buyer();
    await one.ask();
    expect(await one.state()).toEqual(paidBack);
    const [refund] = [...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId);
    if (!refund) throw new Error('There is no refund.');
    // What else is reported of it changes nothing.
    await report('refund.updated', refund);
    refund.status = 'pending';
    await report('refund.updated', refund);
    expect(await one.state()).toEqual(paidBack);

    refund.status = 'failed';
    for (let times = 0; times < 2; times++) expect((await report('charge.refund.updated', refund)).status).toBe(200);
    expect(await one.state()).toEqual({ refund: 'failed', isEnrolled: true });
    expect(await one.earned()).toMatchObject({ share: 349.3, refunded: 0 });
    const { body } = await server.call(endpoints.refunds.list, {}, await admin());
    expect(body.waiting.map(({ _id }) => _id)).toContain(await one.refundId());
  });

  it('that comes back while a server that was killed still has it is reported again, and not lost', async () => {
    const one = await buyer();
    await one.ask();
    const [refund] = [...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId);
    if (!refund) throw new Error('There is no refund.');
    refund.status = 'failed';
    const id = await one.refundId();
    await server.db
      .update(refunds)
      .set({ claimedUntil: claimEnd(30) })
      .where(eq(refunds.id, id));
    expect((await report('refund.failed', refund)).status).toBe(503);
    await server.db
      .update(refunds)
      .set({ claimedUntil: claimEnd(0) })
      .where(eq(refunds.id, id));
    expect((await report('refund.failed', refund)).status).toBe(200);
    expect(await one.state()).toEqual({ refund: 'failed', isEnrolled: true });
  });

  it('granted again keeps the certificate of who has bought the course once more meanwhile', async () => {
    const one = await buyer();
    stripe.refundStatus = 'pending';
    await one.ask();
    const [refund] = [...stripe.refunds.values()].filter(({ metadata }) => metadata?.order === one.orderId);
    if (!refund) throw new Error('There is no refund.');
    await one.buy();
    await one.study(10);
    await server.call(endpoints.certificates.list, {}, one.token);
    refund.status = 'failed';
    await report('refund.failed', refund);
    await decide(await one.refundId(), { isGranted: true, isReturned: true });
    expect(await one.state()).toEqual({ refund: 'refunded', isEnrolled: true });
    const own = await server.db.select().from(certificates).where(eq(certificates.userId, one.userId));
    expect(own.map(({ revokedAt }) => revokedAt)).toEqual([null]);
  });

  it('that has failed can be returned in another way: the provider is not asked', async () => {
    const one = await buyer();
    stripe.refundStatus = 'failed';
    await one.ask();
    expect(await one.state()).toEqual({ refund: 'failed', isEnrolled: true });
    stripe.calls.length = 0;
    const decision = { isGranted: true, isReturned: true, answer: 'By bank transfer.' };
    expect((await decide(await one.refundId(), decision)).body.refund).toMatchObject({
      status: 'refunded',
      answer: 'By bank transfer.',
    });
    expect(stripe.calls).toEqual([]);
    expect(await one.state()).toEqual(paidBack);
    expect(await one.earned()).toMatchObject({ refunded: 349.3 });
    const { body } = await server.call(endpoints.orders.get, { id: one.orderId }, one.token);
    expect(body.order.items[0]?.refund?.creditNote?.number).toMatch(/^C-/);
  });

  it('that has failed can be declined, and is granted once by two admins', async () => {
    const [one, two] = [await buyer(), await buyer()];
    stripe.refundStatus = 'failed';
    await one.ask();
    await two.ask();
    expect((await decide(await one.refundId(), { isGranted: false })).status).toBe(400);
    await decide(await one.refundId(), { isGranted: false, answer: 'Your bank has paid you already.' });
    expect(await one.state()).toEqual({ refund: 'declined', isEnrolled: true });

    stripe.refundStatus = 'succeeded';
    const id = await two.refundId();
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { isGranted: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ledgerOf(two.orderId)).toBe(0);
  });

  it('is asked by one of several at a time', async () => {
    const one = await buyer();
    stripe.faults.push('broken', 'broken');
    await one.ask();
    const id = await one.refundId();
    stripe.calls.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => settleRefund(server.services, id)));
    expect(stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
  });
});
