import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { courses, demoCharges, enrollments, orders, users } from '../../db/schema.ts';
import { createDemoPayments } from '../../demo/demoPayments.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';
import { purchase } from './purchase.ts';
import { reconcileAbandonedOrders } from './reconcile.ts';

/** The demo provider, with a switch that makes the next charge fail before or after it is made. */
let trouble: 'before charge' | 'after charge' | undefined;
const troubled = (db: Parameters<typeof createDemoPayments>[0]): PaymentProvider => {
  const demo = createDemoPayments(db);
  return {
    ...demo,
    async begin(payment, nonce) {
      const kind = trouble;
      trouble = undefined;
      if (kind === 'before charge') throw new Error('killed before the charge');
      const result = await demo.begin(payment, nonce);
      if (kind === 'after charge') throw new Error('killed after the charge');
      return result;
    },
  };
};

const server = withServer({ payments: troubled });
beforeEach(() => {
  trouble = undefined;
});

const { create, list, get, settle } = endpoints.orders;

/** A buyer of two courses: 1299.00 + 1299.50 + tax 259.85 = 2858.35. */
async function buyer() {
  const userId = await server.make.user();
  const token = await server.tokenOf(userId);
  const courseIds = [
    await server.make.course({ pricePaise: 129_900, title: 'One' }),
    await server.make.course({ pricePaise: 129_950, title: 'Two' }),
  ];
  const draft = {
    courseIds,
    amount: 2858.35,
    currency: 'INR' as const,
    paymentMethodNonce: 'fake-valid-nonce',
    idempotencyKey: newId(),
  };
  const buy = (changes: Partial<typeof draft> = {}) => server.call(create, { ...draft, ...changes }, token);
  const state = async () => {
    const own = await server.db.select().from(orders).where(eq(orders.userId, userId));
    const charged = await server.db.select().from(demoCharges).where(eq(demoCharges.status, 'charged'));
    return {
      orders: own.map(({ status }) => status).sort(),
      charges: charged
        .filter(({ orderId }) => own.some(({ id }) => id === orderId))
        .map(({ amountPaise }) => amountPaise),
      courses: (await server.db.select().from(enrollments).where(eq(enrollments.userId, userId))).length,
    };
  };
  return { userId, token, courseIds, draft, buy, state };
}
const bought = { orders: ['paid'], charges: [285_835], courses: 2 };

describe('an order', () => {
  it('buys several courses at the displayed price', async () => {
    const { buy, state, token, courseIds } = await buyer();
    const { status, body } = await buy();
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      status: 'paid',
      subtotal: 2598.5,
      tax: 259.85,
      total: 2858.35,
      currency: 'INR',
    });
    expect(body.order.items).toEqual([
      { courseId: courseIds[0], title: 'One', price: 1299 },
      { courseId: courseIds[1], title: 'Two', price: 1299.5 },
    ]);
    expect(await state()).toEqual(bought);
    expect((await server.call(get, { id: body.order._id }, token)).body).toEqual(body);
    expect((await server.call(list, {}, token)).body.orders).toEqual([body.order]);
  });

  it('is one order with one charge and one enrollment per course however often it is sent at once', async () => {
    const { buy, state } = await buyer();
    const answers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => buy()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.order._id)).size).toBe(1);
    expect(await state()).toEqual(bought);
  });

  it('is charged once when many tabs buy the same with different keys', async () => {
    const { buy, state } = await buyer();
    const answers = await Promise.all(
      Array.from({ length: CONCURRENT_CALLERS }, () => buy({ idempotencyKey: newId() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of answers.filter((one) => one.status !== 200)) {
      expect(status).toBe(409);
      expect(['order_in_progress', 'already_owned']).toContain(problem.code);
    }
    expect(await state()).toEqual(bought);
  });

  it('refuses a key that was used for another order', async () => {
    const { buy, state, courseIds } = await buyer();
    await buy();
    expect((await buy()).status).toBe(200);
    expect((await buy({ courseIds: [...courseIds].reverse() })).status).toBe(200);
    expect(await buy({ courseIds: courseIds.slice(0, 1), amount: 1428.9 })).toMatchObject({
      status: 422,
      problem: { code: 'idempotency_mismatch' },
    });
    expect(await state()).toEqual(bought);
  });

  it('refuses a price that is not the current one, and charges nothing', async () => {
    const { buy, state, courseIds } = await buyer();
    await server.db
      .update(courses)
      .set({ pricePaise: 150_000 })
      .where(eq(courses.id, courseIds[0] ?? ''));
    const refused = await buy();
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'price_changed', details: { subtotal: 2799.5, tax: 279.95, total: 3079.45 } },
    });
    expect(refused.problem.message).toMatch(/^The price has changed/);
    expect(await state()).toEqual({ orders: [], charges: [], courses: 0 });
    expect((await buy({ amount: 3079.45 })).status).toBe(200);
  });

  it('is all or nothing', async () => {
    const { buy, state, courseIds, userId } = await buyer();
    expect((await buy({ courseIds: [...courseIds, newId()] })).status).toBe(404);
    expect((await buy({ courseIds: [...courseIds, await server.make.course({ status: 'draft' })] })).status).toBe(404);
    expect((await buy({ courseIds: [...courseIds, await server.make.course({ deletedAt: new Date() })] })).status).toBe(
      404,
    );
    expect((await buy({ courseIds: [...courseIds, courseIds[0] ?? ''] })).status).toBe(400);
    await server.make.enroll(userId, courseIds[1] ?? '');
    expect(await buy()).toMatchObject({
      status: 409,
      problem: { code: 'already_owned', details: { courseIds: [courseIds[1]], titles: ['Two'] } },
    });
    expect(await state()).toEqual({ orders: [], charges: [], courses: 1 });
  });

  it('does not sell a course to its author', async () => {
    const userId = await server.make.user({ role: 'instructor' });
    const courseId = await server.make.course({ creatorId: userId, pricePaise: 10_000 });
    const answer = await server.call(
      create,
      {
        courseIds: [courseId],
        amount: 110,
        currency: 'INR',
        paymentMethodNonce: 'fake-valid-nonce',
        idempotencyKey: newId(),
      },
      await server.tokenOf(userId),
    );
    expect(answer).toMatchObject({ status: 409, problem: { code: 'own_course' } });
  });

  it('enrolls without a charge where everything is free', async () => {
    const { buy, state } = await buyer();
    const free = await server.make.course();
    expect((await buy({ courseIds: [free], amount: 0, paymentMethodNonce: 'none' })).body.order).toMatchObject({
      status: 'paid',
      total: 0,
    });
    expect(await state()).toEqual({ orders: ['paid'], charges: [], courses: 1 });
  });

  it('fails with a declined card, stays failed under its key and works with another', async () => {
    const { buy, state } = await buyer();
    const declined = await buy({ paymentMethodNonce: 'fake-declined-nonce' });
    expect(declined).toMatchObject({
      status: 402,
      problem: {
        code: 'payment_declined',
        message: "Your card was declined and hasn't been charged. Please try another card.",
      },
    });
    expect((await buy()).status).toBe(402);
    expect(await state()).toEqual({ orders: ['failed'], charges: [], courses: 0 });
    expect((await buy({ idempotencyKey: newId() })).status).toBe(200);
    expect(await state()).toEqual({ ...bought, orders: ['failed', 'paid'] });
  });

  it('refuses an unknown nonce', async () => {
    const { buy, state } = await buyer();
    expect(await buy({ paymentMethodNonce: 'constructor' })).toMatchObject({
      status: 400,
      problem: { code: 'invalid_nonce' },
    });
    expect((await state()).charges).toEqual([]);
  });
});

describe('an interrupted order', () => {
  it.each(['before charge', 'after charge'] as const)('%s continues with its key', async (where) => {
    const { buy, state } = await buyer();
    trouble = where;
    expect(await buy()).toMatchObject({ status: 500, problem: { code: 'internal' } });
    expect((await state()).orders).toEqual(['pending']);
    expect((await buy()).body.order.status).toBe('paid');
    expect(await state()).toEqual(bought);
  });

  it.each([
    ['before charge', { orders: ['failed', 'paid'], charges: [285_835], courses: 2 }, 200],
    ['after charge', bought, 409],
  ] as const)('%s makes room for another key once nobody is charging it', async (where, end, status) => {
    const { buy, state } = await buyer();
    trouble = where;
    await buy();
    expect((await buy({ idempotencyKey: newId() })).status).toBe(status);
    expect(await state()).toEqual(end);
  });

  it('before charge can never be charged once another order has replaced it', async () => {
    const { buy, state } = await buyer();
    trouble = 'before charge';
    await buy();
    await buy({ idempotencyKey: newId() });
    expect(await buy()).toMatchObject({ status: 409, problem: { code: 'order_superseded' } });
    expect((await state()).charges).toEqual([285_835]);
  });

  it('after charge is completed by the next start', async () => {
    const one = await buyer();
    trouble = 'after charge';
    await one.buy();
    const other = await buyer();
    trouble = 'before charge';
    await other.buy();
    await reconcileAbandonedOrders(server.services);
    expect(await one.state()).toEqual(bought);
    // Nothing was charged: it stays pending.
    expect(await other.state()).toEqual({ orders: ['pending'], charges: [], courses: 0 });
    expect((await other.buy()).status).toBe(200);
    expect((await one.buy()).body.order.status).toBe('paid');
    expect(await other.state()).toEqual(bought);
  });

  it('is left alone while a request is charging it', async () => {
    const { buy, state, userId, draft } = await buyer();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { payments } = server.services;
    const slow: PaymentProvider = { ...payments, begin: (...given) => held.then(() => payments.begin(...given)) };
    const running = purchase(
      { ...server.services, payments: slow },
      { ...draft, userId, nonce: draft.paymentMethodNonce, partnerId: null },
    );
    await expect.poll(async () => (await state()).orders).toEqual(['pending']);
    expect(await buy({ idempotencyKey: newId() })).toMatchObject({
      status: 409,
      problem: { code: 'order_in_progress' },
    });
    await reconcileAbandonedOrders(server.services);
    expect((await state()).orders).toEqual(['pending']);
    release();
    await running;
    expect(await state()).toEqual(bought);
  });
});

describe('a course that becomes free', () => {
  /** A paid course with a pending order of one learner. */
  async function ordered() {
    const one = await buyer();
    const courseId = one.courseIds[0] ?? '';
    const enroll = () => server.call(endpoints.enrollments.enroll, { courseId }, one.token);
    const buyOne = (changes = {}) => one.buy({ courseIds: [courseId], amount: 1428.9, ...changes });
    const makeFree = () => server.db.update(courses).set({ pricePaise: 0 }).where(eq(courses.id, courseId));
    return { ...one, courseId, enroll, buyOne, makeFree };
  }

  it('refuses an enrollment while the card is being charged for it', async () => {
    const { enroll, makeFree, state, userId, draft, courseId } = await ordered();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { payments } = server.services;
    const slow: PaymentProvider = { ...payments, begin: (...given) => held.then(() => payments.begin(...given)) };
    const running = purchase(
      { ...server.services, payments: slow },
      { ...draft, courseIds: [courseId], amount: 1428.9, userId, nonce: draft.paymentMethodNonce, partnerId: null },
    );
    await expect.poll(async () => (await state()).orders).toEqual(['pending']);
    await makeFree();
    expect(await enroll()).toMatchObject({ status: 409, problem: { code: 'order_in_progress' } });
    expect((await state()).courses).toBe(0);
    release();
    await running;
    expect(await state()).toEqual({ orders: ['paid'], charges: [142_890], courses: 1 });
    expect((await enroll()).status).toBe(200);
  });

  it('is never charged for after an enrollment', async () => {
    const { enroll, makeFree, buyOne, state } = await ordered();
    trouble = 'before charge';
    await buyOne();
    await makeFree();
    expect((await enroll()).status).toBe(200);
    expect(await buyOne()).toMatchObject({ status: 409, problem: { code: 'order_superseded' } });
    expect(await state()).toEqual({ orders: ['failed'], charges: [], courses: 1 });
  });

  it('is bought when the charge succeeded before', async () => {
    const { enroll, makeFree, buyOne, state } = await ordered();
    trouble = 'after charge';
    await buyOne();
    await makeFree();
    expect((await enroll()).status).toBe(200);
    expect((await buyOne()).body.order.status).toBe('paid');
    expect(await state()).toEqual({ orders: ['paid'], charges: [142_890], courses: 1 });
  });
});

describe('paying for one course', () => {
  it('enrolls, and refuses the second payment', async () => {
    const { token, courseIds, state } = await buyer();
    const pay = (amount: number, nonce = 'fake-valid-nonce') =>
      server.call(
        endpoints.payments.process,
        {
          courseId: courseIds[0] ?? '',
          amount,
          currency: 'INR',
          paymentMethodNonce: nonce,
          paymentDetails: { cardholderName: 'Nina Sen', last4: '4242' },
        },
        token,
      );
    expect((await pay(1299)).problem.code).toBe('price_changed');
    expect((await pay(1428.9, 'fake-declined-nonce')).status).toBe(402);
    expect((await pay(1428.9)).status).toBe(200);
    expect(await pay(1428.9)).toMatchObject({ status: 409, problem: { code: 'already_owned' } });
    expect(await state()).toEqual({ orders: ['failed', 'paid'], charges: [142_890], courses: 1 });
  });

  it('charges once when it is sent fifty times at once', async () => {
    const { token, courseIds, state } = await buyer();
    const draft = {
      courseId: courseIds[0] ?? '',
      amount: 1428.9,
      currency: 'INR' as const,
      paymentMethodNonce: 'fake-valid-nonce',
    };
    const answers = await Promise.all(
      Array.from({ length: CONCURRENT_CALLERS }, () => server.call(endpoints.payments.process, draft, token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await state()).charges).toEqual([142_890]);
  });
});

it('notifies instructors of sales, one row for each course until it is read', async () => {
  const instructor = await server.make.user({ role: 'instructor' });
  const courseIds = [
    await server.make.course({ creatorId: instructor, pricePaise: 100_000, title: 'Knots' }),
    await server.make.course({ creatorId: instructor, title: 'Free knots' }),
  ];
  const buy = async () => {
    const token = await server.tokenOf(await server.make.user());
    const draft = { courseIds, amount: 1100, currency: 'INR' as const, paymentMethodNonce: 'fake-valid-nonce' };
    const key = newId();
    // The same order twice is one sale.
    for (const _ of [1, 2]) {
      expect((await server.call(create, { ...draft, idempotencyKey: key }, token)).status).toBe(200);
    }
  };
  await Promise.all([buy(), buy()]);
  const { body } = await server.call(endpoints.users.notifications, {}, await server.tokenOf(instructor));
  expect(body.notifications).toMatchObject([
    {
      kind: 'sale',
      events: 2,
      title: '2 new sales',
      message: '2 learners bought "Knots".',
      link: `/instructor/course/${courseIds[0]}/learners`,
    },
  ]);
});

it('lets an admin read the order of anybody, and nobody else', async () => {
  const { buy, token, userId } = await buyer();
  const id = (await buy()).body.order._id;
  const as = async (role: 'admin' | 'instructor' | 'learner') => server.tokenOf(await server.make.user({ role }));
  const admin = await as('admin');
  const own = (await server.call(get, { id }, token)).body.order;
  const [{ email } = { email: '' }] = await server.db.select().from(users).where(eq(users.id, userId));
  const { order } = (await server.call(get, { id }, admin)).body;
  expect(own.buyerEmail).toBeUndefined();
  expect(order).toMatchObject({ _id: id, buyerEmail: email, total: own.total, receipt: { buyer: own.receipt?.buyer } });
  const pdf = await server.inject({ url: (order.receipt?.pdfUrl ?? '').replace(/^https?:\/\/[^/]+/, '') });
  expect(pdf.status).toBe(200);
  for (const role of ['instructor', 'learner'] as const)
    expect((await server.call(get, { id }, await as(role))).status).toBe(404);
  // To read alone.
  expect((await server.call(settle, { id }, admin)).status).toBe(404);
  const courseId = order.items[0]?.courseId ?? '';
  expect((await server.call(endpoints.orders.refund, { id, courseId }, admin)).status).toBe(404);
  expect((await server.call(list, {}, admin)).body.orders).toEqual([]);
});
