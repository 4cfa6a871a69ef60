import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { files, mails, signInFailures, supportAttachments, supportMessages } from '../../db/schema.ts';
import { createSmtpTransport } from '../../mail/transport.ts';
import { refusal, startMailServer } from '../../testing/mailServer.ts';
import { storedIn } from '../../testing/testStorage.ts';
import { withServer } from '../../testing/withServer.ts';
import { sweepFiles } from '../../uploads/sweep.ts';
import { addMail } from '../mail/outboxRepository.ts';
import { type Sender, startSender } from '../mail/sender.ts';
import { deleteOldMessages, MAX_OPEN } from './repository.ts';

const server = withServer({ sendsMail: true });
const without = withServer();
const from = { name: 'Lectern', address: 'hello@lectern.example' };
const operator = { name: 'The desk', address: 'desk@lectern.example' };
const draft = { name: 'Vera', email: 'vera@visitor.example', subject: 'A question', message: 'Is there\na discount?' };

beforeEach(async () => {
  for (const { db } of [server, without]) {
    await db.delete(mails);
    await db.delete(supportMessages);
    await db.delete(signInFailures);
  }
});

const adminOf = async (at = server) => at.tokenOf(await at.make.user({ role: 'admin' }));
async function write(given: Partial<typeof draft> & { category?: 'billing' } = {}, at = server, token?: string) {
  const sent = await at.call(endpoints.support.send, { ...draft, ...given }, token);
  expect(sent.status).toBe(200);
}
const listOf = async (
  token: string,
  input: { state?: 'open' | 'answered' | 'closed'; page?: number } = {},
  at = server,
) => (await at.call(endpoints.support.list, input, token)).body;
async function onlyId(token: string, at = server): Promise<string> {
  const { messages } = await listOf(token, {}, at);
  expect(messages).toHaveLength(1);
  return messages[0]?._id ?? '';
}
const kinds = async (at = server) => (await at.db.select().from(mails)).map(({ kind }) => kind).toSorted();

describe('a message', () => {
  it('is kept with the time by which it is answered, and queues an acknowledgement and a mail to the operator', async () => {
    const admin = await adminOf();
    const learner = await server.make.user();
    await write();
    await write({ category: 'billing', subject: 'My money' }, server, await server.tokenOf(learner));
    const { messages, counts, sendsMail } = await listOf(admin);
    expect(messages.map(({ subject, category, state }) => [subject, category, state])).toEqual([
      ['A question', undefined, 'open'],
      ['My money', 'billing', 'open'],
    ]);
    expect(messages[0]).toMatchObject(draft);
    const [{ createdAt = '', answerBy = '' } = {}] = messages;
    expect(Date.parse(answerBy) - Date.parse(createdAt)).toBe(86_400_000);
    expect({ counts, sendsMail }).toEqual({ counts: { open: 2, answered: 0, closed: 0 }, sendsMail: true });
    expect(await kinds()).toEqual(['support_message', 'support_message', 'support_received', 'support_received']);
    const stored = await server.db.select().from(supportMessages).orderBy(supportMessages.createdAt);
    expect(stored.map(({ userId }) => userId)).toEqual([null, learner]);
  });

  it('is refused where it breaks a rule', async () => {
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { subject: '' }, { message: 'x'.repeat(5_001) }])
      expect((await server.call(endpoints.support.send, { ...draft, ...wrong })).status).toBe(400);
    expect((await server.send(endpoints.support.send, { ...draft, category: 'gossip' })).status).toBe(400);
    expect(await server.db.select().from(supportMessages)).toEqual([]);
  });

  it('is limited for an address of the network', async () => {
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await server.call(endpoints.support.send, draft));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ status: 429, problem: { code: 'too_many_attempts' } });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is limited for a person, wherever they are', async () => {
    const learner = await server.make.user();
    const token = await server.tokenOf(learner);
    await server.db.insert(signInFailures).values({ account: 'support', address: learner, failures: 20 });
    expect((await server.call(endpoints.support.send, draft, token)).status).toBe(429);
    expect((await server.call(endpoints.support.send, draft)).status).toBe(200);
  });

  it('is not acknowledged more than three times to one address, and kept all the same', async () => {
    for (let n = 0; n < 5; n++) await write();
    expect((await kinds()).filter((kind) => kind === 'support_received')).toHaveLength(3);
    expect(await server.db.select().from(supportMessages)).toHaveLength(5);
  });

  it('is refused where too many wait', async () => {
    await server.db.execute(sql`insert into support_messages (id, name, email, subject, message)
      select 'm' || n, 'a', 'a@b.example', 'a', 'a' from generate_series(1, ${MAX_OPEN}::int) as n`);
    expect(await server.call(endpoints.support.send, draft)).toMatchObject({ status: 503, problem: { code: 'busy' } });
    expect(await kinds()).toEqual([]);
  });

  it('is deleted a year after it was answered or closed, and never while it waits', async () => {
    const admin = await adminOf();
    await write();
    await server.db.update(supportMessages).set({ updatedAt: sql`now() - interval '366 days'` });
    await deleteOldMessages(server.db);
    const id = await onlyId(admin);
    await server.db.update(supportMessages).set({ state: 'closed' });
    await deleteOldMessages(server.db);
    expect((await server.call(endpoints.support.update, { id, state: 'open' }, admin)).status).toBe(404);
  });
});

describe('an attachment', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
  const attach = async (token: string | undefined, name: string, content: Buffer, type: string) => {
    const attachment = new File([new Uint8Array(content)], name, { type });
    const { status, body, problem } = await server.call(endpoints.support.attach, { attachment }, token);
    return { status, code: problem?.code, attachment: body?.attachment };
  };
  const send = (token: string | undefined, ids: string[]) =>
    server.call(endpoints.support.send, { ...draft, attachments: ids }, token);

  it('comes with the message, in the order of the writer, for admins alone', async () => {
    const token = await server.tokenOf(await server.make.user());
    const one = await attach(token, '../../screen\u0000 shot.gif', gif, 'image/gif');
    expect(one).toMatchObject({ status: 200, attachment: { name: 'screen shot.gif', size: gif.length } });
    const two = await attach(token, 'receipt.pdf', pdf, 'application/pdf');
    const ids = [two.attachment?._id ?? '', one.attachment?._id ?? ''];
    expect((await send(token, ids)).status).toBe(200);
    const { messages } = await listOf(await adminOf());
    expect(messages[0]?.attachments).toMatchObject([
      { name: 'receipt.pdf', size: pdf.length },
      { name: 'screen shot.gif', size: gif.length },
    ]);
    const url = new URL(messages[0]?.attachments?.[0]?.url ?? '');
    const file = await server.inject({ method: 'GET', url: `${url.pathname}${url.search}` });
    expect([file.status, file.headers['content-disposition'], file.text]).toEqual([200, 'attachment', pdf.toString()]);
    expect((await server.inject({ method: 'GET', url: url.pathname })).status).toBe(403);
    // After a lost answer it is sent again: there is still one. With other words, the files belong to the first.
    expect((await send(token, ids)).status).toBe(200);
    const other = { ...draft, message: 'Something else', attachments: ids };
    expect((await server.call(endpoints.support.send, other, token)).status).toBe(400);
    expect((await listOf(await adminOf())).messages).toHaveLength(1);
  });

  it('is refused without an account, for what it is not, and of somebody else', async () => {
    const [token, other] = [
      await server.tokenOf(await server.make.user()),
      await server.tokenOf(await server.make.user()),
    ];
    expect((await attach(undefined, 'a.gif', gif, 'image/gif')).status).toBe(401);
    expect((await attach(token, 'a.gif', Buffer.from('<script>alert(1)</script>'), 'image/gif')).status).toBe(400);
    expect((await attach(token, 'a.svg', Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(400);
    expect((await attach(token, 'a.gif', Buffer.concat([gif, Buffer.alloc(5 * 1_048_576)]), 'image/gif')).status).toBe(
      413,
    );
    const { attachment } = await attach(token, 'a.gif', gif, 'image/gif');
    const id = attachment?._id ?? '';
    for (const who of [undefined, other]) expect((await send(who, [id])).status).toBe(400);
    expect((await send(token, [id, id])).status).toBe(400);
    expect(
      (
        await send(
          token,
          Array.from({ length: 4 }, () => id),
        )
      ).status,
    ).toBe(400);
    expect((await listOf(await adminOf())).messages).toEqual([]);
  });

  it('waits a day, and at most ten of an account do; with a message it stays as long as that', async () => {
    const token = await server.tokenOf(await server.make.user());
    const many: Awaited<ReturnType<typeof attach>>[] = [];
    for (let more = 0; more < 10; more++) many.push(await attach(token, 'a.gif', gif, 'image/gif'));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    // One more takes the place of the oldest, of which nothing is left.
    const [oldest = '', kept = ''] = many.map(({ attachment }) => attachment?._id ?? '');
    const paths = await storedIn(server.services.storage);
    many.push(await attach(token, 'a.gif', gif, 'image/gif'));
    expect(await server.db.$count(files, eq(files.id, oldest))).toBe(0);
    expect(await storedIn(server.services.storage)).toHaveLength(paths.length);
    await send(token, [kept]);
    await server.db.update(files).set({ createdAt: sql`now() - interval '25 hours'` });
    await sweepFiles(server.db, server.services.storage, { warn() {} });
    expect((await server.db.select().from(supportAttachments)).map(({ fileId }) => fileId)).toEqual([kept]);
    await server.db.update(supportMessages).set({ state: 'closed', updatedAt: sql`now() - interval '366 days'` });
    await deleteOldMessages(server.db);
    await sweepFiles(server.db, server.services.storage, { warn() {} });
    expect(await server.db.$count(files, eq(files.id, kept))).toBe(0);
  });
});

describe('the list', () => {
  it('has pages and states, the longest wait first', async () => {
    const admin = await adminOf();
    await server.db.execute(sql`insert into support_messages (id, name, email, subject, message, created_at)
      select lpad(n::text, 24, '0'), 'a', 'a@b.example', n::text, 'a', now() - n * interval '1 minute'
      from generate_series(1, 41) as n`);
    const first = await listOf(admin);
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3 });
    expect(first.messages.map(({ subject }) => subject).slice(0, 3)).toEqual(['41', '40', '39']);
    expect((await listOf(admin, { page: 3 })).messages).toHaveLength(1);
    const id = first.messages[0]?._id ?? '';
    await server.call(endpoints.support.update, { id, state: 'closed' }, admin);
    const closed = await listOf(admin, { state: 'closed' });
    expect(closed.messages.map(({ _id }) => _id)).toEqual([id]);
    expect(closed.counts).toEqual({ open: 40, answered: 0, closed: 1 });
    const { body } = await server.call(endpoints.overview.get, {}, admin);
    expect(body.overview.openMessages).toBe(40);
  });

  it('is for admins alone', async () => {
    const learner = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    const id = 'a'.repeat(24);
    for (const [token, status] of [
      [undefined, 401],
      [learner, 403],
    ] as const) {
      expect((await server.call(endpoints.support.list, {}, token)).status).toBe(status);
      expect((await server.call(endpoints.support.reply, { id, text: 'No' }, token)).status).toBe(status);
      expect((await server.call(endpoints.support.update, { id, state: 'closed' }, token)).status).toBe(status);
    }
  });
});

describe('a state', () => {
  it('is changed and changed back', async () => {
    const admin = await adminOf();
    await write();
    const id = await onlyId(admin);
    for (const state of ['closed', 'open', 'answered', 'open'] as const) {
      const { body } = await server.call(endpoints.support.update, { id, state }, admin);
      expect(body.message.state).toBe(state);
    }
  });

  it('is answered, not open, after closing was undone for a message with a reply', async () => {
    const admin = await adminOf();
    await write();
    const id = await onlyId(admin);
    await server.call(endpoints.support.reply, { id, text: 'Yes.' }, admin);
    await server.call(endpoints.support.update, { id, state: 'closed' }, admin);
    const { body } = await server.call(endpoints.support.update, { id, state: 'open' }, admin);
    expect(body.message.state).toBe('answered');
  });
});

describe('a reply', () => {
  it('is stored and queued once, also where it is sent twice at the same time', async () => {
    const admin = await adminOf();
    await write();
    const id = await onlyId(admin);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(endpoints.support.reply, { id, text: 'Yes, in May.' }, admin)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers[0]?.body.message).toMatchObject({
      state: 'answered',
      reply: { text: 'Yes, in May.', mail: 'waiting' },
    });
    expect((await kinds()).filter((kind) => kind === 'support_reply')).toHaveLength(1);
    const other = await server.call(endpoints.support.reply, { id, text: 'No.' }, admin);
    expect(other).toMatchObject({ status: 409, problem: { code: 'message_answered' } });
  });

  it('is not kept where no mail is sent, and the message can be marked instead', async () => {
    const admin = await adminOf(without);
    await write({}, without);
    expect((await listOf(admin, {}, without)).sendsMail).toBe(false);
    const id = await onlyId(admin, without);
    const refused = await without.call(endpoints.support.reply, { id, text: 'Yes.' }, admin);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'mail_unavailable' } });
    expect((await listOf(admin, {}, without)).messages[0]).not.toHaveProperty('reply');
    const { body } = await without.call(endpoints.support.update, { id, state: 'answered' }, admin);
    expect(body.message.state).toBe('answered');
    expect(await kinds(without)).toEqual([]);
  });
});

describe('the mails', () => {
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  const senders: Sender[] = [];
  beforeEach(async () => {
    smtp = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await smtp.close();
  });
  const begin = (support?: typeof operator) =>
    senders.push(
      startSender({
        db: server.db,
        transport: createSmtpTransport(smtp.url, from),
        origin: 'https://learn.example',
        linkTokens: server.services.linkTokens,
        faults: server.services.faults,
        support,
        log: { warn: () => {}, error: () => {} },
        lookMs: 20,
      }),
    );
  const waiting = async () => (await server.db.select().from(mails).where(eq(mails.state, 'waiting'))).length;
  const mailTo = (address: string) => smtp.received.find(({ to }) => to.includes(address))?.source ?? '';

  it('tell the operator what was written, and the writer only that it arrived', async () => {
    await write({ name: 'Buy now', subject: 'Cheap pills', message: 'Visit https://spam.example' });
    begin(operator);
    await expect.poll(waiting).toBe(0);
    expect(mailTo(operator.address)).toContain('Cheap pills');
    expect(mailTo(operator.address)).toContain('https://learn.example/admin/support');
    expect(mailTo(operator.address)).toContain('with the contact form');
    // The desk's answer goes to the writer, not to ourselves.
    expect(mailTo(operator.address)).toMatch(/^Reply-To: Buy now <vera@visitor.example>/m);
    const acknowledged = mailTo(draft.email);
    expect(acknowledged).toContain('within 24 hours');
    const number = /^Subject: We have your message \((SUP-[0-9A-Z]{6})\)/m.exec(acknowledged)?.[1];
    expect(mailTo(operator.address).replace(/\r\n[ \t]/g, ' ')).toContain(`Cheap pills (${number})`);
    expect(acknowledged).toMatch(/^Reply-To: The desk <desk@lectern.example>/m);
    expect(acknowledged).not.toMatch(/spam|pills|Buy now/);
  });

  it('name the topic to the operator, and put no header of a name into the mail', async () => {
    const name = 'Eve\r\nBcc: all@victims.example';
    await server.db.insert(supportMessages).values({
      ...draft,
      id: newId(),
      name,
      category: 'billing',
    });
    const [message] = await server.db.select().from(supportMessages);
    await addMail(server.db, {
      kind: 'support_message',
      userId: null,
      subjectId: message?.id ?? '',
      lifetimeSeconds: 60,
    });
    begin(operator);
    await expect.poll(waiting).toBe(0);
    const source = mailTo(operator.address).replace(/\r\n[ \t]/g, ' ');
    expect(source.replace(/=\r\n/g, '')).toContain('topic: Billing');
    expect(source).toMatch(/^Reply-To: .*<vera@visitor.example>/m);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('carry a reply to the writer, who can answer to the operator', async () => {
    const admin = await adminOf();
    await write();
    await server.db.delete(mails);
    await server.call(
      endpoints.support.reply,
      { id: await onlyId(admin), text: 'In May.\n\nSee you\nThe desk' },
      admin,
    );
    begin(operator);
    await expect.poll(waiting).toBe(0);
    const source = mailTo(draft.email);
    expect(source).toMatch(/^Subject: Re: A question/m);
    expect(source).toMatch(/^To: Vera <vera@visitor.example>/m);
    expect(source).toMatch(/^Reply-To: The desk <desk@lectern.example>/m);
    // As it was written, in the text of the mail.
    expect(source.replaceAll('\r\n', '\n')).toContain('In May.\n\nSee you\nThe desk\n\nYou wrote:');
    expect(source).toContain('discount?');
    expect((await listOf(admin, { state: 'answered' })).messages[0]?.reply?.mail).toBe('sent');
  });

  it('carry a reply that mail programs put below the acknowledgement, or alone where there was none', async () => {
    const admin = await adminOf();
    const header = (source: string, name: string) =>
      new RegExp(`^${name}: (.*)$`, 'm').exec(source.replace(/\r\n[ \t]/g, ' '))?.[1]?.trim();
    await write();
    begin();
    await expect.poll(waiting).toBe(0);
    const acknowledged = header(mailTo(draft.email), 'Message-ID');
    expect(acknowledged).toMatch(/^<\w+@\S+>$/);
    smtp.received.length = 0;
    const id = await onlyId(admin);
    await server.call(endpoints.support.reply, { id, text: 'In May.' }, admin);
    await expect.poll(waiting).toBe(0);
    const reply = mailTo(draft.email);
    expect([header(reply, 'In-Reply-To'), header(reply, 'References')]).toEqual([acknowledged, acknowledged]);
    expect(header(reply, 'Message-ID')).not.toBe(acknowledged);

    smtp.received.length = 0;
    await server.db.update(mails).set({ state: 'failed' }).where(eq(mails.kind, 'support_received'));
    await addMail(server.db, { kind: 'support_reply', userId: null, subjectId: id, lifetimeSeconds: 60 });
    await expect.poll(() => mailTo(draft.email)).not.toBe('');
    expect(mailTo(draft.email)).not.toMatch(/^(In-Reply-To|References):/im);
  });

  it('that cannot be delivered show at the message', async () => {
    const admin = await adminOf();
    await write();
    await server.db.delete(mails);
    await server.call(endpoints.support.reply, { id: await onlyId(admin), text: 'In May.' }, admin);
    smtp.behavior.recipient = () => refusal(550, 'No such mailbox');
    begin(operator);
    await expect.poll(waiting).toBe(0);
    expect((await listOf(admin, { state: 'answered' })).messages[0]?.reply?.mail).toBe('failed');
  });

  it('to the operator are left out where there is no address', async () => {
    await write();
    begin();
    await expect.poll(waiting).toBe(0);
    expect(smtp.received.map(({ to }) => to)).toEqual([[draft.email]]);
  });
});
