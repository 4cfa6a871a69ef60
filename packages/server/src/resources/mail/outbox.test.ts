import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { mails } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { deleteOldMails, MAX_KEPT } from './outboxRepository.ts';

const demo = withServer({ keepsMail: true });
const sending = withServer({ sendsMail: true, keepsMail: true });
const off = withServer();

beforeEach(async () => {
  await demo.db.delete(mails);
});

/** A learner who has bought a course with this title. */
async function buy(at: typeof demo, title = 'Tides for walkers') {
  const userId = await at.make.user({ email: `${newId()}@learner.example` });
  const courseId = await at.make.course({ title, pricePaise: 50_000 });
  const bought = await at.call(
    endpoints.orders.create,
    {
      courseIds: [courseId],
      amount: 550,
      currency: 'INR',
      paymentMethodNonce: 'fake-valid-nonce',
      idempotencyKey: newId(),
    },
    await at.tokenOf(userId),
  );
  expect(bought.status, bought.text).toBe(200);
  return { userId, orderId: bought.body.order._id };
}

const adminOf = async (at: typeof demo) => at.tokenOf(await at.make.user({ role: 'admin' }));
const list = async (at: typeof demo, page = 1) => {
  const { status, body } = await at.call(endpoints.mails.list, { page }, await adminOf(at));
  expect(status).toBe(200);
  return body.outbox;
};

describe('the outbox of the demo', () => {
  it('lists what would have been sent, and shows one with text and HTML', async () => {
    const { userId, orderId } = await buy(demo, '<img src=x onerror=alert(1)>');
    const [stored] = await demo.db.select().from(mails);
    expect(stored).toMatchObject({ state: 'kept', attempts: 0, userId, subjectId: orderId });
    const outbox = await list(demo);
    expect(outbox).toMatchObject({ mode: 'kept', page: 1, pages: 1 });
    expect(outbox.mails).toEqual([
      {
        _id: stored?.id,
        kind: 'receipt',
        to: stored?.recipient,
        subject: 'Your receipt for "<img src=x onerror=alert(1)>"',
        at: stored?.createdAt.toISOString(),
      },
    ]);
    expect(stored?.recipient).toMatch(/@learner\.example$/);

    const { body } = await demo.call(endpoints.mails.get, { id: stored?.id ?? '' }, await adminOf(demo));
    expect(body.mail.text).toContain('Thank you for your purchase');
    expect(body.mail.text).toContain(`/orders/${orderId}`);
    const html = await demo.inject({ url: new URL(body.mail.htmlUrl).pathname + new URL(body.mail.htmlUrl).search });
    expect(html.status).toBe(200);
    expect(html.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'cache-control': 'no-store',
    });
    expect(html.text).toContain('&lt;img');
    expect(html.text).not.toContain('<img');
  });

  it('sends its HTML to no one without the signed address', async () => {
    await buy(demo);
    const id = (await list(demo)).mails[0]?._id;
    const statusOf = async (query: string, of = id) =>
      (await demo.inject({ url: `/api/admin/mails/${of}/html${query}` })).status;
    const { htmlUrl } = (await demo.call(endpoints.mails.get, { id: id ?? '' }, await adminOf(demo))).body.mail;
    const { search } = new URL(htmlUrl);
    expect(await statusOf(search)).toBe(200);
    expect(await statusOf('')).toBe(403);
    expect(await statusOf(search.slice(0, -2))).toBe(403);
    expect(await statusOf(search, newId())).toBe(403);
    expect(await statusOf(search, 'x'.repeat(5_000))).not.toBe(200);
  });

  it('is for admins', async () => {
    const token = await demo.tokenOf(await demo.make.user({ role: 'instructor' }));
    expect((await demo.call(endpoints.mails.list, {}, token)).status).toBe(403);
    expect((await demo.call(endpoints.mails.get, { id: newId() }, token)).status).toBe(403);
    expect((await demo.call(endpoints.mails.get, { id: newId() }, await adminOf(demo))).status).toBe(404);
  });

  it('shows page by page, keeps the newest 200, and drops what is a month old', async () => {
    const userId = await demo.make.user();
    await demo.db.execute(sql`
      insert into mails (id, kind, user_id, subject_id, state, expires_at, recipient, subject, created_at, settled_at)
      select 'm' || n, 'receipt', ${userId}, n, 'kept', now(), 'a@b.example', 'Number ' || n,
        now() - make_interval(mins => n::int), now() - make_interval(mins => n::int)
      from generate_series(1, ${MAX_KEPT}) as n`);
    await buy(demo);
    expect(await demo.db.$count(mails)).toBe(MAX_KEPT);
    const last = await list(demo, 10);
    expect(last).toMatchObject({ page: 10, pages: 10 });
    expect(last.mails).toHaveLength(20);
    expect(last.mails.at(-1)?.subject).toBe(`Number ${MAX_KEPT - 1}`);
    expect((await list(demo, 1_000)).page).toBe(10);
    await demo.db.update(mails).set({ settledAt: sql`now() - interval '31 days'` }).where(eq(mails.kind, 'receipt'));
    await deleteOldMails(demo.db);
    expect((await list(demo)).mails).toEqual([]);
  });

  it('fails no order with a mail that it cannot make', async () => {
    // As if the tables were not what this version knows.
    await demo.db.execute(sql`alter table mails rename column recipient to someone`);
    try {
      await buy(demo);
    } finally {
      await demo.db.execute(sql`alter table mails rename column someone to recipient`);
    }
    expect(await demo.db.$count(mails)).toBe(0);
  });

  it('says that a mail is gone with what it reported', async () => {
    await buy(demo);
    const id = (await list(demo)).mails[0]?._id ?? '';
    await demo.db.update(mails).set({ subjectId: newId() });
    expect((await demo.call(endpoints.mails.get, { id }, await adminOf(demo))).status).toBe(404);
  });
});

it('there is none where mails are sent, and where no mails are written', async () => {
  await buy(sending);
  expect((await sending.db.select().from(mails)).map(({ state }) => state)).toEqual(['waiting']);
  expect(await list(sending)).toEqual({ mode: 'sent', mails: [], page: 1, pages: 1 });
  await buy(off);
  expect(await off.db.$count(mails)).toBe(0);
  expect(await list(off)).toEqual({ mode: 'off', mails: [], page: 1, pages: 1 });
});
