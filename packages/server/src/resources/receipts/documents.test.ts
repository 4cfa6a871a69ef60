import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { documents, orders, refunds } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer({
  payments: () => ({
    options: { provider: 'demo' },
    begin: () => Promise.resolve({ kind: 'charged' }),
    find: () => Promise.resolve({ kind: 'charged' }),
    cancel: () => Promise.resolve({ kind: 'charged' }),
    refund: () => Promise.resolve({ kind: 'refunded', providerId: 'p' }),
  }),
});
const { list } = endpoints.documents;
const month = new Date().toISOString().slice(0, 7);
const year = month.slice(0, 4);
let boss: string;
beforeAll(async () => {
  boss = await server.tokenOf(await server.make.user({ role: 'admin' }));
});
const read = async (input: { month?: string; page?: number } = {}) =>
  (await server.call(list, input, boss)).body.documents;
const paise = (rupees: number) => Math.round(rupees * 100);
const open = (url = '') => server.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, '') });

let learner: { id: string; token: string };
async function buy(pricePaise: number, buyer?: object) {
  if (!learner) {
    const id = await server.make.user({ firstName: 'Nina', lastName: '=Okoye' });
    learner = { id, token: await server.tokenOf(id) };
  }
  const creatorId = await server.make.user({ role: 'instructor' });
  const courseId = await server.make.course({ creatorId, pricePaise });
  const amount = (pricePaise + Math.round(pricePaise / 10)) / 100;
  const draft = { courseIds: [courseId], amount, currency: 'INR' as const, idempotencyKey: newId() };
  const answer = await server.call(endpoints.orders.create, { ...draft, ...(buyer ? { buyer } : {}) }, learner.token);
  expect(answer.status, answer.text).toBe(200);
  const id = answer.body.order?._id ?? '';
  return { id, courseId, refund: () => server.call(endpoints.orders.refund, { id, courseId }, learner.token) };
}

describe('the receipts and credit notes of a month', () => {
  it('are listed by number, and agree with the orders and the refunds to the paisa', async () => {
    await buy(499_05, { name: 'Okoye, Sons & Co', taxNumber: 'GB 123' });
    await (await buy(1_299_95)).refund();
    await (await buy(1)).refund();
    const { documents: rows, totals, page, pages } = await read();
    expect([page, pages]).toEqual([1, 1]);
    expect(rows.map(({ number }) => number)).toEqual([
      ...[1, 2, 3].map((place) => `R-${year}-00000${place}`),
      ...[1, 2].map((place) => `C-${year}-00000${place}`),
    ]);
    expect(rows[0]).toMatchObject({
      ...{ kind: 'receipt', taxable: 499.05, tax: 49.91, total: 548.96 },
      buyer: { name: 'Okoye, Sons & Co', taxNumber: 'GB 123' },
    });
    expect(rows[3]).toMatchObject({ kind: 'credit_note', orderId: rows[1]?.orderId, total: -(rows[1]?.total ?? 0) });
    const [sold] = await server.db
      .select({ tax: sql<number>`sum(tax_paise)::float8`, total: sql<number>`sum(total_paise)::float8` })
      .from(orders);
    const [back] = await server.db
      .select({ tax: sql<number>`sum(tax_paise)::float8`, total: sql<number>`sum(amount_paise)::float8` })
      .from(refunds);
    expect([paise(totals.receipts.tax), paise(totals.receipts.total)]).toEqual([sold?.tax, sold?.total]);
    expect([paise(totals.creditNotes.tax), paise(totals.creditNotes.total)]).toEqual([
      -(back?.tax ?? 0),
      -(back?.total ?? 0),
    ]);
    expect(totals.all).toEqual({ count: 5, missing: 0, taxable: 499.05, tax: 49.91, total: 548.96 });
    expect((await open(rows[0]?.pdfUrl)).headers['content-type']).toBe('application/pdf');
  });

  it('are a file with the same lines and their sum, in which no name is a formula', async () => {
    const { csvUrl, documents: rows, totals } = await read();
    const file = await open(csvUrl);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="receipts-${month}.csv"`);
    const lines = file.text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFNumber,Kind,Date,Order,Buyer,Tax number,Taxable amount,Tax,Total,Void since');
    const day = rows[0]?.issuedAt.slice(0, 10);
    expect(lines[1]).toMatch(
      new RegExp(`^R-${year}-000001,Receipt,${day},LEC-\\w+,"Okoye, Sons & Co",GB 123,499.05,49.91,548.96,$`),
    );
    expect(lines[4]).toContain(`C-${year}-000001,Credit note,`);
    expect(lines[4]).toContain(',-1299.95,-130.00,-1429.95,');
    const { taxable, tax, total } = totals.all;
    expect(lines.slice(6)).toEqual([`Total,,,,,,${[taxable, tax, total].map((sum) => sum.toFixed(2)).join(',')},`, '']);
    expect(file.text.split('\uFEFF')).toHaveLength(2);

    await server.db.execute(sql`alter table documents disable trigger documents_kept`);
    await server.db
      .update(documents)
      .set({ buyer: { name: '=SUM(A1)' } })
      .where(eq(documents.number, `R-${year}-000001`));
    await server.db.execute(sql`alter table documents enable trigger documents_kept`);
    expect((await open(csvUrl)).text).toContain(",'=SUM(A1),");
  });

  it('count a void credit note as nothing, under its number', async () => {
    const number = `C-${year}-000002`;
    const before = (await read()).totals.all;
    await server.db.update(documents).set({ voidedAt: new Date() }).where(eq(documents.number, number));
    const { documents: rows, totals } = await read();
    expect(rows.find((one) => one.number === number)).toMatchObject({
      ...{ taxable: 0, tax: 0, total: 0, voidedAt: expect.any(String) },
    });
    expect(totals.all).toMatchObject({ count: 5, missing: 0 });
    expect(paise(totals.all.total)).toBe(paise(before.total) + 1);
  });

  it('come in pages, with the sums of all, and say how many numbers of the year are missing', async () => {
    const { id } = await buy(100_00);
    const [kept] = await server.db.select().from(documents).where(eq(documents.orderId, id));
    const copies = Array.from({ length: 1_100 }, (_, place) => place);
    for (const place of copies) {
      const orderId = newId();
      const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
      if (!order || !kept) throw new Error('The order has a receipt.');
      await server.db.insert(orders).values({ ...order, id: orderId, idempotencyKey: orderId });
      const number = `R-2024-${String(place + 1).padStart(6, '0')}`;
      const issuedAt = new Date(Date.UTC(2024, 1, 1 + (place % 29)));
      await server.db.insert(documents).values({ ...kept, number, orderId, issuedAt });
    }
    const last = await read({ month: '2024-02', page: 99 });
    expect([last.page, last.pages, last.documents.length]).toEqual([22, 22, 50]);
    expect(last.documents.at(-1)?.number).toBe('R-2024-001100');
    expect(last.totals.all).toEqual({ count: 1_100, missing: 0, taxable: 110_000, tax: 11_000, total: 121_000 });
    const numbers = (await open(last.csvUrl)).text
      .split('\r\n')
      .flatMap((line) => /^R-2024-(\d+)/.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(copies.map((place) => place + 1));

    await server.db.delete(documents).where(eq(documents.number, 'R-2024-000007'));
    expect((await read({ month: '2024-02' })).totals.all).toMatchObject({ count: 1_099, missing: 1 });
    // The next months have nothing of that kind, and still lack it.
    expect((await read({ month: '2024-03' })).totals.all).toMatchObject({ count: 0, missing: 1 });
    expect((await read()).totals.all.missing).toBe(0);
    await server.db.delete(documents).where(eq(documents.orderId, id));
    expect((await read()).totals.all.missing).toBe(1);
  });

  it('are none in an empty month, and belong to months of UTC', async () => {
    const none = { count: 0, missing: 0, taxable: 0, tax: 0, total: 0 };
    const empty = await read({ month: '2020-01' });
    expect(empty).toMatchObject({ documents: [], page: 1, pages: 1 });
    expect(empty.totals).toEqual({ receipts: none, creditNotes: none, all: none });
    expect((await open(empty.csvUrl)).text.split('\r\n')).toHaveLength(3);
    await server.db.execute(sql`alter table documents disable trigger documents_kept`);
    const move = (number: string, issuedAt: Date) =>
      server.db.update(documents).set({ issuedAt }).where(eq(documents.number, number));
    await move('R-2024-000001', new Date('2019-12-31T23:59:59.999Z'));
    await move('R-2024-000002', new Date('2020-01-01T00:00:00Z'));
    await server.db.execute(sql`alter table documents enable trigger documents_kept`);
    expect((await read({ month: '2020-01' })).documents.map(({ number }) => number)).toEqual(['R-2024-000002']);
    expect((await read({ month: '9999-12' })).documents).toEqual([]);
    for (const wrong of ['0000-01', '2020-13', '2020'])
      expect((await server.call(list, { month: wrong }, boss)).status, wrong).toBe(400);
  });

  it('are for admins alone, and the file for those who have its address', async () => {
    for (const role of ['learner', 'instructor'] as const)
      expect((await server.call(list, {}, await server.tokenOf(await server.make.user({ role })))).status).toBe(403);
    expect((await server.call(list, {})).status).toBe(401);
    const { csvUrl = '' } = await read();
    expect((await open(csvUrl.split('?')[0])).status).toBe(403);
    expect((await open(csvUrl.replace(month, '2020-01'))).status).toBe(403);
  });
});
