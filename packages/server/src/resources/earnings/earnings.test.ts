import { endpoints, type Payee } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { earnings, orderItems, orders, payouts, refunds, users } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { finishOrder } from '../orders/finishOrder.ts';
import { insertOrder } from '../orders/repository.ts';
import { recordRefund, recordSales } from './repository.ts';

const server = withServer();
const { get, getOfPartner } = endpoints.earnings;
const { list, record, remove } = endpoints.payouts;

/** So many months before this one: on the 15th, and its name. */
function monthsAgo(count: number) {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15));
  return { day, name: day.toISOString().slice(0, 7) };
}

interface Sale {
  courses: readonly { courseId: string; pricePaise: number }[];
  partnerId?: string | null;
  /** When it is paid. @default now */
  paidAt?: Date;
  shares?: { instructor: number; partner: number };
}

/** Somebody buys these courses. */
async function sell({ courses, partnerId = null, paidAt, shares }: Sale) {
  const id = newId();
  const subtotalPaise = courses.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const taxPaise = Math.round(subtotalPaise / 10);
  const amounts = { subtotalPaise, taxPaise, totalPaise: subtotalPaise + taxPaise };
  const userId = await server.make.user();
  const order = {
    id,
    userId,
    idempotencyKey: id,
    fingerprint: id,
    currency: 'INR',
    cardLast4: null,
    partnerId,
    buyer: null,
  };
  await insertOrder(
    server.db,
    { ...order, ...amounts },
    courses.map((course) => ({ ...course, title: 'A course' })),
  );
  await finishOrder(shares ? { ...server.services, shares } : server.services, id);
  if (paidAt) await server.db.update(earnings).set({ createdAt: paidAt }).where(eq(earnings.orderId, id));
  return id;
}

async function teacher(pricePaise: number) {
  const id = await server.make.user({ role: 'instructor', firstName: 'Ada', lastName: 'Berg' });
  const courseId = await server.make.course({ creatorId: id, pricePaise });
  const token = await server.tokenOf(id);
  return {
    id,
    sale: { courseId, pricePaise },
    earnings: async (range = {}) => (await server.call(get, range, token)).body.earnings,
  };
}

const admin = async () => server.tokenOf(await server.make.user({ role: 'admin' }));
const dueTo = async (token: string, payeeId: string) =>
  (await server.call(list, {}, token)).body.payouts.due.find((one) => one.payeeId === payeeId);

describe('what a course earns', () => {
  it('is the share at the time of the sale, half up, without tax, once for each course', async () => {
    const { sale, earnings: earned } = await teacher(1299_05);
    await sell({ courses: [sale] });
    await sell({ courses: [sale], shares: { instructor: 50, partner: 10 } });
    const { months, balance } = await earned();
    // 909.335 and 649.525.
    expect(months.at(-1)).toMatchObject({ sales: 2, price: 2598.1, share: 1558.87, refunded: 0, paidOut: 0 });
    expect(balance).toBe(1558.87);
    expect(months).toHaveLength(12);
  });

  it('earns nothing where it is free, and nothing twice where a server repeats its work', async () => {
    const { sale, earnings: earned } = await teacher(499_00);
    const free = { courseId: await server.make.course(), pricePaise: 0 };
    const id = await sell({ courses: [sale, free] });
    await finishOrder(server.services, id);
    await recordSales(server.db, server.services.shares, id);
    const rows = await server.db.select().from(earnings).where(eq(earnings.orderId, id));
    expect(rows.map(({ courseId, sharePaise }) => [courseId, sharePaise])).toEqual([[sale.courseId, 349_30]]);
    expect((await earned()).balance).toBe(349.3);
  });

  it('gives a partner its share of what its buyers pay, and nobody else sees it', async () => {
    const { sale, earnings: earned } = await teacher(1000_00);
    const other = await teacher(1000_00);
    const { id: partnerId } = await server.make.partner();
    await sell({ courses: [sale], partnerId });
    await sell({ courses: [sale] });
    const token = await admin();
    const { body } = await server.call(endpoints.partners.report, { partnerId }, token);
    expect(body.months.at(-1)).toMatchObject({ revenue: 1000, share: 100 });
    expect((await earned()).balance).toBe(1400);
    expect((await other.earnings()).balance).toBe(0);
  });

  it('shares no more than the sale where both shares are rounded up', async () => {
    const { sale, earnings: earned } = await teacher(9_99);
    const { id: partnerId } = await server.make.partner();
    const orderId = await sell({ courses: [sale], partnerId, shares: { instructor: 50, partner: 50 } });
    const rows = await server.db.select().from(earnings).where(eq(earnings.orderId, orderId));
    expect(rows.map(({ payee, sharePaise }) => [payee, sharePaise]).sort()).toEqual([
      ['instructor', 5_00],
      ['partner', 4_99],
    ]);
    expect((await earned()).balance).toBe(5);
  });

  it('belongs to months of UTC, whichever are asked for', async () => {
    const { sale, earnings: earned } = await teacher(100_00);
    await sell({ courses: [sale], paidAt: new Date('2025-12-31T23:59:59.999Z') });
    await sell({ courses: [sale], paidAt: new Date('2026-01-01T00:00:00Z') });
    const { months } = await earned({ from: '2025-12', to: '2026-01' });
    expect(months.map(({ month, sales }) => [month, sales])).toEqual([
      ['2025-12', 1],
      ['2026-01', 1],
    ]);
    const [course] = (await earned({ from: '2025-12', to: '2025-12' })).courses;
    expect(course).toEqual({
      courseId: sale.courseId,
      title: expect.stringContaining('Course'),
      sales: 1,
      price: 100,
      share: 70,
      refunded: 0,
    });
    const { status } = await server.send(get, { from: '2026-02', to: '2026-01' }, await admin());
    expect(status).toBe(400);
  });
});

describe('a refund', () => {
  it('takes back what the instructor and the partner earned, in its own month, and once', async () => {
    const { id, sale, earnings: earned } = await teacher(499_05);
    const { id: partnerId } = await server.make.partner();
    const orderId = await sell({ courses: [sale], partnerId, paidAt: monthsAgo(1).day });
    const token = await admin();
    const due = await dueTo(token, id);
    const [payee, month] = ['instructor' as const, monthsAgo(1).name];
    await server.call(record, { payee, payeeId: id, month, amount: due?.amount ?? 0 }, token);
    await server.db
      .update(orders)
      .set({ createdAt: monthsAgo(1).day })
      .where(eq(orders.id, orderId));
    const [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
    const money = { amountPaise: 548_96, taxPaise: 49_91, progress: 0, state: 'refunded' as const };
    await server.db
      .insert(refunds)
      .values({ ...money, id: newId(), orderId, courseId: sale.courseId, userId: order?.userId ?? '' });
    await recordRefund(server.db, { orderId, courseId: sale.courseId, retries: 0 }, 'refund');
    await recordRefund(server.db, { orderId, courseId: sale.courseId, retries: 0 }, 'refund');
    const { balance, months } = await earned();
    expect(months.slice(-2)).toMatchObject([
      { sales: 1, price: 499.05, share: 349.34, refunded: 0, paidOut: 0 },
      { sales: 0, price: 0, share: 0, refunded: 349.34, paidOut: 349.34 },
    ]);
    expect(balance).toBe(-349.34);
    const { body } = await server.call(endpoints.partners.report, { partnerId }, token);
    expect(body.months.slice(-2)).toMatchObject([
      { revenue: 499.05, share: 49.91, refunded: 0 },
      { revenue: 0, share: 0, refunded: 49.91 },
    ]);
    // The next sale pays it back first.
    await sell({ courses: [sale], paidAt: monthsAgo(1).day });
    expect(await dueTo(token, id)).toMatchObject({ amount: 349.34 });
    expect((await earned()).balance).toBe(0);
  });
});

describe('payouts', () => {
  it('are due for months that have ended, and are recorded once', async () => {
    const { id, sale, earnings: earned } = await teacher(1000_00);
    await sell({ courses: [sale], paidAt: monthsAgo(2).day });
    await sell({ courses: [sale], paidAt: monthsAgo(1).day });
    await sell({ courses: [sale] });
    const token = await admin();
    const due = await dueTo(token, id);
    expect(due).toEqual({ payee: 'instructor', payeeId: id, name: 'Ada Berg', month: monthsAgo(1).name, amount: 1400 });
    expect(await earned()).toMatchObject({ balance: 2100, due: 1400, payouts: [] });
    const reference = 'NEFT 4711';
    const payout = { payee: 'instructor' as const, payeeId: id, month: monthsAgo(1).name, amount: 1400, reference };
    const answers = await Promise.all([1, 2, 3].map(() => server.call(record, payout, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Which reference the payee sees is never left to chance.
    for (const other of ['NEFT 4712', undefined]) {
      const { status, problem } = await server.call(record, { ...payout, reference: other }, token);
      expect([status, problem.code, problem.message]).toEqual([
        409,
        'payout_recorded',
        'This payout was recorded with another reference. Undo it first to record it with this one.',
      ]);
    }
    expect((await server.call(record, { ...payout, reference: ` ${reference} ` }, token)).status).toBe(200);
    expect(await server.db.select().from(payouts).where(eq(payouts.payeeId, id))).toHaveLength(1);
    expect(await dueTo(token, id)).toBeUndefined();
    expect(await earned()).toMatchObject({
      balance: 700,
      due: 0,
      payouts: [{ month: monthsAgo(1).name, amount: 1400, reference }],
    });
    expect((await earned()).months.at(-1)).toMatchObject({ share: 700, paidOut: 1400 });
    // As the column of its months: it was sent in this one.
    expect(await earned({ from: monthsAgo(2).name, to: monthsAgo(1).name })).toMatchObject({ payouts: [] });
    expect((await earned({ from: monthsAgo(0).name, to: monthsAgo(0).name })).payouts).toHaveLength(1);
    const [latest] = (await server.call(list, {}, token)).body.payouts.recorded;
    expect(latest).toMatchObject({ ...payout, name: 'Ada Berg' });

    await server.call(remove, { payee: 'instructor', payeeId: id, month: monthsAgo(1).name }, token);
    expect(await dueTo(token, id)).toMatchObject({ amount: 1400 });
  });

  it('are refused where another amount is due, and for a month that goes on', async () => {
    const { id, sale } = await teacher(1000_00);
    await sell({ courses: [sale], paidAt: monthsAgo(1).day });
    const token = await admin();
    const payout = { payee: 'instructor' as const, payeeId: id, month: monthsAgo(1).name, amount: 699.99 };
    expect((await server.call(record, payout, token)).problem).toMatchObject({ code: 'payout_changed' });
    const long = { ...payout, amount: 700, reference: 'x'.repeat(101) };
    expect((await server.call(record, long, token)).status).toBe(400);
    for (const reference of ['A\nB', 'A\u2028B', 'A\tB', 'A\u202eB', 'A\u2066B']) {
      const { status, problem } = await server.call(record, { ...payout, amount: 700, reference }, token);
      expect([status, problem.details], JSON.stringify(reference)).toEqual([
        400,
        [{ field: 'reference', message: "This text contains a character that can't be saved." }],
      ]);
    }
    expect((await server.call(record, { ...payout, month: monthsAgo(0).name }, token)).problem.message).toBe(
      'Please choose a month that has ended.',
    );
    expect((await server.call(record, { ...payout, payeeId: newId() }, token)).status).toBe(409);
    expect(await server.db.select().from(payouts).where(eq(payouts.payeeId, id))).toEqual([]);
  });

  it('are for admins alone', async () => {
    const instructor = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    expect((await server.call(list, {}, instructor)).status).toBe(403);
    expect((await server.call(list, {})).status).toBe(401);
    expect((await server.call(get, {}, await server.tokenOf(await server.make.user()))).status).toBe(403);
  });
});

describe('what a partner earned, for its owner', () => {
  const owned = async (token: string) => (await server.call(endpoints.partners.listOwned, {}, token)).body.partners;
  async function ownedPartner(fields: { state?: 'active' | 'revoked' } = {}) {
    const ownerId = await server.make.user();
    const { id: partnerId } = await server.make.partner({ ownerId, ...fields });
    return { partnerId, ownerId, token: await server.tokenOf(ownerId) };
  }

  it('agrees to the paisa with the report and with the payouts, after a refund and a payout', async () => {
    const { sale } = await teacher(499_05);
    const other = await teacher(1299_95);
    const { partnerId, token } = await ownedPartner();
    const orderId = await sell({ courses: [sale, other.sale], partnerId, paidAt: monthsAgo(1).day });
    await sell({ courses: [other.sale], partnerId });
    const boss = await admin();
    const [payee, month] = ['partner' as const, monthsAgo(1).name];
    // 49.905 and 129.995, each half up.
    expect(await dueTo(boss, partnerId)).toMatchObject({ payee, amount: 179.91 });
    await server.call(record, { payee, payeeId: partnerId, month, amount: 179.91 }, boss);
    await recordRefund(server.db, { orderId, courseId: sale.courseId, retries: 0 }, 'refund');

    const { balance, months } = (await server.call(getOfPartner, { partnerId }, token)).body.earnings;
    expect(months.slice(-2)).toEqual([
      { month, sales: 2, price: 1799, share: 179.91, refunded: 0, paidOut: 0 },
      { month: monthsAgo(0).name, sales: 1, price: 1299.95, share: 130, refunded: 49.91, paidOut: 179.91 },
    ]);
    expect(balance).toBe(80.09);
    const report = (await server.call(endpoints.partners.report, { partnerId }, boss)).body.months;
    expect(
      report.map(({ month, revenue, share, refunded, paidOut }) => ({
        month,
        price: revenue,
        share,
        refunded,
        paidOut,
      })),
    ).toEqual(months.map(({ sales: _, ...money }) => money));
    const { recorded } = (await server.call(list, {}, boss)).body.payouts;
    const paid = recorded.filter(({ payeeId }) => payeeId === partnerId).map(({ amount }) => amount);
    expect(paid).toEqual(months.map(({ paidOut }) => paidOut).filter(Boolean));
    // What is left of the balance is of this month, and due after its end.
    await server.db
      .update(earnings)
      .set({ createdAt: monthsAgo(1).day })
      .where(eq(earnings.payeeId, partnerId));
    expect((await dueTo(boss, partnerId))?.amount).toBe(balance);
  });

  it('is for the owner alone, for each of several partners, and for the next one after a change', async () => {
    const { sale } = await teacher(1000_00);
    const { partnerId, ownerId, token } = await ownedPartner();
    const { id: second } = await server.make.partner({ ownerId, name: 'The Second' });
    await sell({ courses: [sale], partnerId });
    expect(await owned(token)).toEqual([
      { _id: second, name: 'The Second', state: 'active' },
      expect.objectContaining({ _id: partnerId }),
    ]);
    const balanceFor = async (given: string, of: string) =>
      (await server.call(getOfPartner, { partnerId: of }, given)).body?.earnings?.balance;
    expect([await balanceFor(token, partnerId), await balanceFor(token, second)]).toEqual([100, 0]);

    const next = await ownedPartner();
    const boss = await admin();
    for (const given of [next.token, boss]) {
      const answer = await server.call(getOfPartner, { partnerId }, given);
      expect(answer).toMatchObject({ status: 404, problem: { message: 'Partner not found.' } });
    }
    expect((await server.call(getOfPartner, { partnerId })).status).toBe(401);
    expect((await server.call(getOfPartner, { partnerId: newId() }, token)).status).toBe(404);

    const give = (ownerEmail: string) => server.call(endpoints.partners.update, { partnerId, ownerEmail }, boss);
    await give('');
    expect(await owned(token)).toEqual([expect.objectContaining({ _id: second })]);
    expect((await server.call(getOfPartner, { partnerId }, token)).status).toBe(404);
    const [account] = await server.db.select().from(users).where(eq(users.id, next.ownerId));
    await give(account?.email ?? '');
    expect(await balanceFor(next.token, partnerId)).toBe(100);
  });

  it('is still seen, and still due, where the key no longer works', async () => {
    const { sale } = await teacher(1000_00);
    const { partnerId, token } = await ownedPartner({ state: 'revoked' });
    await sell({ courses: [sale], partnerId, paidAt: monthsAgo(1).day });
    expect(await owned(token)).toEqual([expect.objectContaining({ _id: partnerId, state: 'revoked' })]);
    expect((await server.call(getOfPartner, { partnerId }, token)).body.earnings.balance).toBe(100);
    expect(await dueTo(await admin(), partnerId)).toMatchObject({ amount: 100 });
  });

  it('has no partners for anybody else', async () => {
    expect(await owned(await server.tokenOf(await server.make.user()))).toEqual([]);
    expect((await server.call(endpoints.partners.listOwned, {})).status).toBe(401);
  });
});

it('agrees with the orders to the paisa, over random histories', async () => {
  // The same history in each run.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const teachers = [await teacher(1_01), await teacher(499_05), await teacher(99_999_99)];
  const partners = [null, (await server.make.partner()).id, (await server.make.partner()).id];
  const token = await admin();
  const ids: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const bought = teachers.filter(() => random(2) === 0);
    if (bought.length === 0) continue;
    const instructor = random(9_000) / 100;
    const id = await sell({
      courses: bought.map(({ sale }) => sale),
      partnerId: partners[random(3)] ?? null,
      paidAt: monthsAgo(random(5)).day,
      shares: { instructor, partner: Math.min(10, 100 - instructor) },
    });
    ids.push(id);
    // A refund, one that came back, and one that was granted again.
    const refund = { orderId: id, courseId: bought[0]?.sale.courseId ?? '', retries: 0 };
    const steps = random(4) === 0 ? random(3) + 1 : 0;
    if (steps > 0) await recordRefund(server.db, refund, 'refund');
    if (steps > 1) await recordRefund(server.db, refund, 'restored');
    if (steps > 2) await recordRefund(server.db, { ...refund, retries: 1 }, 'refund');
    if (random(6) > 0) continue;
    for (const due of (await server.call(list, {}, token)).body.payouts.due) {
      const { payee, payeeId, month, amount } = due;
      await server.call(record, { payee, payeeId, month, amount }, token);
    }
  }
  const isOfHistory = sql`order_id in ${ids}`;
  const sums = async (payee: Payee, kinds = sql`true`) => {
    const [row] = await server.db
      .select({
        price: sql<number>`coalesce(sum(price_paise), 0)::float8`,
        share: sql<number>`coalesce(sum(share_paise), 0)::float8`,
      })
      .from(earnings)
      .where(sql`payee = ${payee} and ${isOfHistory} and ${kinds}`);
    return row ?? { price: 0, share: 0 };
  };
  const [sold] = await server.db
    .select({ paise: sql<number>`sum(subtotal_paise)::float8` })
    .from(orders)
    .where(sql`id in ${ids}`);
  const [lines] = await server.db.select({ count: sql<number>`count(*)::int` }).from(orderItems).where(isOfHistory);
  const instructors = await sums('instructor');
  const brought = await sums('partner');
  expect((await sums('instructor', sql`kind = 'sale'`)).price).toBe(sold?.paise);
  // What is left is the marketplace's, and never less than nothing but for a half paisa of each line.
  expect(instructors.share + brought.share).toBeLessThanOrEqual((sold?.paise ?? 0) + (lines?.count ?? 0));
  const paise = (rupees: number) => Math.round(rupees * 100);
  let statements = 0;
  for (const { id, earnings: earned } of teachers) {
    const { balance, months, courses } = await earned();
    const byCourse = courses.reduce((sum, { share, refunded }) => sum + paise(share) - paise(refunded), 0);
    const shares = months.reduce((sum, { share, refunded }) => sum + paise(share) - paise(refunded), 0);
    const paidOut = months.reduce((sum, one) => sum + paise(one.paidOut), 0);
    expect(paise(balance), id).toBe(shares - paidOut);
    expect(byCourse, id).toBe(shares);
    statements += shares;
  }
  expect(statements).toBe(instructors.share);
});
