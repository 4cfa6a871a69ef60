import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { mails, orders, type users } from '../../db/schema.ts';
import { createSmtpTransport } from '../../mail/transport.ts';
import { deepIt } from '../../testing/deepIt.ts';
import { refusal, startMailServer } from '../../testing/mailServer.ts';
import { withServer } from '../../testing/withServer.ts';
import { issueReceipts } from '../receipts/repository.ts';
import { addMail, claimMails, MAX_WAITING, settleMail } from './outboxRepository.ts';
import { type Sender, startSender } from './sender.ts';

const server = withServer({ sendsMail: true });
const from = { name: 'Lectern', address: 'hello@lectern.example' };
const warnings: string[] = [];
const log = { warn: (line: unknown) => void warnings.push(String(line)), error: () => {} };
const without = withServer();

let smtp: Awaited<ReturnType<typeof startMailServer>>;
const senders: Sender[] = [];
beforeEach(async () => {
  await server.db.delete(mails);
  warnings.length = 0;
  smtp = await startMailServer();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await smtp.close();
});

/** Sends what is due, as `start.ts` does. */
function begin(url = smtp.url): Sender {
  const sender = startSender({
    db: server.db,
    transport: createSmtpTransport(url, from),
    origin: 'https://learn.example',
    linkTokens: server.services.linkTokens,
    faults: server.services.faults,
    log,
    lookMs: 20,
  });
  senders.push(sender);
  return sender;
}

/** A learner who has bought a course; the receipt waits. */
async function buy(learner: Partial<typeof users.$inferInsert> = {}, title = 'Tides for walkers', at = server) {
  const userId = await at.make.user(learner);
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
  expect(bought.status).toBe(200);
  return { userId, orderId: bought.body.order._id };
}

const stored = () => server.db.select().from(mails).orderBy(mails.createdAt);
const stateOf = async () => (await stored()).map(({ state, attempts }) => `${state} ${attempts}`).join();
/** As if the wait were over. */
const makeDue = () => server.db.update(mails).set({ dueAt: sql`now()` });
const unfolded = (source: string) => source.replace(/\r\n[ \t]/g, ' ');
const headersOf = (source: string) => unfolded(source).split('\r\n\r\n')[0] ?? '';

describe('a receipt', () => {
  it('is sent once, with what was bought as HTML and as text', async () => {
    const { orderId } = await buy({ firstName: 'José', lastName: 'Nair', email: 'jose@learner.example' });
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: from.address, to: ['jose@learner.example'] });
    const source = unfolded(mail?.source ?? '');
    expect(source).toMatch(/^From: Lectern <hello@lectern.example>/m);
    expect(source).toMatch(/^To: =\?UTF-8\?Q\?Jos=C3=A9_Nair\?= <jose@learner.example>/m);
    expect(source).toContain('Subject: =?UTF-8?Q?Your_receipt_for_=22Tides_for_walkers=22?=');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(source).toContain('Content-Type: text/html; charset=utf-8');
    const number = `LEC-${orderId.slice(-6).toUpperCase()}`;
    expect(source.replace(/=\r\n/g, '')).toMatch(new RegExp(`Receipt R-\\d{4}-\\d{6}, order ${number} of `));
    expect(source).toMatch(/Sold by.*Lectern.*Billed to.*Jos/s);
    // In the HTML and in the text; long lines are folded.
    expect(source.replace(/=\r\n/g, '').split(`https://learn.example/orders/${orderId}`).length).toBeGreaterThanOrEqual(
      3,
    );
    await makeDue();
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    expect(smtp.received).toHaveLength(1);
  });

  it('names the seller and the buyer with their tax numbers', async () => {
    const { orderId } = await buy();
    await server.db.execute(sql`truncate documents`);
    const seller = { name: 'Lighthouse Books Ltd', address: '1 Harbour Road\nLondon', taxNumber: 'GB 123' };
    await server.db
      .update(orders)
      .set({ buyer: { name: 'Okoye Ltd', taxNumber: 'IE 7' } })
      .where(eq(orders.id, orderId));
    await issueReceipts(server.db, seller, orderId);
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    const source = (smtp.received[0]?.source ?? '').replace(/=\r\n/g, '');
    const text = source.replaceAll('\r\n', '\n');
    expect(text).toContain('\n\nSold by:\nLighthouse Books Ltd\n1 Harbour Road\nLondon\nTax number: GB 123\n\n');
    expect(text).toContain('\n\nBilled to:\nOkoye Ltd\nTax number: IE 7\n\n');
  });

  it('is written with the order or not at all, and the order does not wait for the mail server', async () => {
    await smtp.close();
    await buy();
    expect(await stateOf()).toBe('waiting 0');
    smtp = await startMailServer();
  });

  it('puts no header of somebody’s name or title into the mail', async () => {
    const name = 'Eve\r\nBcc: all@victims.example\r\n\r\nBuy now';
    await buy(
      { firstName: name, lastName: '"<x@y.example>,' },
      `A title\r\nX-Injected: yes\u2028Bcc: b@victims.example`,
    );
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    const [mail] = smtp.received;
    expect(mail?.to).toHaveLength(1);
    expect(headersOf(mail?.source ?? '')).not.toMatch(/^(bcc|x-injected):/im);
  });

  it('escapes what people have written', async () => {
    await buy({}, '<img src=x onerror=alert(1)> & friends');
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    const source = (smtp.received[0]?.source ?? '').replace(/=\r\n/g, '');
    expect(source).toContain('&lt;img');
    const html = source.slice(source.indexOf('Content-Type: text/html'));
    expect(html).not.toContain('<img');
  });
});

describe('a mail server that', () => {
  it('refuses the recipient for good is asked once', async () => {
    await buy();
    smtp.behavior.recipient = () => refusal(550, 'No such mailbox');
    begin();
    await expect.poll(stateOf).toBe('failed 1');
    expect((await stored())[0]?.error).toContain('No such mailbox');
  });

  it('asks to come back later gets the mail later', async () => {
    await buy();
    smtp.behavior.recipient = () => refusal(450, 'Greylisted');
    begin();
    await expect.poll(async () => (await stored())[0]?.error).toContain('Greylisted');
    expect(await stateOf()).toBe('waiting 1');
    const [waiting] = await stored();
    expect((waiting?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(40_000);
    smtp.behavior.recipient = undefined;
    await makeDue();
    await expect.poll(stateOf).toBe('sent 2');
    expect(smtp.received).toHaveLength(1);
  });

  it('drops the connection after it has the mail gets it again with the same id', async () => {
    await buy();
    smtp.behavior.data = () => 'drop';
    const first = begin();
    await expect.poll(async () => (await stored())[0]?.error).toBeTruthy();
    expect(warnings.join()).toContain("mail can't be sent");
    await first.stop();
    smtp.behavior.data = undefined;
    await makeDue();
    begin();
    await expect.poll(stateOf).toBe('sent 2');
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  deepIt(
    'never answers keeps nobody waiting',
    async () => {
      await buy();
      smtp.behavior.data = () => 'silent';
      const sender = begin();
      await expect.poll(stateOf).toBe('waiting 1');
      await expect.poll(() => smtp.received.length).toBe(1);
      // Its mail is claimed: another server does not take it.
      expect(await claimMails(server.db, 5)).toEqual([]);
      await buy();
      await expect.poll(stateOf).toContain('waiting 0');
      await sender.stop();
    },
    20_000,
  );

  it('cannot be reached, or refuses the password, is named without the password', async () => {
    await buy();
    smtp.behavior.auth = () => false;
    await smtp.close();
    smtp = await startMailServer({ auth: () => false });
    begin(`smtp://lectern:s3cret-word@127.0.0.1:${smtp.port}`);
    await expect.poll(() => warnings.join()).toMatch(/^mail can't be sent: 127\.0\.0\.1:\d+: .*535/);
    expect(warnings.join()).not.toContain('s3cret');
    await expect.poll(async () => (await stored())[0]?.error).toContain('535');
    expect(await stateOf()).toBe('waiting 1');
    begin('smtp://127.0.0.1:1');
    await expect.poll(() => warnings.join()).toContain('127.0.0.1:1: ');
  });
});

describe('the queue', () => {
  it('gives each mail to one of many servers', async () => {
    for (let n = 0; n < 20; n++) await buy();
    for (let n = 0; n < 4; n++) begin();
    await expect
      .poll(async () => (await stored()).every(({ state }) => state === 'sent'), { timeout: 20_000 })
      .toBe(true);
    expect(smtp.received).toHaveLength(20);
    expect(new Set(smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])).size).toBe(20);
  });

  it('goes on where a server was killed', async () => {
    await buy();
    // Claimed, and never settled.
    expect(await claimMails(server.db, 5)).toHaveLength(1);
    expect(await claimMails(server.db, 5)).toEqual([]);
    await makeDue();
    begin();
    await expect.poll(stateOf).toBe('sent 2');
    expect(smtp.received).toHaveLength(1);
  });

  it('ignores the answer to an attempt that another server has repeated', async () => {
    await buy();
    const [first] = await claimMails(server.db, 5);
    await makeDue();
    const [second] = await claimMails(server.db, 5);
    if (!first || !second) throw new Error('Nothing was claimed.');
    await settleMail(server.db, first, 'failed', 'late');
    expect(await stateOf()).toBe('waiting 2');
    await settleMail(server.db, second, 'sent', null);
    expect(await stateOf()).toBe('sent 2');
  });

  it('gives up what would be too late', async () => {
    await buy();
    await server.db.update(mails).set({ expiresAt: sql`now() - interval '1 second'` });
    begin();
    await expect.poll(stateOf).toBe('failed 1');
    expect(smtp.received).toEqual([]);
  });

  it('is bounded, and a full one fails no order', async () => {
    await server.db.execute(sql`
      insert into mails (id, kind, user_id, subject_id, state, expires_at)
      select 'm' || n, 'receipt', ${await server.make.user()}, n, 'waiting', now()
      from generate_series(1, ${MAX_WAITING}) as n`);
    const { userId } = await buy();
    expect(await server.db.select().from(mails).where(eq(mails.userId, userId))).toEqual([]);
  });

  it('keeps one mail that nobody has tried to send for what it reports', async () => {
    const userId = await server.make.user();
    const mail = { kind: 'receipt', userId, subjectId: newId(), lifetimeSeconds: 60 };
    await Promise.all(Array.from({ length: 10 }, () => addMail(server.db, mail)));
    expect(await stored()).toHaveLength(1);
  });
});

it('no mail is written where none is sent', async () => {
  await buy({}, 'Tides', without);
  expect(await without.db.select().from(mails)).toEqual([]);
});

it('names a mail server that takes nothing to admins, with what waits, until it takes a mail', async () => {
  const admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
  const told = async () => {
    const { overview } = (await server.call(endpoints.overview.get, {}, admin)).body;
    const { outbox } = (await server.call(endpoints.mails.list, {}, admin)).body;
    return { faults: overview.faults, outbox: outbox.fault };
  };
  const { port } = smtp;
  await smtp.close();
  await buy();
  const sender = begin(`smtp://secret-user:secret-password@127.0.0.1:${port}`);
  await expect.poll(async () => (await told()).outbox?.kind).toBe('mail');
  const { faults, outbox } = await told();
  expect(faults).toEqual([{ ...outbox, lastAt: expect.any(String) }]);
  expect(outbox).toMatchObject({ waiting: 1, detail: expect.stringContaining('127.0.0.1') });
  expect(JSON.stringify(outbox)).not.toContain('secret');
  await sender.stop();
  smtp = await startMailServer();
  await makeDue();
  begin();
  await expect.poll(stateOf).toContain('sent');
  expect(await told()).toEqual({ faults: [], outbox: undefined });
});
