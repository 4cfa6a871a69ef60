import { type DiscountDraft, endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { demoCharges, discountCodes, discountUses, earnings, orders, signInFailures } from '../../db/schema.ts';
import { createDemoPayments } from '../../demo/demoPayments.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';
import { failOrder, insertOrder } from '../orders/repository.ts';
import { discountFor, takeDiscount } from './applyDiscount.ts';

/** How often the provider was asked for money. */
let begun = 0;
const counted = (db: Parameters<typeof createDemoPayments>[0]): PaymentProvider => {
  const demo = createDemoPayments(db);
  return {
    ...demo,
    begin(payment, nonce) {
      begun++;
      return demo.begin(payment, nonce);
    },
  };
};
const server = withServer({ payments: counted });
const { quote, list, create, update } = endpoints.discounts;

beforeEach(() => server.db.delete(signInFailures));

const person = async (role: 'learner' | 'instructor' | 'admin' = 'learner') => {
  const id = await server.make.user({ role });
  return { id, token: await server.tokenOf(id) };
};
const codeOf = () => `CODE-${newId().slice(-12)}`.toUpperCase();

/** A code of the marketplace: 10 % of everything, with these changes. */
async function discount(changes: Partial<DiscountDraft> = {}) {
  const admin = await person('admin');
  const draft = { code: codeOf(), kind: 'percent' as const, value: 10, ...changes };
  const { body, status } = await server.call(create, draft, admin.token);
  expect(status).toBe(200);
  return body.discount;
}

function buy(token: string, courseIds: string[], amount: number, code?: string, nonce = 'fake-valid-nonce') {
  const paid = { amount, currency: 'INR' as const, paymentMethodNonce: nonce, idempotencyKey: newId() };
  return server.call(endpoints.orders.create, { courseIds, ...paid, ...(code === undefined ? {} : { code }) }, token);
}

const usedOf = async (id: string) => {
  const [row] = await server.db.select().from(discountCodes).where(eq(discountCodes.id, id));
  const uses = await server.db.select().from(discountUses).where(eq(discountUses.discountId, id));
  expect(uses).toHaveLength(row?.used ?? -1);
  return row?.used;
};

describe('a discount code', () => {
  it('takes its part off what is paid, earned and given back', async () => {
    const { token } = await person();
    const courseIds = [
      await server.make.course({ pricePaise: 129_900, title: 'One' }),
      await server.make.course({ pricePaise: 129_950, title: 'Two' }),
    ];
    const { code } = await discount({ code: ` ${codeOf().toLowerCase()} ` });
    const { body } = await server.call(quote, { code: code.toLowerCase(), courseIds }, token);
    // 129.90 + 129.95; the tax is 10 % of 2338.65, half up.
    expect(body.quote).toEqual({
      code,
      lines: [
        { courseId: courseIds[0], price: 1299, discount: 129.9 },
        { courseId: courseIds[1], price: 1299.5, discount: 129.95 },
      ],
      subtotal: 2598.5,
      discount: 259.85,
      tax: 233.87,
      total: 2572.52,
      taxRate: 10,
      taxName: 'Tax',
    });
    const bought = await buy(token, courseIds, body.quote.total, code);
    expect(bought.body.order).toMatchObject({
      status: 'paid',
      subtotal: 2598.5,
      discount: { code, amount: 259.85 },
      tax: 233.87,
      total: 2572.52,
      items: [
        { title: 'One', price: 1299, discount: 129.9 },
        { title: 'Two', price: 1299.5, discount: 129.95 },
      ],
    });
    const { _id: id } = bought.body.order;
    const [charge] = await server.db.select().from(demoCharges).where(eq(demoCharges.orderId, id));
    expect(charge?.amountPaise).toBe(257_252);
    const earned = await server.db.select().from(earnings).where(eq(earnings.orderId, id));
    expect(earned.map(({ pricePaise, sharePaise }) => [pricePaise, sharePaise]).sort()).toEqual([
      [116_910, 81_837],
      [116_955, 81_869],
    ]);
    const { items } = (await server.call(endpoints.orders.refunds, { id }, token)).body;
    expect(items.map(({ amount }) => amount)).toEqual([1286.01, 1286.51]);
    for (const { courseId } of items) {
      const { body: asked } = await server.call(endpoints.orders.refund, { id, courseId }, token);
      expect(asked.item.refund?.status).toBe('refunded');
    }
  });

  it('is for some courses, or for those of the instructor who made it', async () => {
    const instructor = await person('instructor');
    const { token } = await person();
    const own = await server.make.course({ creatorId: instructor.id, pricePaise: 10_000 });
    const second = await server.make.course({ creatorId: instructor.id, pricePaise: 10_000 });
    const other = await server.make.course({ pricePaise: 10_000 });
    const draft = { code: codeOf(), kind: 'amount' as const, value: 50 };
    expect((await server.call(create, { ...draft, courseIds: [other] }, instructor.token)).status).toBe(404);
    const made = (await server.call(create, draft, instructor.token)).body.discount;
    expect(made).toMatchObject({ scope: 'instructor', value: 50, instructor: 'Nina Sen', used: 0 });
    const discounts = async (code: string, courseIds: string[]) => {
      const { body, problem } = await server.call(quote, { code, courseIds }, token);
      return problem?.code ?? body.quote.lines.map((line) => line.discount);
    };
    expect(await discounts(made.code, [other, own])).toEqual([0, 50]);
    expect(await discounts(made.code, [other])).toBe('discount_not_covered');
    const some = await discount({ kind: 'amount', value: 150, courseIds: [other, second] });
    expect(some).toMatchObject({
      scope: 'courses',
      courses: expect.arrayContaining([expect.objectContaining({ courseId: other })]),
    });
    expect(await discounts(some.code, [own, second, other])).toEqual([0, 75, 75]);
    expect(await discounts(some.code, [second])).toEqual([100]);

    // Only its maker and admins may end it.
    const stranger = await person('instructor');
    expect((await server.call(update, { id: made._id, isActive: false }, stranger.token)).status).toBe(404);
    expect((await server.call(list, {}, stranger.token)).body.discounts).toEqual([]);
    expect((await server.call(list, {}, instructor.token)).body.discounts).toEqual([made]);
    expect((await server.call(update, { id: made._id, isActive: false }, instructor.token)).status).toBe(200);
    expect(await discounts(made.code, [own])).toBe('discount_ended');
    const admin = await person('admin');
    expect((await server.call(update, { id: made._id, isActive: true }, admin.token)).status).toBe(200);
    expect(await discounts(made.code, [own])).toEqual([50]);
    expect((await server.call(create, { ...draft, code: draft.code.toLowerCase() }, admin.token)).problem.code).toBe(
      'discount_exists',
    );
  });

  it('tells a visitor what is left to pay, whatever one person may use', async () => {
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const { code } = await discount({ maxPerPerson: 1, maxUses: 5 });
    const { status, body } = await server.call(quote, { code, courseIds });
    expect([status, body.quote.total]).toEqual([200, 99]);
    expect((await server.call(quote, { code: codeOf(), courseIds })).problem.code).toBe('discount_unknown');
    // Their guesses are counted by address as everybody's are.
    for (let guess = 0; guess < 20; guess++) await server.call(quote, { code: codeOf(), courseIds });
    expect((await server.call(quote, { code, courseIds })).problem.code).toBe('too_many_attempts');
  });

  it('says why it is refused, and the order is refused for the same reason', async () => {
    const { token } = await person();
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const spent = await discount({ maxUses: 1 });
    expect((await buy((await person()).token, courseIds, 99, spent.code)).status).toBe(200);
    const ended = await discount();
    await server.db.update(discountCodes).set({ isActive: false }).where(eq(discountCodes.id, ended._id));
    const over = await discount();
    await server.db
      .update(discountCodes)
      .set({ endsAt: new Date(hour(-1)) })
      .where(eq(discountCodes.id, over._id));
    const cases: [string, string][] = [
      [codeOf(), 'discount_unknown'],
      [(await discount({ startsAt: hour(1) })).code, 'discount_not_started'],
      [over.code, 'discount_ended'],
      [ended.code, 'discount_ended'],
      [spent.code, 'discount_used_up'],
      [(await discount({ courseIds: [await server.make.course({ pricePaise: 100 })] })).code, 'discount_not_covered'],
    ];
    for (const [code, reason] of cases) {
      expect((await server.call(quote, { code, courseIds }, token)).problem.code).toBe(reason);
      expect((await buy(token, courseIds, 99, code)).problem.code).toBe(reason);
    }
    const once = await discount({ maxPerPerson: 1 });
    const more = await server.make.course({ pricePaise: 10_000 });
    expect((await buy(token, courseIds, 99, once.code)).status).toBe(200);
    expect((await server.call(quote, { code: once.code, courseIds: [more] }, token)).problem.code).toBe(
      'discount_used',
    );
    expect((await buy(token, [more], 99, once.code)).problem.code).toBe('discount_used');
    // What was shown no longer holds: the new total is told, and nothing is counted.
    const { code, _id } = await discount({ value: 20 });
    expect(await buy(token, [more], 99, code)).toMatchObject({
      status: 409,
      problem: { code: 'price_changed', details: { subtotal: 100, tax: 8, total: 88 } },
    });
    expect(await usedOf(_id)).toBe(0);
  });

  it('says of several reasons what is true for everyone first, and of the courses last', async () => {
    const { token } = await person();
    const bought = await server.make.course({ pricePaise: 10_000 });
    const other = await server.make.course({ pricePaise: 10_000 });
    const { code, _id } = await discount({ courseIds: [bought], maxUses: 1, maxPerPerson: 1 });
    expect((await buy(token, [bought], 99, code)).status).toBe(200);
    const reason = async () => (await server.call(quote, { code, courseIds: [other] }, token)).problem.code;
    const change = (values: Partial<typeof discountCodes.$inferInsert>) =>
      server.db.update(discountCodes).set(values).where(eq(discountCodes.id, _id));
    await change({ endsAt: new Date(0) });
    expect(await reason()).toBe('discount_ended');
    await change({ endsAt: null, startsAt: new Date(Date.now() + 3_600_000) });
    expect(await reason()).toBe('discount_not_started');
    await change({ startsAt: null });
    expect(await reason()).toBe('discount_used_up');
    await change({ maxUses: 2 });
    expect(await reason()).toBe('discount_used');
    await change({ maxPerPerson: 2 });
    expect(await reason()).toBe('discount_not_covered');
  });

  it('can be used again when the payment fails', async () => {
    const { token } = await person();
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const { code, _id } = await discount({ maxUses: 1, maxPerPerson: 1 });
    expect((await buy(token, courseIds, 99, code, 'fake-declined-nonce')).status).toBe(402);
    expect(await usedOf(_id)).toBe(0);
    expect((await buy(token, courseIds, 99, code)).status).toBe(200);
    expect(await usedOf(_id)).toBe(1);
  });

  it('is given back once by an order that ends unpaid', async () => {
    const { id: userId } = await person();
    const { _id } = await discount();
    const id = newId();
    const sums = {
      subtotalPaise: 90,
      taxPaise: 9,
      totalPaise: 99,
      currency: 'INR',
      cardLast4: null,
      partnerId: null,
      buyer: null,
    };
    await insertOrder(server.db, { id, userId, idempotencyKey: id, fingerprint: id, ...sums }, [
      { courseId: await server.make.course(), title: 'One', pricePaise: 90 },
    ]);
    await takeDiscount(server.db, _id, { orderId: id, userId });
    expect(await usedOf(_id)).toBe(1);
    await Promise.all([failOrder(server.db, id, 'expired'), failOrder(server.db, id, 'superseded')]);
    expect(await usedOf(_id)).toBe(0);
  });

  it('counts no order of the buyer that another one of the same course would replace', async () => {
    const { id: userId, token } = await person();
    const { _id, code } = await discount({ maxUses: 1, maxPerPerson: 1 });
    const courseId = await server.make.course({ pricePaise: 10_000 });
    const id = newId();
    await insertOrder(
      server.db,
      {
        ...{ id, userId, idempotencyKey: id, fingerprint: id, currency: 'INR', cardLast4: null, partnerId: null },
        ...{ buyer: null, subtotalPaise: 9000, taxPaise: 900, totalPaise: 9900 },
      },
      [{ courseId, title: 'One', pricePaise: 10_000 }],
    );
    await takeDiscount(server.db, _id, { orderId: id, userId });
    expect((await server.call(quote, { code, courseIds: [courseId] }, token)).body.quote).toMatchObject({ total: 99 });
    const other = await server.make.course({ pricePaise: 10_000 });
    const refused = await server.call(quote, { code, courseIds: [other] }, token);
    expect(refused.problem.code).toBe('discount_used_up');
  });

  it('of the whole price enrolls without a charge', async () => {
    const { token, id: userId } = await person();
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const { code } = await discount({ value: 100 });
    begun = 0;
    const { body } = await buy(token, courseIds, 0, code);
    expect(body.order).toMatchObject({ status: 'paid', total: 0, discount: { code, amount: 100 } });
    expect(begun).toBe(0);
    expect(await server.db.select().from(earnings).where(eq(earnings.orderId, body.order._id))).toEqual([]);
    const [order] = await server.db.select().from(orders).where(eq(orders.userId, userId));
    expect(order?.status).toBe('paid');
    expect((await server.call(endpoints.orders.refunds, { id: body.order._id }, token)).body.items).toEqual([]);
  });

  it('is counted once for each order, however many buy at once', async () => {
    const courseId = await server.make.course({ pricePaise: 10_000 });
    const { code, _id } = await discount({ maxUses: 7 });
    const buyers = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, () => person()));
    const answers = await Promise.all(buyers.map(({ token }) => buy(token, [courseId], 99, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    for (const { problem } of answers.filter(({ status }) => status !== 200)) {
      expect(problem.code).toBe('discount_used_up');
    }
    expect(await usedOf(_id)).toBe(7);
  }, 60_000);

  it('keeps its limit per person in many tabs', async () => {
    const { token } = await person();
    const courseIds = await Promise.all(Array.from({ length: 8 }, () => server.make.course({ pricePaise: 10_000 })));
    const { code, _id } = await discount({ maxPerPerson: 3 });
    const answers = await Promise.all(courseIds.map((courseId) => buy(token, [courseId], 99, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await usedOf(_id)).toBe(3);
  });

  it('may go, and the orders that held it still show it', async () => {
    const instructor = await person('instructor');
    const { token } = await person();
    const { code } = (await server.call(create, { code: codeOf(), kind: 'percent', value: 10 }, instructor.token)).body
      .discount;
    const courseId = await server.make.course({ creatorId: instructor.id, pricePaise: 10_000 });
    expect((await buy(token, [courseId], 99, code)).status).toBe(200);
    await server.db.delete(discountCodes).where(eq(discountCodes.code, code));
    const { body } = await server.call(endpoints.orders.list, {}, token);
    expect(body.orders[0]?.discount).toEqual({ code, amount: 10 });
  });
});

describe('the codes that somebody manages', () => {
  it('are at most 200 active ones, and ending one makes room for another', async () => {
    const instructor = await person('instructor');
    const draft = () => ({ code: codeOf(), kind: 'percent' as const, value: 10 });
    const first = (await server.call(create, draft(), instructor.token)).body.discount;
    await server.db.insert(discountCodes).values(
      Array.from({ length: 199 }, () => ({
        ...{ id: newId(), code: codeOf(), kind: 'percent' as const, value: 10, scope: 'instructor' as const },
        ...{ instructorId: instructor.id, createdBy: instructor.id },
      })),
    );
    expect((await server.call(create, draft(), instructor.token)).problem.code).toBe('too_many');
    // Others, and the marketplace, have their own.
    expect((await server.call(create, draft(), (await person('instructor')).token)).status).toBe(200);
    await discount();
    await server.call(update, { id: first._id, isActive: false }, instructor.token);
    const made = await server.call(create, draft(), instructor.token);
    expect(made.status).toBe(200);
    // 201 by now: page by page, active ones first, and what has ended makes room.
    const { body } = await server.call(list, {}, instructor.token);
    expect(body).toMatchObject({ currentPage: 1, totalPages: 21, totalResults: 201 });
    expect(body.discounts).toHaveLength(10);
    expect(body.discounts[0]?._id).toBe(made.body.discount._id);
    const last = (await server.call(list, { page: 21 }, instructor.token)).body;
    expect(last.discounts.map(({ _id }) => _id)).toEqual([first._id]);
    // An ended one takes room too once it is active again.
    const restore = (id: string) => server.call(update, { id, isActive: true }, instructor.token);
    expect((await restore(first._id)).problem.code).toBe('too_many');
    expect((await restore(made.body.discount._id)).status).toBe(200);
    await server.call(update, { id: made.body.discount._id, isActive: false }, instructor.token);
    const both = await Promise.all([restore(first._id), restore(made.body.discount._id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are found by letters of the code, and by nothing that a pattern means', async () => {
    const instructor = await person('instructor');
    const letters = newId().slice(-8).toUpperCase();
    for (const code of [`A-${letters}`, `${letters}-B`, codeOf()]) {
      await server.call(create, { code, kind: 'percent', value: 10 }, instructor.token);
    }
    const found = async (q: string) => (await server.call(list, { q }, instructor.token)).body;
    expect((await found(` ${letters.toLowerCase()} `)).discounts.map(({ code }) => code)).toEqual([
      `${letters}-B`,
      `A-${letters}`,
    ]);
    expect((await found(letters)).totalResults).toBe(2);
    expect((await found('%')).discounts).toEqual([]);
    expect((await found('_')).discounts).toEqual([]);
    expect((await server.call(list, { q: 'x'.repeat(41) }, instructor.token)).status).toBe(400);
  });

  it('keep what they take off; their period and limits can be changed by their maker and by admins', async () => {
    const instructor = await person('instructor');
    const { token } = await person();
    const courseIds = [await server.make.course({ creatorId: instructor.id, pricePaise: 10_000 })];
    const draft = { code: codeOf(), kind: 'percent' as const, value: 10, maxUses: 1 };
    const made = (await server.call(create, draft, instructor.token)).body.discount;
    const id = made._id;
    expect((await buy(token, courseIds, 99, made.code)).status).toBe(200);
    const other = await person();
    const asked = () => server.call(quote, { code: made.code, courseIds }, other.token);
    expect((await asked()).problem.code).toBe('discount_used_up');
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const [startsAt, endsAt] = [hour(-2), hour(2)];
    const limits = { startsAt, endsAt, maxUses: 2, maxPerPerson: 1 };
    const changed = await server.call(update, { id, ...limits }, instructor.token);
    expect(changed.body.discount).toEqual({ ...made, ...limits, used: 1 });
    expect((await asked()).body.quote.total).toBe(99);
    // What is left out stays, and null takes a limit away.
    const admin = await person('admin');
    const less = await server.call(update, { id, maxPerPerson: null, maxUses: 1 }, admin.token);
    const { maxPerPerson: _, ...left } = { ...made, ...limits, maxUses: 1, used: 1 };
    expect(less.body.discount).toEqual(left);

    const refused = async (change: object) => {
      const { status, problem } = await server.call(update, { id, ...change }, instructor.token);
      return [status, problem?.details];
    };
    const early = [400, [{ field: 'endsAt', message: 'The end must be after the start.' }]];
    expect(await refused({ startsAt: hour(3), endsAt: hour(1) })).toEqual(early);
    expect(await refused({ startsAt: hour(3) })).toEqual(early);
    expect((await refused({ maxUses: 0 }))[0]).toBe(400);
    for (const change of [{ value: 90 }, { code: codeOf() }, { kind: 'amount' }, { courseIds }]) {
      expect((await refused(change))[0]).toBe(400);
    }
    await server.call(update, { id, maxUses: null }, admin.token);
    expect((await buy(other.token, courseIds, 99, made.code)).status).toBe(200);
    expect(await refused({ maxUses: 1 })).toEqual([
      400,
      [{ field: 'maxUses', message: 'It was used 2 times already. Please enter at least as many.' }],
    ]);
    const stranger = await person('instructor');
    expect((await server.call(update, { id, maxUses: 9 }, stranger.token)).status).toBe(404);
    expect(await usedOf(id)).toBe(2);
    expect((await server.call(list, {}, instructor.token)).body.discounts).toEqual([
      { ...made, startsAt, endsAt, maxUses: undefined, used: 2 },
    ]);
  });

  it('let no more uses through than a limit that is changed beside checkouts', async () => {
    const courseId = await server.make.course({ pricePaise: 10_000 });
    const admin = await person('admin');
    const { code, _id: id } = await discount({ maxUses: 40 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => person()));
    const [changed, ...answers] = await Promise.all([
      server.call(update, { id, maxUses: 12 }, admin.token),
      ...buyers.map(({ token }) => buy(token, [courseId], 99, code)),
    ]);
    const bought = answers.filter(({ status }) => status === 200).length;
    // The change comes first, or it is refused since more were used.
    expect(bought).toBe(changed.status === 200 ? 12 : 40);
    expect(await usedOf(id)).toBe(bought);
    // Raised while the code is used up and others try.
    const more = await Promise.all([
      server.call(update, { id, maxUses: 42 }, admin.token),
      ...(await Promise.all(Array.from({ length: 45 }, () => person()))).map(({ token }) =>
        buy(token, [courseId], 99, code),
      ),
    ]);
    expect(more[0]?.status).toBe(200);
    expect(await usedOf(id)).toBeLessThanOrEqual(42);
  }, 60_000);

  it('count as they are when the order is stored, not as they were when the code was checked', async () => {
    const { id: userId } = await person();
    const admin = await person('admin');
    const courseId = await server.make.course({ pricePaise: 10_000 });
    const priced = [{ courseId, pricePaise: 10_000, creatorId: admin.id }];
    const use = async (discountId: string) => {
      const id = newId();
      const order = { id, userId, idempotencyKey: id, fingerprint: id, currency: 'INR', cardLast4: null };
      await insertOrder(
        server.db,
        { ...order, partnerId: null, buyer: null, subtotalPaise: 90, taxPaise: 9, totalPaise: 99 },
        [{ courseId, title: 'One', pricePaise: 90 }],
      );
      await takeDiscount(server.db, discountId, { orderId: id, userId });
    };
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const changes: [object, string][] = [
      [{ maxPerPerson: 1 }, 'discount_used'],
      [{ startsAt: hour(1) }, 'discount_not_started'],
      [{ isActive: false }, 'discount_ended'],
    ];
    for (const [change, reason] of changes) {
      const { _id, code } = await discount();
      await use(_id);
      await discountFor(server.db, userId, code, priced, { decimals: 2 });
      await server.call(update, { id: _id, ...change }, admin.token);
      await expect(use(_id)).rejects.toMatchObject({ code: reason });
    }
    const { _id, code } = await discount();
    await discountFor(server.db, userId, code, priced, { decimals: 2 });
    await server.db
      .update(discountCodes)
      .set({ endsAt: new Date(hour(-1)) })
      .where(eq(discountCodes.id, _id));
    await expect(use(_id)).rejects.toMatchObject({ code: 'discount_ended' });
  });

  it('are not made or changed to end in the past, and one that has ended can be given a later end', async () => {
    const admin = await person('admin');
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const past = [400, [{ field: 'endsAt', message: 'The end must be in the future.' }]];
    const draft = { code: codeOf(), kind: 'percent' as const, value: 10 };
    const born = await server.call(create, { ...draft, startsAt: hour(-2), endsAt: hour(-1) }, admin.token);
    expect([born.status, born.problem?.details]).toEqual(past);
    const { _id: id, code } = (await server.call(create, { ...draft, endsAt: hour(1) }, admin.token)).body.discount;
    const changed = await server.call(update, { id, endsAt: hour(-1) }, admin.token);
    expect([changed.status, changed.problem?.details]).toEqual(past);

    await server.db
      .update(discountCodes)
      .set({ endsAt: new Date(hour(-1)) })
      .where(eq(discountCodes.id, id));
    // What isn't its end can still be changed.
    expect((await server.call(update, { id, maxUses: 5 }, admin.token)).status).toBe(200);
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const asked = async () => server.call(quote, { code, courseIds }, (await person()).token);
    expect((await asked()).problem.code).toBe('discount_ended');
    expect((await server.call(update, { id, endsAt: hour(1) }, admin.token)).status).toBe(200);
    expect((await asked()).status).toBe(200);
  });

  it('are listed with the ended ones last', async () => {
    const instructor = await person('instructor');
    const ids: string[] = [];
    for (let place = 0; place < 3; place++) {
      const draft = { code: codeOf(), kind: 'percent' as const, value: 10 };
      ids.push((await server.call(create, draft, instructor.token)).body.discount._id);
    }
    await server.call(update, { id: ids[2] ?? '', isActive: false }, instructor.token);
    const { discounts } = (await server.call(list, {}, instructor.token)).body;
    expect(discounts.map(({ _id }) => _id)).toEqual([ids[1], ids[0], ids[2]]);
  });
});

describe('guesses of codes', () => {
  it('have to wait after twenty, and known codes do not count', async () => {
    const { token } = await person();
    const courseIds = [await server.make.course({ pricePaise: 10_000 })];
    const { code } = await discount();
    for (let known = 0; known < 25; known++) {
      expect((await server.call(quote, { code, courseIds }, token)).status).toBe(200);
    }
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => server.call(quote, { code: codeOf(), courseIds }, token)),
    );
    const told = guesses.filter(({ problem }) => problem.code === 'discount_unknown');
    expect(told).toHaveLength(20);
    // Also by orders, and even the right one.
    expect((await server.call(quote, { code, courseIds }, token)).problem.code).toBe('too_many_attempts');
    expect((await buy(token, courseIds, 99, code)).problem.code).toBe('too_many_attempts');
    expect((await buy(token, courseIds, 110)).status).toBe(200);
  });
});

describe('in a currency without decimals', () => {
  const japan = withServer({ config: { money: { currency: 'JPY', decimals: 0, taxRate: 10, taxName: 'Tax' } } });

  it('an amount is whole yen, and so is each share and the tax', async () => {
    const admin = await japan.tokenOf(await japan.make.user({ role: 'admin' }));
    const token = await japan.tokenOf(await japan.make.user());
    const courseIds: string[] = [];
    for (const pricePaise of [100_000, 50_000, 50_000]) courseIds.push(await japan.make.course({ pricePaise }));
    const draft = { kind: 'amount' as const, value: 101 };
    const parts = await japan.call(create, { ...draft, code: codeOf(), value: 100.5 }, admin);
    expect(parts.status).toBe(400);
    const { discount: made } = (await japan.call(create, { ...draft, code: codeOf() }, admin)).body;
    expect(made.value).toBe(101);
    const { quote: asked } = (await japan.call(quote, { code: made.code, courseIds }, token)).body;
    // 101 by 1000 : 500 : 500, the sums so far rounded half up; the tax is 10 % of 1899.
    expect(asked.lines.map((line) => line.discount)).toEqual([51, 25, 25]);
    expect(asked).toMatchObject({ subtotal: 2000, discount: 101, tax: 190, total: 2089 });
    const paid = { currency: 'JPY', paymentMethodNonce: 'fake-valid-nonce', idempotencyKey: newId() };
    const order = { courseIds, code: made.code, amount: asked.total, ...paid };
    const { body } = await japan.call(endpoints.orders.create, order, token);
    expect(body.order).toMatchObject({ status: 'paid', total: 2089, discount: { code: made.code, amount: 101 } });
  });

  it('per cent are whole yen for each course', async () => {
    const admin = await japan.tokenOf(await japan.make.user({ role: 'admin' }));
    const token = await japan.tokenOf(await japan.make.user());
    const courseIds = [
      await japan.make.course({ pricePaise: 123_500 }),
      await japan.make.course({ pricePaise: 99_900 }),
    ];
    const code = codeOf();
    await japan.call(create, { code, kind: 'percent', value: 10 }, admin);
    const { quote: asked } = (await japan.call(quote, { code, courseIds }, token)).body;
    expect(asked.lines.map((line) => line.discount)).toEqual([124, 100]);
  });
});
