import { endpoints } from '@lectern/sdk/api';
import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { documents, earnings, enrollments, mails, orders, providerReturns, refunds } from '../../db/schema.ts';
import { createStripePayments } from '../../payments/stripePayments.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripeStandIn.ts';
import { withServer } from '../../testing/withServer.ts';
import { REPORTS_PATH } from '../orders/reports.ts';
import { settleOpenReturns } from './returns.ts';
import { settleRefund } from './settleRefund.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.close());
const server = withServer({ payments: () => createStripePayments(stripe.config), sendsMail: true });
beforeEach(() => {
  stripe.faults.length = 0;
  stripe.refundStatus = 'succeeded';
  stripe.onCall = undefined;
});

/** Courses for these prices in paise, bought together; 10 % of tax are added. */
async function buyer(prices: readonly number[] = [49_900, 79_900], isSettled = true) {
  const creatorId = await server.make.user({ role: 'instructor' });
  const courseIds: string[] = [];
  for (const pricePaise of prices) {
    const courseId = await server.make.course({ creatorId, pricePaise });
    await server.make.lecture(courseId, await server.make.section(courseId));
    courseIds.push(courseId);
  }
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const amount = Math.round(prices.reduce((sum, price) => sum + price, 0) * 1.1) / 100;
  const draft = { courseIds, amount, currency: 'INR' as const, idempotencyKey: newId() };
  const { body } = await server.call(endpoints.orders.create, draft, token);
  const orderId = body.order._id;
  stripe.confirm(body.confirmation?.clientSecret ?? '');
  if (isSettled) await server.call(endpoints.orders.settle, { id: orderId }, token);
  const rowsOf = () => server.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  /** What has become of each course. */
  const states = async () => {
    const asked = await rowsOf();
    const own = await server.db.select().from(enrollments).where(eq(enrollments.userId, userId));
    return courseIds.map((courseId) => {
      const refund = asked.find((one) => one.courseId === courseId);
      return [refund?.state, own.some((one) => one.courseId === courseId)];
    });
  };
  /** What the buyer was mailed about, the credit notes that count, and what is left to those who earn. */
  const traces = async () => {
    const notes = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'credit_note')));
    const earned = await server.db.select().from(earnings).where(eq(earnings.orderId, orderId));
    return {
      mails: await server.db.$count(mails, and(eq(mails.userId, userId), eq(mails.kind, 'refund'))),
      notes: notes.filter(({ voidedAt }) => voidedAt === null).length,
      earned: earned.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
    };
  };
  /** What our books say is left of the order, in paise: what Stripe's must say. */
  const left = async () => {
    const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
    const returns = await server.db.select().from(providerReturns).where(eq(providerReturns.orderId, orderId));
    const back = [
      ...returns.filter(({ state }) => state !== 'failed'),
      ...(await rowsOf()).filter(({ state, returnId }) => ['sent', 'refunded'].includes(state) && returnId === null),
    ];
    return (order?.totalPaise ?? 0) - back.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  };
  const ask = (courseId: string) => server.call(endpoints.orders.refund, { id: orderId, courseId }, token);
  return { userId, token, courseIds, orderId, rowsOf, states, traces, left, ask };
}
const report = async (type: string, object: unknown) => {
  const { body, signature } = stripe.event(type, object);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { status } = await server.inject({ method: 'POST', url: REPORTS_PATH, headers, payload: body });
  return status;
};
const reportCharge = (refund: Stripe.Refund) =>
  report('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: refund.payment_intent });
const admin = async () => server.tokenOf(await server.make.user({ role: 'admin' }));
const waitingOf = async (orderId: string) => {
  const { body } = await server.call(endpoints.refunds.list, {}, await admin());
  return body.returns.find((one) => one.orderId === orderId);
};
const assign = async (id: string | undefined, courseIds: string[]) =>
  server.call(endpoints.refunds.assign, { id: id ?? '', courseIds }, await admin());

const kept = [undefined, true];
const ended = ['refunded', false];

describe('a refund that was made in the dashboard of Stripe', () => {
  it('of the whole order ends its courses once, however often and late it is reported', async () => {
    const one = await buyer();
    const refund = stripe.refundByHand(one.orderId, { status: 'pending' });
    const reports = Array.from({ length: CONCURRENT_CALLERS }, (_, place) =>
      place % 3 === 0 ? reportCharge(refund) : report(place % 3 === 1 ? 'refund.created' : 'refund.updated', refund),
    );
    expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
    expect(await one.states()).toEqual([ended, ended]);
    stripe.refunds.set(refund.id, { ...refund, status: 'succeeded' });
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.created'])
      expect(await report(type, refund)).toBe(200);
    expect(await one.traces()).toEqual({ mails: 2, notes: 2, earned: 0 });
    expect((await one.rowsOf()).map(({ amountPaise }) => amountPaise).sort()).toEqual([548_90, 878_90]);
    expect(await one.left()).toBe(0);
    expect(stripe.ledger()[one.orderId]).toBe(0);
    const { body } = await server.call(endpoints.orders.get, { id: one.orderId }, one.token);
    expect(body.order.items.map((item) => item.refund?.status)).toEqual(['refunded', 'refunded']);
  });

  it('of as much as one course cost ends that one, and the rest ends the other', async () => {
    const one = await buyer();
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 878_90 }));
    expect(await one.states()).toEqual([kept, ended]);
    await report('refund.created', stripe.refundByHand(one.orderId));
    expect(await one.states()).toEqual([ended, ended]);
    expect(await one.left()).toBe(0);
  });

  it('of the rest in two parts ends the courses with the second', async () => {
    const one = await buyer();
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 100_00 }));
    expect(await one.states()).toEqual([kept, kept]);
    const last = stripe.refundByHand(one.orderId);
    await report('refund.created', last);
    expect(await one.states()).toEqual([ended, ended]);
    expect(await waitingOf(one.orderId)).toBeUndefined();
    // The second part comes back: so do the courses, and the first one waits.
    stripe.refunds.set(last.id, { ...last, status: 'failed' });
    await report('refund.failed', last);
    expect(await one.states()).toEqual([
      ['failed', true],
      ['failed', true],
    ]);
    expect(await one.traces()).toMatchObject({ notes: 0, earned: 129_800 });
    expect(await waitingOf(one.orderId)).toMatchObject({ amount: 100 });
    expect(await one.left()).toBe(stripe.ledger()[one.orderId]);
    await report('refund.created', stripe.refundByHand(one.orderId));
    expect(await one.states()).toEqual([ended, ended]);
    expect(await one.traces()).toMatchObject({ notes: 2, earned: 0 });
  });

  it('settles the request of a buyer, also a declined one', async () => {
    const one = await buyer([49_900, 49_900]);
    const [first = '', second = ''] = one.courseIds;
    await one.ask(first);
    // As if much was completed.
    await server.db.update(refunds).set({ state: 'requested' }).where(eq(refunds.courseId, first));
    stripe.refunds.clear();
    await server.db.insert(enrollments).values({ userId: one.userId, courseId: first, orderId: one.orderId });
    await server.db.delete(documents).where(eq(documents.courseId, first));
    await server.db.delete(earnings).where(and(eq(earnings.courseId, first), eq(earnings.kind, 'refund')));
    // Both cost as much: the one that was asked for is meant.
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 548_90 }));
    expect(await one.states()).toEqual([ended, kept]);
    await one.ask(second);
    expect(await one.left()).toBe(0);
    expect(stripe.ledger()[one.orderId]).toBe(0);
  });

  it('waits for an admin where nobody can know what it was for, who says so once', async () => {
    const one = await buyer([49_900, 49_900, 79_900]);
    const [first = '', second = '', third = ''] = one.courseIds;
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 548_90 }));
    expect(await one.states()).toEqual([kept, kept, kept]);
    const listed = await waitingOf(one.orderId);
    expect(listed).toMatchObject({
      amount: 548.9,
      email: `${one.userId}@secret.example`,
      courses: [
        { courseId: first, amount: 548.9 },
        { courseId: second, amount: 548.9 },
        { courseId: third, amount: 878.9 },
      ],
    });
    for (const wrong of [[third], [first, second], [newId()], [first, newId()]])
      expect((await assign(listed?._id, wrong)).problem.code).toBe('refund_amount_differs');
    const answers = await Promise.all([second, second].map((courseId) => assign(listed?._id, [courseId])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await one.states()).toEqual([kept, ended, kept]);
    expect(await one.traces()).toEqual({ mails: 1, notes: 1, earned: 129_800 });
    expect(await one.left()).toBe(stripe.ledger()[one.orderId]);
  });

  it('is what the buyer asks for afterwards: nothing is sent a second time', async () => {
    const one = await buyer([49_900, 49_900]);
    const [first = ''] = one.courseIds;
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 548_90 }));
    expect(await one.states()).toEqual([kept, kept]);
    expect((await one.ask(first)).body.item.refund).toMatchObject({ status: 'refunded' });
    expect(await one.states()).toEqual([ended, kept]);
    expect(stripe.ledger()[one.orderId]).toBe(548_90);
    expect(await one.traces()).toEqual({ mails: 1, notes: 1, earned: 49_900 });
  });

  it('that nobody has explained yet leaves a request for money to an admin', async () => {
    const one = await buyer();
    const [first = ''] = one.courseIds;
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 110_00 }));
    expect((await one.ask(first)).body.item.refund).toMatchObject({ status: 'requested' });
    expect(await one.states()).toEqual([['requested', true], kept]);
    // What is being sent may be the very money.
    await server.db.update(refunds).set({ state: 'granted' }).where(eq(refunds.orderId, one.orderId));
    const listed = await waitingOf(one.orderId);
    expect((await assign(listed?._id, [one.courseIds[1] ?? ''])).problem.code).toBe('order_in_progress');
  });

  it('that nobody has explained yet is explained before a refund can be recorded as returned in another way', async () => {
    const one = await buyer();
    const [first = ''] = one.courseIds;
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 110_00 }));
    await one.ask(first);
    const [refund] = await one.rowsOf();
    const decide = async () =>
      server.call(
        endpoints.refunds.decide,
        { id: refund?.id ?? '', isGranted: true, isReturned: true, answer: '' },
        await admin(),
      );
    expect((await decide()).problem.code).toBe('refund_returns_waiting');
    expect(await one.states()).toEqual([['requested', true], kept]);
    await assign((await waitingOf(one.orderId))?._id, []);
    expect((await decide()).status).toBe(200);
    expect(await one.states()).toEqual([ended, kept]);
  });

  it('ends the courses with the goodwill of before, when all has gone back', async () => {
    const one = await buyer([100_000]);
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 100_00 }));
    await assign((await waitingOf(one.orderId))?._id, []);
    expect(await one.states()).toEqual([kept]);
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 1_000_00 }));
    expect(await one.states()).toEqual([ended]);
    expect(await one.traces()).toEqual({ mails: 1, notes: 1, earned: 0 });
    expect(await waitingOf(one.orderId)).toBeUndefined();
  });

  it('does not repeat the answer that it has overtaken', async () => {
    const one = await buyer([49_900]);
    const [first = ''] = one.courseIds;
    stripe.refundStatus = 'pending';
    await one.ask(first);
    await server.db
      .update(refunds)
      .set({ state: 'declined', answer: 'You have completed it.', providerId: null })
      .where(eq(refunds.orderId, one.orderId));
    stripe.refunds.clear();
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 548_90 }));
    expect((await one.rowsOf()).map(({ state, answer }) => [state, answer])).toEqual([['refunded', null]]);
  });

  it('can be goodwill: the courses stay, and the overview has less', async () => {
    const revenue = async () => (await server.call(endpoints.overview.get, {}, await admin())).body.overview.revenue;
    const one = await buyer();
    const before = await revenue();
    const refund = stripe.refundByHand(one.orderId, { amount: 110_00 });
    await report('refund.created', refund);
    expect((await revenue()).toFixed(2)).toBe((before - 100).toFixed(2));
    const listed = await waitingOf(one.orderId);
    expect((await assign(listed?._id, [])).status).toBe(200);
    expect(await one.states()).toEqual([kept, kept]);
    expect((await revenue()).toFixed(2)).toBe((before - 100).toFixed(2));
    const { body } = await server.call(endpoints.refunds.list, {}, await admin());
    expect(body.goodwill).toContainEqual(expect.objectContaining({ orderId: one.orderId, amount: 110 }));
    stripe.refunds.set(refund.id, { ...refund, status: 'canceled' });
    await report('refund.updated', refund);
    expect((await revenue()).toFixed(2)).toBe(before.toFixed(2));
    expect(await one.left()).toBe(stripe.ledger()[one.orderId]);
  });

  it('is asked about at the start and every hour while it is on its way', async () => {
    const one = await buyer([49_900]);
    const refund = stripe.refundByHand(one.orderId, { status: 'pending' });
    await report('refund.created', refund);
    expect(await one.states()).toEqual([ended]);
    stripe.refunds.set(refund.id, { ...refund, status: 'failed' });
    await settleOpenReturns(server.services);
    expect(await one.states()).toEqual([['failed', true]]);
    // What is read late changes nothing.
    stripe.refunds.set(refund.id, refund);
    await report('refund.created', refund);
    expect(await one.states()).toEqual([['failed', true]]);
  });

  it('is found within the hour where no report of it came', async () => {
    const one = await buyer();
    await one.ask(one.courseIds[0] ?? '');
    const refund = stripe.refundByHand(one.orderId);
    await settleOpenReturns(server.services);
    expect(await one.states()).toEqual([ended, ended]);
    await report('refund.created', refund);
    await settleOpenReturns(server.services);
    expect(await one.traces()).toEqual({ mails: 2, notes: 2, earned: 0 });
    expect(await server.db.$count(providerReturns, eq(providerReturns.orderId, one.orderId))).toBe(1);
  });

  it('of an order that nobody knew to be paid settles both', async () => {
    const one = await buyer([49_900], false);
    await report('refund.created', stripe.refundByHand(one.orderId));
    expect(await one.states()).toEqual([ended]);
    const [order] = await server.db.select().from(orders).where(eq(orders.id, one.orderId));
    expect(order?.status).toBe('paid');
  });

  it('of no order of ours, or in another currency, changes nothing', async () => {
    const one = await buyer([49_900]);
    const foreign = stripe.refundByHand(one.orderId, { payment_intent: 'pi_of_somebody_else' });
    expect(await report('refund.created', foreign)).toBe(200);
    expect(await report('refund.created', stripe.refundByHand(one.orderId, { currency: 'eur' }))).toBe(500);
    expect(await one.states()).toEqual([kept]);
  });
});

describe('a refund of ours', () => {
  it('is never taken for one of the dashboard, when its report comes before the answer', async () => {
    const one = await buyer();
    const [first = '', second = ''] = one.courseIds;
    const early: Promise<number>[] = [];
    stripe.onCall = async (call, when) => {
      if (call !== 'POST /v1/refunds' || when !== 'after') return;
      stripe.onCall = undefined;
      const [made] = [...stripe.refunds.values()].slice(-1);
      if (made) early.push(report('refund.created', made), reportCharge(made));
      await Promise.all(early);
    };
    await one.ask(first);
    expect(await Promise.all(early)).toEqual([200, 200]);
    expect(await one.states()).toEqual([ended, kept]);
    expect(await server.db.$count(providerReturns, eq(providerReturns.orderId, one.orderId))).toBe(0);
    expect(await one.traces()).toMatchObject({ mails: 1, notes: 1 });
    await one.ask(second);
    expect(await one.left()).toBe(0);
  });

  it('that is being asked for leaves what the dashboard returned waiting until the answer', async () => {
    const one = await buyer([49_900, 49_900]);
    const [first = '', second = ''] = one.courseIds;
    stripe.faults.push('broken', 'broken');
    await one.ask(first);
    expect(await one.states()).toEqual([['granted', true], kept]);
    await report('refund.created', stripe.refundByHand(one.orderId, { amount: 548_90 }));
    expect(await one.states()).toEqual([['granted', true], kept]);
    const [asked] = await server.db.select().from(refunds).where(eq(refunds.courseId, first));
    await settleRefund(server.services, asked?.id ?? '');
    // Both went back: the first as asked, and what was returned by hand was all that was left.
    expect(await one.states()).toEqual([ended, ended]);
    expect([await one.left(), stripe.ledger()[one.orderId]]).toEqual([0, 0]);
    expect(await server.db.$count(refunds, eq(refunds.courseId, second))).toBe(1);
  });

  it('that is refused because the money went back by hand ends access all the same, with one mail', async () => {
    const one = await buyer([49_900]);
    const [courseId = ''] = one.courseIds;
    stripe.faults.push('broken', 'broken');
    await one.ask(courseId);
    await report('refund.created', stripe.refundByHand(one.orderId));
    expect(await one.states()).toEqual([['granted', true]]);
    const [asked] = await one.rowsOf();
    await settleRefund(server.services, asked?.id ?? '');
    expect(await one.states()).toEqual([ended]);
    expect(await one.traces()).toEqual({ mails: 1, notes: 1, earned: 0 });
    expect([await one.left(), stripe.ledger()[one.orderId]]).toEqual([0, 0]);
  });
});
