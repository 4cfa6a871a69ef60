import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { documents, orders, users } from '../../db/schema.ts';
import type { RefundState } from '../../payments/provider.ts';
import { withServer } from '../../testing/withServer.ts';
import { finishOrder } from '../orders/finishOrder.ts';
import { settleOpenRefunds } from '../refunds/settleRefund.ts';
import { findPrinted, issueCreditNote, issueReceipts } from './repository.ts';

const seller = { name: 'Lighthouse Books Ltd', address: '1 Harbour Road\nLondon', taxNumber: 'GB 123' };
let refundKind: RefundState['kind'] = 'refunded';
const server = withServer({
  config: { seller },
  payments: () => ({
    options: { provider: 'demo' },
    begin: () => Promise.resolve({ kind: 'charged' }),
    find: () => Promise.resolve({ kind: 'charged' }),
    cancel: () => Promise.resolve({ kind: 'charged' }),
    refund: () => Promise.resolve({ kind: refundKind, providerId: 'p' }),
  }),
});
const year = new Date().getUTCFullYear();

async function buyer() {
  const creatorId = await server.make.user({ role: 'instructor' });
  const userId = await server.make.user({ firstName: 'Nina', lastName: 'Okoye' });
  const token = await server.tokenOf(userId);
  return {
    userId,
    token,
    async buy(pricePaise = 49_900, more: object = {}) {
      const courseId = await server.make.course({ creatorId, pricePaise, title: 'Reading Weather Maps' });
      const draft = { courseIds: [courseId], amount: (pricePaise * 1.1) / 100, currency: 'INR' as const };
      const answer = await server.call(endpoints.orders.create, { ...draft, idempotencyKey: newId(), ...more }, token);
      return { ...answer.body?.order, status: answer.status, problem: answer.problem, courseId };
    },
    order: async (id: string) => (await server.call(endpoints.orders.get, { id }, token)).body.order,
    refund: (id: string, courseId: string) => server.call(endpoints.orders.refund, { id, courseId }, token),
    billing: async () => (await server.call(endpoints.orders.billing, {}, token)).body.billing,
  };
}
const placeOf = (number = '') => Number(number.split('-')[2]);
const open = (url = '') => server.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, '') });

describe('a receipt', () => {
  it('has the next number of the year, the seller of the day and the name of the account', async () => {
    const nina = await buyer();
    const first = (await nina.buy()).receipt;
    const second = (await nina.buy()).receipt;
    expect(first).toMatchObject({ seller, buyer: { name: 'Nina Okoye' } });
    expect(first?.number).toMatch(new RegExp(`^R-${year}-\\d{6}$`));
    expect(placeOf(second?.number)).toBe(placeOf(first?.number) + 1);
  });

  it('is for whom the buyer wrote, whom the next purchase offers again, and stays as it was', async () => {
    const nina = await buyer();
    expect(await nina.billing()).toBeNull();
    const bought = await nina.buy(49_900, {
      buyer: { name: ' Okoye Ltd ', address: '2 Quay\n \n Cork', taxNumber: '' },
    });
    const written = { name: 'Okoye Ltd', address: '2 Quay\nCork' };
    expect(bought.receipt?.buyer).toEqual(written);
    expect(await nina.billing()).toEqual(written);
    await nina.buy(100, { buyer: { address: '3 Quay' } });
    await server.db.update(users).set({ firstName: 'Anna' }).where(eq(users.id, nina.userId));
    expect((await nina.order(bought._id ?? '')).receipt?.buyer).toEqual(written);
    expect((await nina.buy()).receipt?.buyer).toEqual({ name: 'Anna Okoye', address: '3 Quay' });
    expect(await nina.billing()).toEqual({ address: '3 Quay' });
    expect((await nina.buy(100, { buyer: {} })).receipt?.buyer).toEqual({ name: 'Anna Okoye' });
    expect((await nina.buy()).receipt?.buyer).toEqual({ name: 'Anna Okoye' });
    const change = server.db.update(documents).set({ buyer: { name: 'Somebody' } });
    await expect(change).rejects.toMatchObject({ cause: { message: 'a document keeps what it says' } });
  });

  it('is refused with the field that is too long', async () => {
    const nina = await buyer();
    for (const [field, length] of [
      ['name', 201],
      ['address', 501],
      ['taxNumber', 51],
    ] as const) {
      const { status, problem } = await nina.buy(100, { buyer: { [field]: 'x'.repeat(length) } });
      expect([status, problem.details]).toEqual([400, [expect.objectContaining({ field: `buyer.${field}` })]]);
    }
    expect(await nina.billing()).toBeNull();
  });

  it('takes tax numbers as they are written, and no other text', async () => {
    const nina = await buyer();
    for (const taxNumber of ['29ABCDE1234F1Z5', 'DE 123/456.78-9', 'ΑΦΜ 094259216'])
      expect((await nina.buy(100, { buyer: { taxNumber } })).receipt?.buyer).toMatchObject({ taxNumber });
    for (const taxNumber of ['<b>29</b>', 'none!', 'a@b', '12\n34']) {
      const { status, problem } = await nina.buy(100, { buyer: { taxNumber } });
      const message = 'A tax number has letters, digits, spaces, hyphens, dots and slashes only.';
      expect([status, problem.details]).toEqual([400, [{ field: 'buyer.taxNumber', message }]]);
    }
  });

  it('is issued once, and takes no number where the purchase is undone', async () => {
    const nina = await buyer();
    const bought = await nina.buy();
    await finishOrder(server.services, bought._id ?? '');
    await issueReceipts(server.db, seller, bought._id);
    await expect(
      server.db.transaction(async (tx) => {
        await tx.update(orders).set({ updatedAt: new Date(), status: 'paid' });
        await tx.execute(sql`delete from documents where order_id = ${bought._id}`);
        await issueReceipts(tx, seller, bought._id);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(placeOf((await nina.buy()).receipt?.number)).toBe(placeOf(bought.receipt?.number) + 1);
  });

  it('numbers purchases from before in their order, by year', async () => {
    await server.db.execute(sql`truncate documents, document_series`);
    const nina = await buyer();
    const ids: string[] = [];
    for (const day of ['2024-12-31T23:59:59Z', '2025-01-01T00:00:00Z', '2025-06-01T00:00:00Z']) {
      const { _id = '' } = await nina.buy(100);
      ids.push(_id);
      await server.db
        .update(orders)
        .set({ updatedAt: new Date(day) })
        .where(eq(orders.id, _id));
    }
    await server.db.execute(sql`truncate documents, document_series`);
    await issueReceipts(server.db, seller);
    const numbers = await Promise.all(ids.map(async (id) => (await nina.order(id)).receipt?.number));
    expect(numbers).toEqual(['R-2024-000001', 'R-2025-000001', 'R-2025-000002']);
    const paid = await server.db.$count(orders, eq(orders.status, 'paid'));
    expect(await rows(server.db, sql`select sum(last)::int as sum from document_series`)).toEqual([{ sum: paid }]);
  });
});

describe('a credit note', () => {
  it('follows the refund with a number of its own and the buyer of the receipt', async () => {
    const nina = await buyer();
    const bought = await nina.buy(49_900, { buyer: { name: 'Okoye Ltd' } });
    await nina.buy(100, { buyer: { name: 'Another Ltd' } });
    await nina.refund(bought._id ?? '', bought.courseId);
    const { receipt, items } = await nina.order(bought._id ?? '');
    const note = items[0]?.refund?.creditNote;
    const [row] = await server.db
      .select()
      .from(documents)
      .where(eq(documents.number, note?.number ?? ''));
    expect(row).toMatchObject({ kind: 'credit_note', seller, buyer: { name: 'Okoye Ltd' }, orderId: bought._id });
    expect(note?.number).toMatch(new RegExp(`^C-${year}-\\d{6}$`));
    expect(receipt?.number).toBe(bought.receipt?.number);
  });

  it('is issued once', async () => {
    const nina = await buyer();
    const bought = await nina.buy();
    const { courseId, _id: orderId = '' } = bought;
    await nina.refund(orderId, courseId);
    const [before] = await rows(server.db, sql`select last from document_series where kind = 'credit_note'`);
    await issueCreditNote(server.db, seller, { orderId, courseId });
    expect(await rows(server.db, sql`select last from document_series where kind = 'credit_note'`)).toEqual([before]);
  });

  it('is void once the refund fails, and keeps its number', async () => {
    const nina = await buyer();
    const bought = await nina.buy();
    refundKind = 'sent';
    await nina.refund(bought._id ?? '', bought.courseId);
    const before = (await nina.order(bought._id ?? '')).items[0]?.refund?.creditNote;
    expect(before).toMatchObject({ number: expect.stringMatching(/^C-/) });
    expect(before?.voidedAt).toBeUndefined();
    refundKind = 'failed';
    await settleOpenRefunds(server.services);
    refundKind = 'refunded';
    expect((await nina.order(bought._id ?? '')).items[0]?.refund?.creditNote).toMatchObject({
      number: before?.number,
      voidedAt: expect.any(String),
    });
  });
});

const emailOf = async (userId: string) =>
  (await server.db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email;

describe('the file', () => {
  it('of a receipt and of a credit note opens by its address alone, and not by another one', async () => {
    const nina = await buyer();
    const bought = await nina.buy();
    await nina.refund(bought._id ?? '', bought.courseId);
    const { receipt, items } = await nina.order(bought._id ?? '');
    const note = items[0]?.refund?.creditNote;
    for (const url of [receipt?.pdfUrl, `${receipt?.pdfUrl}&paper=letter`, note?.pdfUrl]) {
      const answer = await open(url);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      // Of what is not compressed, only the author.
      expect(answer.text).toContain('(Lighthouse Books Ltd)');
    }
    expect((await open(`${receipt?.pdfUrl}&paper=a0`)).status).toBe(400);
    expect((await open(receipt?.pdfUrl?.split('?')[0])).problem.code).toBe('link_expired');
    const swapped = receipt?.pdfUrl?.replace(receipt.number, note?.number ?? '');
    expect((await open(swapped)).problem.code).toBe('link_expired');
    for (const number of ['R-2026-1', 'x'.repeat(5_000), 'R-2026-000001%00'])
      expect((await open(`/api/receipt/${number}/pdf`)).status).toBeGreaterThanOrEqual(400);
  });

  it('of a receipt says what a code took off, and the sums agree', async () => {
    const nina = await buyer();
    const admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
    const draft = { code: 'RAIN-20', kind: 'percent' as const, value: 20 };
    await server.call(endpoints.discounts.create, draft, admin);
    // 499.00 - 99.80 + 39.92
    const { receipt } = await nina.buy(49_900, { amount: 439.12, code: 'RAIN-20' });
    expect(await findPrinted(server.db, receipt?.number ?? '')).toMatchObject({
      // As on the page.
      email: await emailOf(nina.userId),
      lines: [{ title: 'Reading Weather Maps', paise: 49_900 }],
      discount: { code: 'RAIN-20', paise: 9_980 },
      taxPaise: 3_992,
      totalPaise: 43_912,
    });
    const answer = await open(receipt?.pdfUrl);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('takes pages for fifty courses with long titles and an address of many lines', async () => {
    const nina = await buyer();
    const creatorId = await server.make.user({ role: 'instructor' });
    const courseIds = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.make.course({ creatorId, pricePaise: 10_000_000, title: 'Weather Maps '.repeat(14) }),
      ),
    );
    const { body } = await server.call(
      endpoints.orders.create,
      {
        courseIds,
        amount: 5_500_000,
        currency: 'INR',
        idempotencyKey: newId(),
        buyer: { name: 'W'.repeat(200), address: 'a\n'.repeat(250) },
      },
      nina.token,
    );
    const many = await open(body.order.receipt?.pdfUrl);
    expect(many.status).toBe(200);
  });
});
