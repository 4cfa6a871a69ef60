import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { mailPreferences, mails } from '../../db/schema.ts';
import { createSmtpTransport } from '../../mail/transport.ts';
import { deepIt } from '../../testing/deepIt.ts';
import { refusal, startMailServer } from '../../testing/mailServer.ts';
import { withServer } from '../../testing/withServer.ts';
import { type Sender, startSender } from './sender.ts';

const server = withServer({ sendsMail: true });
const demo = withServer({ keepsMail: true });
const off = withServer();
const { get, update, check, change } = endpoints.mailPreferences;

let smtp: Awaited<ReturnType<typeof startMailServer>>;
const senders: Sender[] = [];
beforeEach(async () => {
  await server.db.delete(mails);
  smtp = await startMailServer();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await smtp.close();
});

function begin(origin = 'https://learn.example') {
  const sender = startSender({
    db: server.db,
    transport: createSmtpTransport(smtp.url, { name: 'Lectern', address: 'hello@lectern.example' }),
    origin,
    linkTokens: server.services.linkTokens,
    faults: server.services.faults,
    log: { warn: () => {}, error: () => {} },
    lookMs: 20,
  });
  senders.push(sender);
}

/** A learner with graded submissions; the mails about them wait. */
async function graded(submissions = 1, at = server) {
  const creatorId = await at.make.user({ role: 'instructor' });
  const asOwner = await at.tokenOf(creatorId);
  const learner = await at.make.user({ email: `${newId()}@learner.example` });
  const token = await at.tokenOf(learner);
  for (let n = 0; n < submissions; n++) {
    const { courseId, assignment } = await at.make.fullCourse({ creatorId });
    await at.make.enroll(learner, courseId);
    const work = { id: assignment, submissionText: 'My work' };
    const { submission } = (await at.call(endpoints.assignments.submit, work, token)).body;
    await at.call(endpoints.submissions.grade, { id: submission._id, grade: 80 }, asOwner);
  }
  await at.db.delete(mails).where(eq(mails.kind, 'submission'));
  const link = at.services.linkTokens.unsubscribe({ userId: learner, kind: 'grade' });
  return { learner, token, link };
}

const press = (token: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  server.inject({
    method: 'POST',
    url: `/unsubscribe?token=${token}`,
    payload: body,
    headers: { 'content-type': type },
  });
const preferencesOf = async (token: string) => (await server.call(get, {}, token)).body.preferences;
const stateOf = async () =>
  (await server.db.select().from(mails)).map(({ state, attempts }) => `${state} ${attempts}`).join();
const makeDue = () => server.db.update(mails).set({ dueAt: sql`now()` });
const readable = (source: string) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
const headersOf = (source: string) => (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');

describe('a mail that can be stopped', () => {
  it('says so to mail programs and to people, with a link of the account and the kind', async () => {
    const { link } = await graded();
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    const source = smtp.received[0]?.source ?? '';
    const url = `https://learn.example/unsubscribe?token=${link}`;
    expect(headersOf(source)).toMatch(new RegExp(`^List-Unsubscribe: <${url.replace(/[.?]/g, '\\$&')}>$`, 'm'));
    expect(headersOf(source)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(readable(source).split(url).length).toBeGreaterThanOrEqual(4);
    expect(readable(source)).toContain('Unsubscribe from mails about graded work');
  });

  it('promises no POST where the marketplace has no https', async () => {
    await graded();
    begin('http://learn.example');
    await expect.poll(stateOf).toBe('sent 1');
    const headers = headersOf(smtp.received[0]?.source ?? '');
    expect(headers).toContain('List-Unsubscribe: <http://learn.example/unsubscribe?token=');
    expect(headers).not.toContain('List-Unsubscribe-Post');
  });

  it('is not a receipt', async () => {
    const userId = await server.make.user({ email: `${newId()}@learner.example` });
    const courseIds = [await server.make.course({ pricePaise: 50_000 })];
    const order = { courseIds, amount: 550, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
    await server.call(endpoints.orders.create, { ...order, idempotencyKey: newId() }, await server.tokenOf(userId));
    begin();
    await expect.poll(stateOf).toBe('sent 1');
    expect(smtp.received[0]?.source).not.toMatch(/unsubscribe/i);
  });
});

describe('one press', () => {
  it('stops mails of the kind without a session, however often, in both encodings of forms', async () => {
    const { token, link } = await graded();
    expect(await preferencesOf(token)).toEqual({ grade: true, submission: true, certificate: true });
    const results = await Promise.all(Array.from({ length: 8 }, () => press(link)));
    expect(results.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await preferencesOf(token)).toEqual({ grade: false, submission: true, certificate: true });

    await server.call(change, { token: link, isOn: true });
    const boundary = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(link, boundary, 'multipart/form-data; boundary=x')).status).toBe(200);
    expect((await preferencesOf(token))?.grade).toBe(false);
  });

  it('is nothing that a link that is followed does', async () => {
    const { token, link } = await graded();
    for (const method of ['GET', 'HEAD'] as const) await server.inject({ method, url: `/unsubscribe?token=${link}` });
    expect((await press(link, '')).status).toBe(400);
    expect((await press(link, 'a=b')).status).toBe(400);
    expect((await press(link, 'x'.repeat(5_000))).status).toBe(413);
    expect((await server.call(check, { token: link })).body).toEqual({ kind: 'grade', isOn: true });
    expect((await preferencesOf(token))?.grade).toBe(true);
  });

  it('takes no forged link, and a link signs nobody in', async () => {
    const { learner, token, link } = await graded();
    const other = await server.make.user();
    const signature = link.split('.')[2] ?? '';
    const forged = [
      `${learner}.certificate.${signature}`,
      `${other}.grade.${signature}`,
      `${learner}.grade.${'x'.repeat(43)}`,
      `${learner}.grade`,
      link.slice(0, -1),
      '',
      'x'.repeat(5_000),
      `${link}&token=${link}`,
    ];
    for (const one of forged) expect((await press(one)).status, one).toBe(400);
    for (const one of forged) {
      expect((await server.send(change, { token: one, isOn: false })).status, one).toBe(400);
      expect((await server.send(check, { token: one })).status, one).toBe(400);
    }
    expect(await preferencesOf(token)).toEqual({ grade: true, submission: true, certificate: true });
    expect((await server.call(get, {}, link)).status).toBe(401);
    const gone = server.services.linkTokens.unsubscribe({ userId: newId(), kind: 'grade' });
    expect((await press(gone)).status).toBe(400);
  });

  it('can be taken back by the same link', async () => {
    const { token, link } = await graded();
    await press(link);
    expect((await server.call(change, { token: link, isOn: true })).body).toEqual({ kind: 'grade', isOn: true });
    expect((await preferencesOf(token))?.grade).toBe(true);
  });
});

describe('a mail that waits', () => {
  it('is not sent once it was stopped, also where it was tried before', async () => {
    const { link } = await graded();
    smtp.behavior.recipient = () => refusal(450, 'Greylisted');
    begin();
    await expect.poll(async () => (await server.db.select().from(mails))[0]?.error).toContain('Greylisted');
    smtp.behavior.recipient = undefined;
    await press(link);
    await makeDue();
    await expect.poll(stateOf).toBe('');
    expect(smtp.received).toEqual([]);
  });

  it('is not written once they were stopped, and others of the account are', async () => {
    const { learner, token } = await graded();
    await server.db.delete(mails);
    await server.call(update, { grade: false }, token);
    expect(await server.services.mail.queue(server.db, 'grade', { userId: learner, subjectId: newId() })).toBe(false);
    expect(await server.services.mail.queue(server.db, 'receipt', { userId: learner, subjectId: newId() })).toBe(true);
    expect(await server.db.$count(mails)).toBe(1);
  });

  deepIt(
    'is sent or dropped while somebody presses: nothing that is looked at later is sent',
    async () => {
      const rounds = process.env.LECTERN_DEEP ? 20 : 4;
      begin();
      begin();
      for (let round = 0; round < rounds; round++) {
        const { learner, link } = await graded(12);
        await delay(Math.random() * 150);
        await Promise.all([press(link), press(link)]);
        const before = smtp.received.length;
        await expect.poll(() => server.db.$count(mails, eq(mails.state, 'waiting')), { timeout: 10_000 }).toBe(0);
        // What two servers had under way: five each.
        expect(smtp.received.length - before).toBeLessThanOrEqual(10);
        const sent = await server.db.$count(mails, sql`user_id = ${learner} and state = 'sent'`);
        expect(smtp.received.filter(({ source }) => readable(source).includes(link))).toHaveLength(sent);
      }
    },
    60_000,
  );
});

describe('preferences', () => {
  it('are those of the account, and change by what is sent', async () => {
    const [mine, theirs] = await Promise.all(
      [1, 2].map(async () => server.tokenOf(await server.make.user({ role: 'instructor' }))),
    );
    expect((await server.call(update, { submission: false }, mine)).body.preferences).toEqual({
      grade: true,
      submission: false,
      certificate: true,
    });
    await server.call(update, { grade: false }, mine);
    await server.call(update, {}, mine);
    expect(await preferencesOf(mine ?? '')).toEqual({ grade: false, submission: false, certificate: true });
    expect(await preferencesOf(theirs ?? '')).toEqual({ grade: true, submission: true, certificate: true });
    expect((await server.call(get)).status).toBe(401);
    expect((await server.send(update, { receipt: false }, mine)).status).toBe(400);
  });

  it('under many changes at once are those of one of them', async () => {
    const { learner, token, link } = await graded();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? server.call(update, { grade: n % 4 === 1 }, token) : server.call(change, { token: link, isOn: false }),
      ),
    );
    expect(await server.db.$count(mailPreferences, eq(mailPreferences.userId, learner))).toBe(1);
  });

  it('hold in the outbox of the demo, and there are none where no mails are written', async () => {
    const { token } = await graded(1, demo);
    expect(await demo.db.$count(mails, eq(mails.kind, 'grade'))).toBe(1);
    await demo.call(update, { grade: false }, token);
    const { userId } = (await demo.call(endpoints.users.profile, {}, token)).body.user;
    expect(await demo.services.mail.queue(demo.db, 'grade', { userId, subjectId: newId() })).toBe(false);
    expect((await off.call(get, {}, await off.tokenOf(await off.make.user()))).body).toEqual({});
  });
});
