import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkCurrency } from '../../currency.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { earnings, orders, refunds } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { composeReceipt } from '../mail/receipt.ts';
import { findPrinted } from '../receipts/repository.ts';

const vat = { currency: 'EUR', decimals: 2, taxRate: 19, taxName: 'VAT' };
const yen = { currency: 'JPY', decimals: 0, taxRate: 10, taxName: 'Tax' };

describe.each([
  // 23.47 × 19 % = 4.4593; 49.99 + 23.48 = 73.47, × 19 % = 13.9593
  { money: vat, prices: [4_999, 2_348], tax: 1_396, shares: [3_499, 1_644], taxLine: 'VAT (19%)', total: '€87.43' },
  // 1,235 + 500 = 1,735, × 10 % = 173.5
  {
    money: yen,
    prices: [123_500, 50_000],
    tax: 17_400,
    shares: [86_500, 35_000],
    taxLine: 'Tax (10%)',
    total: '¥1,909',
  },
])('in $money.currency', ({ money, prices, tax, shares, taxLine, total }) => {
  const server = withServer({ config: { money } });
  const subtotal = prices.reduce((sum, price) => sum + price, 0);

  async function buyer() {
    const creatorId = await server.make.user({ role: 'instructor' });
    const courseIds: string[] = [];
    for (const pricePaise of prices) courseIds.push(await server.make.course({ creatorId, pricePaise }));
    const userId = await server.make.user();
    const token = await server.tokenOf(userId);
    const draft = {
      courseIds,
      amount: (subtotal + tax) / 100,
      currency: money.currency,
      paymentMethodNonce: 'fake-valid-nonce',
    };
    const buy = (more: object = {}) =>
      server.call(endpoints.orders.create, { ...draft, idempotencyKey: newId(), ...more }, token);
    return { userId, token, courseIds, buy };
  }

  it('sells with the tax of the deployment, half up', async () => {
    const { buy, userId } = await buyer();
    const { order } = (await buy()).body;
    expect(order).toMatchObject({
      status: 'paid',
      currency: money.currency,
      subtotal: subtotal / 100,
      tax: tax / 100,
      total: (subtotal + tax) / 100,
      taxRate: money.taxRate,
      taxName: money.taxName,
    });
    const earned = await server.db.select().from(earnings).where(eq(earnings.orderId, order._id));
    expect(earned.map(({ sharePaise }) => sharePaise).sort((a, b) => b - a)).toEqual(shares);
    const mail = await composeReceipt(
      { db: server.db, origin: 'https://learn.example' } as never,
      {
        userId,
        subjectId: order._id,
        person: { email: 'a@b.example', firstName: 'A', lastName: 'B' },
      } as never,
    );
    expect(JSON.stringify(mail?.message.body)).toContain(taxLine);
    expect(JSON.stringify(mail?.message.body)).toContain(total);
  });

  it('refuses another currency and the amount of another rate, with the right one', async () => {
    const { buy } = await buyer();
    const foreign = await buy({ currency: 'INR' });
    expect([foreign.status, foreign.problem.details]).toEqual([400, [expect.objectContaining({ field: 'currency' })]]);
    const { status, problem } = await buy({ amount: subtotal / 100 });
    expect([status, problem.code]).toEqual([409, 'price_changed']);
    const { taxRate, taxName } = money;
    expect(problem.details).toMatchObject({ tax: tax / 100, total: (subtotal + tax) / 100, taxRate, taxName });
  });

  it('gives back what was paid after the rate has changed, and the order keeps its own', async () => {
    const { buy, token, courseIds } = await buyer();
    const { order } = (await buy()).body;
    server.services.money = { ...money, taxRate: 25, taxName: 'Other' };
    try {
      for (const courseId of courseIds) await server.call(endpoints.orders.refund, { id: order._id, courseId }, token);
      const given = await server.db.select().from(refunds).where(eq(refunds.orderId, order._id));
      expect(given.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(subtotal + tax);
      expect(given.reduce((sum, { taxPaise }) => sum + taxPaise, 0)).toBe(tax);
      const unit = 10 ** (2 - money.decimals);
      for (const { amountPaise, taxPaise } of given) expect([amountPaise % unit, taxPaise % unit]).toEqual([0, 0]);
      const after = (await server.call(endpoints.orders.get, { id: order._id }, token)).body.order;
      expect(after).toMatchObject({ tax: tax / 100, taxRate: money.taxRate, taxName: money.taxName });
      for (const number of [after.receipt?.number, after.items[0]?.refund?.creditNote?.number]) {
        const printed = await findPrinted(server.db, number ?? '');
        expect(printed?.order).toMatchObject({ taxRate: money.taxRate, taxName: money.taxName });
      }
      const earned = await server.db.select().from(earnings).where(eq(earnings.orderId, order._id));
      expect(earned.reduce((sum, { sharePaise }) => sum + sharePaise, 0)).toBe(0);
      const later = await buyer();
      expect((await later.buy()).problem).toMatchObject({ code: 'price_changed' });
    } finally {
      server.services.money = money;
    }
    for (const change of [
      { taxRate: 7 },
      { taxName: 'Other' },
      { currency: 'USD' },
      { taxPaise: 0, totalPaise: subtotal },
    ]) {
      const changing = server.db.update(orders).set(change).where(eq(orders.id, order._id));
      await expect(changing).rejects.toMatchObject({ cause: { message: 'an order keeps what it was sold with' } });
    }
  });

  it('starts with its own currency alone once something was sold', async () => {
    await (await buyer()).buy();
    await expect(startIn(money.currency, server.db)).resolves.toBeUndefined();
    await expect(startIn('USD', server.db)).rejects.toThrow(
      `CURRENCY is USD, but this database has orders in ${money.currency}`,
    );
  });

  it('has no tax at a rate of 0', async () => {
    server.services.money = { ...money, taxRate: 0 };
    try {
      const { order } = (await (await buyer()).buy({ amount: subtotal / 100 })).body;
      expect(order).toMatchObject({ tax: 0, taxRate: 0, total: subtotal / 100 });
    } finally {
      server.services.money = money;
    }
  });
});

/** As at the start of a server with this currency. */
const startIn = (currency: string, db: Db) => checkCurrency({ db, withLongTimeout: (work) => work(db) }, currency);

describe('a currency without decimals', () => {
  const server = withServer({ config: { money: yen } });

  it('has no prices with decimals', async () => {
    const token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    const category = await server.make.category('Sums');
    const draft = { title: 'A course', description: 'What you learn in this course.', category };
    const create = (price: number) =>
      server.call(endpoints.courses.create, { ...draft, price, idempotencyKey: newId() }, token);
    const { status, problem } = await create(499.5);
    expect([status, problem.details]).toEqual([
      400,
      [{ field: 'price', message: 'An amount in JPY has no decimals.' }],
    ]);
    expect((await create(499)).status).toBe(200);
  });

  it('is not started with prices that have some', async () => {
    await server.make.course({
      creatorId: await server.make.user({ role: 'instructor' }),
      pricePaise: 49_950,
      title: 'Tides',
    });
    await expect(startIn('JPY', server.db)).rejects.toThrow('the price of "Tides" has some');
    await server.db.execute(sql`update courses set price_paise = 49900 where price_paise = 49950`);
    await expect(startIn('JPY', server.db)).resolves.toBeUndefined();
  });
});
