import { endpoints } from '@lectern/sdk/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/newId.ts';
import { disputes, enrollments, mails, orders, providerReturns, refunds } from '../db/schema.ts';
import { createFaults } from '../faults.ts';
import { claimMails } from '../resources/mail/outboxRepository.ts';
import { composePaymentRefused } from '../resources/mail/paymentRefused.ts';
import { reconcileAbandonedOrders, reconcileRecentOrders } from '../resources/orders/reconcile.ts';
import { REPORTS_PATH } from '../resources/orders/reports.ts';
import { CONCURRENT_CALLERS } from '../testing/concurrentCallers.ts';
import { deepIt, sampled } from '../testing/deepIt.ts';
import { type StripeStandIn, startStripeStandIn } from '../testing/stripeStandIn.ts';
import { withServer } from '../testing/withServer.ts';
import { createStripePayments } from './stripePayments.ts';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.close());
const server = withServer({
  sendsMail: true,
  // So that no other test's call is taken for this question.
  payments: (_db, faults) => createStripePayments(stripe.config, faults, { recheckMs: 600_000, confirmMs: 600_000 }),
});
beforeEach(() => {
  stripe.faults.length = 0;
  stripe.calls.length = 0;
});

const { create, settle, get } = endpoints.orders;

/** A buyer of one course for 1299.00 + tax 129.90 = 1428.90. */
async function buyer() {
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const courseId = await server.make.course({ pricePaise: 129_900, title: 'One' });
  const draft = { courseIds: [courseId], amount: 1428.9, currency: 'INR' as const, idempotencyKey: newId() };
  const buy = (changes: object = {}) => server.call(create, { ...draft, ...changes }, token);
  const ask = (id: string) => server.call(settle, { id }, token);
  const state = async () => {
    const own = await server.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt);
    const ledger = stripe.ledger();
    return {
      orders: own.map(({ status, failure }) => failure ?? status),
      charges: own.flatMap(({ id }) => ledger[id] ?? []),
      courses: (await server.db.select().from(enrollments).where(eq(enrollments.userId, userId))).length,
    };
  };
  /** A pending order, and what the buyer's browser knows of it. */
  const begin = async (changes: object = {}) => {
    const { body } = await buy(changes);
    const secret = body.confirmation?.clientSecret ?? '';
    return { id: body.order._id, secret, intentId: secret.split('_secret_')[0] ?? '' };
  };
  return { userId, token, courseId, buy, ask, state, begin };
}
const bought = { orders: ['paid'], charges: [142_890], courses: 1 };

const report = (body: string, signature: string | undefined) =>
  server.inject({
    method: 'POST',
    url: REPORTS_PATH,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload: body,
  });
const reportPaid = (intentId: string, options = {}) => {
  const { body, signature } = stripe.event('payment_intent.succeeded', stripe.intents.get(intentId), options);
  return report(body, signature);
};

const composeRefused = async (userId: string, orderId: string) => {
  const [mail] = await claimMails(server.db, 1_000).then((mails) =>
    mails.filter(({ kind, subjectId }) => kind === 'payment_refused' && subjectId === orderId),
  );
  expect(mail?.userId).toBe(userId);
  return mail && composePaymentRefused({ ...server.services, origin: 'https://learn.example' }, mail);
};

describe('a purchase by Stripe', () => {
  it('says how to pay: with the publishable key, and never with the secret one', async () => {
    const { body, text } = await server.call(endpoints.payments.options);
    expect(body).toEqual({ provider: 'stripe', publishableKey: 'pk_test_standin', scriptUrl: stripe.config.scriptUrl });
    expect(text).not.toMatch(/sk_test|whsec/);
  });

  it('is an intent of the amount that the server computed, and is complete once the buyer has confirmed it', async () => {
    const { begin, ask, state } = await buyer();
    const { id, secret, intentId } = await begin();
    expect(stripe.intents.get(intentId)).toMatchObject({ amount: 142_890, currency: 'inr', metadata: { order: id } });
    expect((await ask(id)).body).toMatchObject({ order: { status: 'pending' }, payment: 'open' });
    expect(stripe.confirm(secret)).toBeUndefined();
    expect((await ask(id)).body).toMatchObject({ order: { status: 'paid', cardLast4: '4242' }, payment: 'settled' });
    expect(await state()).toEqual(bought);
  });

  it('is complete by the report alone, however often, late and in whatever order it comes', async () => {
    const { begin, token, state } = await buyer();
    const { id, secret, intentId } = await begin();
    expect((await reportPaid(intentId)).status).toBe(200);
    expect((await state()).orders).toEqual(['pending']);
    stripe.confirm(secret);
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => reportPaid(intentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const cancelled = stripe.event('payment_intent.canceled', stripe.intents.get(intentId));
    expect((await report(cancelled.body, cancelled.signature)).status).toBe(200);
    expect((await server.call(get, { id }, token)).body.order.status).toBe('paid');
    expect(await state()).toEqual(bought);
  });

  it('of less than Stripe takes is refused for good, and holds neither the courses nor a code', async () => {
    const courseId = await server.make.course({ pricePaise: 40 });
    const token = await server.tokenOf(await server.make.user());
    const draft = { courseIds: [courseId], amount: 0.44, currency: 'INR', idempotencyKey: newId() };
    for (let tries = 0; tries < 2; tries++) {
      const { status, problem } = await server.call(endpoints.orders.create, draft, token);
      expect([status, problem.code]).toEqual([409, 'amount_too_small']);
    }
    expect((await server.call(endpoints.orders.list, {}, token)).body.orders).toMatchObject([{ status: 'failed' }]);
  });

  it('is one intent and one order however often it is sent at once', async () => {
    const { buy, state } = await buyer();
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => buy()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.confirmation?.clientSecret)).size).toBe(1);
    expect(await state()).toEqual({ orders: ['pending'], charges: [], courses: 0 });
  });

  it('is paid once when the buyer confirms in one tab what another tab has replaced', async () => {
    const { begin, ask, state } = await buyer();
    const first = await begin();
    const second = await begin({ idempotencyKey: newId() });
    expect(stripe.confirm(first.secret)).toBe('This payment was cancelled.');
    expect((await ask(first.id)).body).toMatchObject({ order: { status: 'failed' }, payment: 'settled' });
    expect(stripe.confirm(second.secret)).toBeUndefined();
    await ask(second.id);
    expect(await state()).toEqual({ ...bought, orders: ['superseded', 'paid'] });
  });

  it('is not sold again where another tab has paid it, and that one is complete', async () => {
    const { begin, buy, state } = await buyer();
    stripe.confirm((await begin()).secret);
    expect(await buy({ idempotencyKey: newId() })).toMatchObject({ status: 409, problem: { code: 'already_owned' } });
    expect(await state()).toEqual(bought);
  });

  it('waits for a bank that takes its time, and is not sold twice meanwhile', async () => {
    const { begin, ask, buy, state } = await buyer();
    const { id, secret, intentId } = await begin();
    stripe.confirm(secret, '4000000000000077');
    expect((await ask(id)).body).toMatchObject({ order: { status: 'pending' }, payment: 'processing' });
    expect(await buy({ idempotencyKey: newId() })).toMatchObject({ problem: { code: 'order_in_progress' } });
    expect((await buy()).body).toMatchObject({ order: { status: 'pending' } });
    stripe.decide(intentId, true);
    await reportPaid(intentId);
    expect(await state()).toEqual(bought);
  });

  it('says since when a bank takes its time, and its buyer is told what the bank has decided', async () => {
    const [taken, refused] = [await buyer(), await buyer()];
    const shown = async ({ token }: typeof taken) =>
      (await server.call(endpoints.orders.list, {}, token)).body.orders.map(({ status, processingSince }) => ({
        status,
        processingSince,
      }));
    const told = async ({ token }: typeof taken) =>
      (await server.call(endpoints.users.notifications, {}, token)).body.notifications.map(({ type, title, link }) => ({
        type,
        title,
        link,
      }));
    for (const one of [taken, refused]) {
      const { id, secret, intentId } = await one.begin();
      expect(await shown(one)).toEqual([{ status: 'pending', processingSince: undefined }]);
      stripe.confirm(secret, '4000000000000077');
      await one.ask(id);
      const [first] = await shown(one);
      expect(Date.parse(first?.processingSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
      await one.ask(id);
      expect(await shown(one)).toEqual([first]);
      expect(await told(one)).toEqual([]);
      stripe.decide(intentId, one === taken);
      await Promise.all([one.ask(id), one.ask(id), reportPaid(intentId)]);
      const status = one === taken ? 'paid' : 'pending';
      expect(await shown(one)).toEqual([{ status, processingSince: undefined }]);
      expect(await told(one)).toEqual([
        one === taken
          ? { type: 'success', title: 'Payment Received', link: `/orders/${id}` }
          : { type: 'error', title: 'Payment Not Completed', link: `/orders/${id}` },
      ]);
    }
  });

  it('that a bank decides on is never cancelled, and is refused only where the provider says so', async () => {
    const { userId, begin, ask, token, state } = await buyer();
    const { id, secret, intentId } = await begin();
    stripe.confirm(secret, '4000000000000077');
    await ask(id);
    const mailed = () => server.db.$count(mails, and(eq(mails.kind, 'payment_refused'), eq(mails.subjectId, id)));
    const isProcessing = async () => (await server.call(get, { id }, token)).body.order.processingSince !== undefined;
    const notices = async () =>
      (await server.call(endpoints.users.notifications, {}, token)).body.notifications.map(({ title }) => title);
    await server.db
      .update(orders)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(orders.id, id));
    stripe.calls.length = 0;
    await reconcileAbandonedOrders(server.services);
    await server.call(endpoints.orders.settle, { id, isOver: true }, token);
    expect(stripe.calls.filter((call) => call.includes('cancel'))).toEqual([]);
    expect(await isProcessing()).toBe(true);
    // The bank asks the buyer something.
    const intent = stripe.intents.get(intentId);
    if (intent) intent.status = 'requires_action';
    expect((await ask(id)).body.payment).toBe('acting');
    expect([await isProcessing(), await notices(), await mailed()]).toEqual([true, [], 0]);
    if (intent) intent.status = 'requires_payment_method';
    const failed = stripe.event('payment_intent.payment_failed', intent);
    for (let times = 0; times < 2; times++) expect((await report(failed.body, failed.signature)).status).toBe(200);
    expect([await isProcessing(), await notices(), await mailed()]).toEqual([false, ['Payment Not Completed'], 1]);
    const [text, , link] = (await composeRefused(userId, id))?.message.body ?? [];
    expect(text).toMatch(/^Your bank hasn't confirmed the payment of ₹1,428\.90 for "One" \(order LEC-\w{6}\)\./);
    expect(link).toMatchObject({ link: `https://learn.example/orders/${id}` });
    await reconcileAbandonedOrders(server.services);
    expect((await state()).orders).toEqual(['expired']);
  });

  it('that a bank decides on is known from the refusal of another one on, and nothing is asked twice for it', async () => {
    const { begin, buy, token } = await buyer();
    const { secret } = await begin();
    stripe.confirm(secret, '4000000000000077');
    stripe.calls.length = 0;
    expect(await buy({ idempotencyKey: newId() })).toMatchObject({ problem: { code: 'order_in_progress' } });
    expect(stripe.calls).toHaveLength(2);
    const { body } = await server.call(endpoints.orders.list, {}, token);
    expect(body.orders).toMatchObject([{ status: 'pending', processingSince: expect.any(String) }]);
  });

  it.each([
    ['the order', get],
    ['the purchases', endpoints.orders.list],
  ] as const)('is paid for whoever opens %s once the bank has decided, without a report', async (_what, endpoint) => {
    const { begin, token, ask, state } = await buyer();
    const { id, secret, intentId } = await begin();
    stripe.confirm(secret, '4000000000000077');
    await ask(id);
    stripe.decide(intentId, true);
    stripe.calls.length = 0;
    const look = () =>
      server.call(endpoint as typeof get, { id: endpoint === get ? id : undefined } as { id: string }, token);
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, look));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await state()).toEqual(bought);
    expect(stripe.calls).toHaveLength(1);
    expect(JSON.stringify((await look()).body)).toContain('"status":"paid"');
  });

  deepIt(
    'is asked about for lookers once in some seconds, and is shown as it was while the provider does not answer',
    async () => {
      const { begin, token, state } = await buyer();
      const { id, secret } = await begin();
      stripe.calls.length = 0;
      const look = async () => (await server.call(get, { id }, token)).body.order.status;
      expect([await look(), await look(), await look()]).toEqual(['pending', 'pending', 'pending']);
      expect(stripe.calls).toHaveLength(1);
      stripe.confirm(secret);
      await server.db.update(orders).set({ askedAt: null }).where(eq(orders.id, id));
      stripe.faults.push('slow');
      const begun = performance.now();
      expect(await look()).toBe('pending');
      expect(performance.now() - begun).toBeLessThan(4_000);
      await expect.poll(async () => (await state()).orders, { timeout: 15_000 }).toEqual(['paid']);
      expect(await state()).toEqual(bought);
    },
    30_000,
  );

  it('of the last hour is asked about each minute, and of an order that is older no more', async () => {
    const [recent, older] = [await buyer(), await buyer()];
    for (const one of [recent, older]) {
      const { id, secret } = await one.begin();
      stripe.confirm(secret);
      if (one === older)
        await server.db
          .update(orders)
          .set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
          .where(eq(orders.id, id));
    }
    await Promise.all([reconcileRecentOrders(server.services), reconcileRecentOrders(server.services)]);
    expect(await recent.state()).toEqual(bought);
    expect((await older.state()).orders).toEqual(['pending']);
    stripe.calls.length = 0;
    await reconcileRecentOrders(server.services);
    expect(stripe.calls).toEqual([]);
  });

  it('ends where its buyer gives up, unless it is paid by then', async () => {
    const { begin, token, state } = await buyer();
    const first = await begin();
    const end = (id: string) => server.call(settle, { id, isOver: true }, token);
    expect((await end(first.id)).body).toMatchObject({ order: { status: 'failed' }, payment: 'settled' });
    expect(stripe.confirm(first.secret)).toBe('This payment was cancelled.');
    const second = await begin({ idempotencyKey: newId() });
    stripe.confirm(second.secret);
    expect((await end(second.id)).body).toMatchObject({ order: { status: 'paid' }, payment: 'settled' });
    expect(await state()).toEqual({ ...bought, orders: ['declined', 'paid'] });
  });

  it('takes no nonce', async () => {
    const { buy, state } = await buyer();
    expect(await buy({ paymentMethodNonce: 'fake-valid-nonce' })).toMatchObject({
      status: 400,
      problem: { code: 'invalid_nonce' },
    });
    expect(await state()).toEqual({ orders: ['invalid_nonce'], charges: [], courses: 0 });
  });

  it('is settled for its buyer alone', async () => {
    const { begin } = await buyer();
    const { id } = await begin();
    const other = await buyer();
    expect(await other.ask(id)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    expect((await server.call(settle, { id })).status).toBe(401);
  });

  it('is never completed by an intent of another amount or order', async () => {
    const { begin, ask, state } = await buyer();
    const { id, secret, intentId } = await begin();
    stripe.confirm(secret);
    const intent = stripe.intents.get(intentId);
    if (intent) intent.amount_received = 1;
    expect((await ask(id)).status).toBe(500);
    expect((await state()).courses).toBe(0);
    if (intent) Object.assign(intent, { amount_received: intent.amount, metadata: { order: newId() } });
    expect((await ask(id)).status).toBe(500);
    expect((await state()).courses).toBe(0);
  });

  it('ends by itself when nobody has paid it for a day, and one that was paid unnoticed is completed', async () => {
    const [left, paid] = [await buyer(), await buyer()];
    const { id, secret } = await left.begin();
    const other = await paid.begin();
    stripe.confirm(other.secret);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const one of [id, other.id])
      await server.db.update(orders).set({ createdAt: yesterday }).where(eq(orders.id, one));
    await reconcileAbandonedOrders(server.services);
    expect(await left.state()).toEqual({ orders: ['expired'], charges: [], courses: 0 });
    expect(await paid.state()).toEqual(bought);
    expect(stripe.confirm(secret)).toBe('This payment was cancelled.');
    expect(await left.buy()).toMatchObject({ status: 409, problem: { code: 'order_expired' } });
  });
});

describe('a call to Stripe', () => {
  it.each(sampled(['refused', 'dropped', 'broken', 'cut', 'slow'] as const, 2))(
    'that is %s leaves nothing half-done, and the same order goes on',
    async (fault) => {
      const { buy, begin, ask, state } = await buyer();
      const before = stripe.intents.size;
      stripe.faults.push(fault, fault);
      const refused = await buy();
      // The library tries a second time: only where that fails too does the buyer hear of it.
      expect(refused).toMatchObject({ status: 503, problem: { code: 'payments_unavailable' } });
      expect((await state()).orders).toEqual(['pending']);
      stripe.faults.length = 0;
      const { id, secret } = await begin();
      stripe.confirm(secret);
      stripe.faults.push(fault, fault);
      expect(await ask(id)).toMatchObject({ status: 503, problem: { code: 'payments_unavailable' } });
      stripe.faults.length = 0;
      expect((await ask(id)).body.order.status).toBe('paid');
      expect(await state()).toEqual(bought);
      expect(stripe.intents.size - before).toBe(1);
    },
    30_000,
  );

  it('that is lost once is made again, and the buyer notices nothing', async () => {
    const { begin, ask, state } = await buyer();
    stripe.faults.push('cut');
    const { id, secret } = await begin();
    stripe.confirm(secret);
    stripe.faults.push('broken');
    expect((await ask(id)).body.order.status).toBe('paid');
    expect(await state()).toEqual(bought);
  });

  it('finds out at the start whether the key is taken', async () => {
    const check = (changes: object = {}) => createStripePayments({ ...stripe.config, ...changes }).check?.();
    expect(await check()).toBeUndefined();
    expect(await check({ secretKey: 'sk_test_wrong' })).toBe('Stripe refuses STRIPE_SECRET_KEY');
    expect(await check({ apiBase: 'http://127.0.0.1:1' })).toContain('does not answer');
  });
});

describe('what is wrong with Stripe', () => {
  const asking = withServer({
    payments: (_db, faults) => createStripePayments(stripe.config, faults, { recheckMs: 300, confirmMs: 200 }),
  });
  const faults = async (at = server) => {
    const admin = await at.tokenOf(await at.make.user({ role: 'admin' }));
    return (await at.call(endpoints.overview.get, {}, admin)).body.overview.faults;
  };
  const options = async (at = server) => (await at.call(endpoints.payments.options)).body;

  it('is told to admins, stops the sale before an order is made, and goes by itself', async () => {
    const token = await asking.tokenOf(await asking.make.user());
    const courseId = await asking.make.course({ pricePaise: 129_900 });
    const draft = { courseIds: [courseId], amount: 1428.9, currency: 'INR' as const, idempotencyKey: newId() };
    const buy = () => asking.call(create, draft, token);
    expect((await options(asking)).provider).toBe('stripe');
    // The start's question, and one that repeats it.
    stripe.faults.push('refused', 'refused');
    await asking.services.payments.check?.();
    expect(await faults(asking)).toMatchObject([{ kind: 'payment_key' }]);
    expect(await options(asking)).toEqual({ provider: 'none', isPassing: true });
    expect(await buy()).toMatchObject({ status: 503, problem: { code: 'payments_unavailable' } });
    expect(await asking.db.$count(orders)).toBe(0);
    await expect.poll(async () => (await options(asking)).provider, { timeout: 5_000 }).toBe('stripe');
    expect(await faults(asking)).toEqual([]);
    expect((await buy()).status).toBe(200);
  });

  it('is not one single refused call: the sale goes on, and the next question decides', async () => {
    const { payments } = asking.services;
    const unknown = { orderId: newId(), amountPaise: 100, currency: 'INR', paymentId: 'pi_unknown' };
    const refuse = () => expect(payments.find(unknown)).rejects.toMatchObject({ code: 'payments_unavailable' });
    stripe.faults.push('refused');
    await refuse();
    expect((await options(asking)).provider).toBe('stripe');
    expect(await faults(asking)).toEqual([]);
    await expect.poll(() => stripe.calls.at(-1)).toMatch(/^GET \/v1\/payment_intents(\?|$)/);
    expect((await options(asking)).provider).toBe('stripe');
    // Refused again by the question itself: it is the key.
    stripe.faults.push('refused', 'refused');
    await refuse();
    await expect.poll(async () => (await options(asking)).provider).toBe('none');
    await expect.poll(async () => (await options(asking)).provider, { timeout: 5_000 }).toBe('stripe');
  });

  it('is its silence, until it answers: the form stays', async () => {
    await server.services.payments.check?.();
    stripe.faults.push('dropped', 'dropped');
    await server.services.payments.check?.();
    expect(await faults()).toMatchObject([{ kind: 'payments', since: expect.any(String) }]);
    expect((await options()).provider).toBe('stripe');
    await server.services.payments.check?.();
    expect(await faults()).toEqual([]);
  });

  describe('is that reports stay away', () => {
    const MINUTE = 60_000;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** A server that has been up for some minutes, and what it knows to be wrong. */
    function running(minutes: number) {
      const known = createFaults();
      const payments = createStripePayments(stripe.config, known);
      vi.advanceTimersByTime(minutes * MINUTE);
      return {
        payments,
        fault: () => known.find('payment_reports'),
        /** Finds a payment paid by asking. */
        async findPaid() {
          const payment = { orderId: newId(), amountPaise: 100, currency: 'INR', paymentId: null };
          const begun = await payments.begin(payment, undefined);
          if (begun.kind !== 'open') throw new Error(begun.kind);
          stripe.confirm(begun.clientSecret);
          expect((await payments.find({ ...payment, paymentId: begun.paymentId })).kind).toBe('charged');
        },
        report(options = {}) {
          const { body, signature } = stripe.event('payment_intent.succeeded', { id: 'pi_unknown' }, options);
          return payments.reports?.read(Buffer.from(body), signature);
        },
      };
    }
    const wrong = { secret: 'whsec_other' };

    it('and not that somebody sends some with a wrong signature', () => {
      const { report, fault } = running(20);
      for (let sent = 0; sent < 20; sent++) expect(report(wrong)).toBeUndefined();
      vi.advanceTimersByTime(20 * MINUTE);
      expect(fault()).toBeUndefined();
    });

    it('when a payment was found paid by asking and no right one came within ten minutes, until one does', async () => {
      const { findPaid, report, fault } = running(20);
      await findPaid();
      report(wrong);
      vi.advanceTimersByTime(10 * MINUTE - 1);
      expect(fault()).toBeUndefined();
      vi.advanceTimersByTime(1);
      expect(fault()).toMatchObject({
        kind: 'payment_reports',
        detail: expect.stringMatching(/^1 report with a wrong/),
      });
      const since = fault()?.since;
      report(wrong);
      await findPaid();
      vi.advanceTimersByTime(10 * MINUTE);
      expect(fault()).toMatchObject({ since, detail: expect.stringMatching(/^2 reports with a wrong/) });
      expect(report()).toEqual({ kind: 'payment', paymentId: 'pi_unknown' });
      expect(fault()).toBeUndefined();
    });

    it.each(['before', 'after'] as const)('and not where a right one came some minutes %s', async (when) => {
      const { findPaid, report, fault } = running(20);
      if (when === 'before') report();
      vi.advanceTimersByTime(9 * MINUTE);
      await findPaid();
      vi.advanceTimersByTime(9 * MINUTE);
      if (when === 'after') report();
      vi.advanceTimersByTime(MINUTE);
      expect(fault()).toBeUndefined();
    });

    it('and not of the time before the server was there, nor where another server got one', async () => {
      const [old, young] = [running(20), running(5)];
      await young.findPaid();
      await old.findPaid();
      old.payments.reports?.heardElsewhere();
      vi.advanceTimersByTime(10 * MINUTE);
      expect([young.fault(), old.fault()]).toEqual([undefined, undefined]);
      await old.findPaid();
      vi.advanceTimersByTime(10 * MINUTE + 1);
      await old.findPaid();
      vi.advanceTimersByTime(10 * MINUTE);
      expect(old.fault()).toBeDefined();
      old.payments.reports?.heardElsewhere();
      expect(old.fault()).toBeUndefined();
    });
  });
});

describe('a report', () => {
  it('is refused without a signature, with a wrong one, changed, or older than five minutes', async () => {
    const { begin, state } = await buyer();
    const { secret, intentId } = await begin();
    stripe.confirm(secret);
    const { body, signature } = stripe.event('payment_intent.succeeded', stripe.intents.get(intentId));
    const { calls } = stripe;
    calls.length = 0;
    for (const [sent, signed] of [
      [body, undefined],
      [body, 't=1,v1=00'],
      [body, 'x'.repeat(10_000)],
      [body.replace('succeeded', 'canceled'), signature],
      ['', signature],
    ] as const) {
      expect((await report(sent, signed)).status, `${signed?.slice(0, 20)} ${sent.slice(0, 40)}`).toBe(400);
    }
    expect((await reportPaid(intentId, { secondsAgo: 301 })).status).toBe(400);
    expect((await reportPaid(intentId, { secret: 'whsec_other' })).status).toBe(400);
    expect(calls).toEqual([]);
    expect((await state()).orders).toEqual(['pending']);
    expect((await reportPaid(intentId, { secondsAgo: 290 })).status).toBe(200);
    expect(await state()).toEqual(bought);
  });

  it('is refused where it is larger than any of Stripe', async () => {
    const { body, signature } = stripe.event('payment_intent.succeeded', { id: 'pi_1', filler: 'x'.repeat(140_000) });
    expect((await report(body, signature)).status).toBe(413);
  });

  it('of something unknown is taken, so that it is not sent again', async () => {
    for (const [type, object] of [
      ['customer.created', { id: 'cus_1' }],
      ['payment_intent.succeeded', { id: 'pi_unknown' }],
      ['charge.dispute.created', { id: 'du_unknown' }],
    ] as const) {
      const { body, signature } = stripe.event(type, object);
      expect((await report(body, signature)).status, type).toBe(200);
    }
  });

  it('that could not be followed up is sent again later', async () => {
    const { begin, state } = await buyer();
    const { secret, intentId } = await begin();
    stripe.confirm(secret);
    stripe.faults.push('broken', 'broken');
    expect((await reportPaid(intentId)).status).toBe(503);
    stripe.faults.length = 0;
    expect((await reportPaid(intentId)).status).toBe(200);
    expect(await state()).toEqual(bought);
  });

  it('of a dispute is recorded as the provider says it now, in whatever order they come', async () => {
    const { begin, ask, token, userId, courseId } = await buyer();
    const { id, secret, intentId } = await begin();
    stripe.confirm(secret);
    await ask(id);
    const dispute = stripe.dispute(intentId);
    const opened = stripe.event('charge.dispute.created', dispute);
    dispute.status = 'lost';
    const closed = stripe.event('charge.dispute.closed', dispute);
    for (const { body, signature } of [closed, opened, opened])
      expect((await report(body, signature)).status).toBe(200);
    const rows = await server.db.select().from(disputes).where(eq(disputes.orderId, id));
    expect(rows).toEqual([
      expect.objectContaining({
        id: dispute.id,
        amountPaise: 142_890,
        currency: 'INR',
        reason: 'fraudulent',
        status: 'lost',
      }),
    ]);
    const admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
    const listed = await server.call(endpoints.disputes.list, {}, admin);
    expect(listed.body.disputes.filter(({ orderId }) => orderId === id)).toEqual([
      expect.objectContaining({ _id: dispute.id, amount: 1428.9, status: 'lost', email: `${userId}@secret.example` }),
    ]);
    expect(listed.body.disputes[0]).not.toHaveProperty('refunded');
    const item = { orderId: id, amountPaise: 100_000, taxPaise: 0, userId, progress: 0 };
    await server.db.insert(refunds).values({ ...item, id: newId(), courseId, state: 'sent' });
    const returned = { orderId: id, amountPaise: 100_000, state: 'sent' } as const;
    await server.db.insert(providerReturns).values([
      { ...returned, id: newId(), providerId: newId(), amountPaise: 1_050, outcome: 'goodwill' },
      { ...returned, id: newId(), providerId: newId(), outcome: 'courses', groupId: newId() },
    ]);
    const again = await server.call(endpoints.disputes.list, {}, admin);
    expect(again.body.disputes.find(({ orderId }) => orderId === id)?.refunded).toBe(1_010.5);
    expect((await server.call(endpoints.disputes.list, {}, token)).status).toBe(403);
  });
});
