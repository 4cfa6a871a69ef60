import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { emailConfirmations, mails, signInFailures, users } from '../../db/schema.ts';
import { createSmtpTransport } from '../../mail/transport.ts';
import { refusal, startMailServer } from '../../testing/mailServer.ts';
import { withServer } from '../../testing/withServer.ts';
import { startSender } from '../mail/sender.ts';
import { deleteOldConfirmations } from './confirmationRepository.ts';

const server = withServer({ sendsMail: true });
const demo = withServer({ keepsMail: true });
const { get, send, check, confirm } = endpoints.emailConfirmation;

beforeEach(async () => {
  await server.db.delete(mails);
  await server.db.delete(emailConfirmations);
  await server.db.delete(signInFailures);
});

/** Somebody who has just signed up. */
async function signUp(at = server) {
  const email = `${newId()}@learner.example`;
  const person = { email, password: 'high and low', firstName: 'Nina', lastName: 'Sen' };
  const { body } = await at.call(endpoints.auth.signUp, person);
  return { email, userId: body.userId, token: body.token };
}

const linksOf = (userId: string) =>
  server.db
    .select()
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, userId))
    .orderBy(sql`created_at desc`);
/** The token of the newest link, as the mail has it. */
const linkOf = async (userId: string) => server.services.linkTokens.confirmation((await linksOf(userId))[0]?.id ?? '');
const stateOf = async (link: string) => (await server.call(check, { token: link })).body.state;
const isConfirmed = async (token: string) => (await server.call(get, {}, token)).body.isConfirmed;

describe('an address', () => {
  it('is confirmed once, by the link that a mail brings after signing up, also late', async () => {
    const { email, userId, token } = await signUp();
    expect(await isConfirmed(token)).toBe(false);
    const smtp = await startMailServer();
    let tries = 0;
    smtp.behavior.recipient = () => (tries++ === 0 ? refusal(450, 'Greylisted') : undefined);
    const sender = startSender({
      db: server.db,
      transport: createSmtpTransport(smtp.url, { name: 'Lectern', address: 'hello@lectern.example' }),
      origin: 'https://learn.example',
      linkTokens: server.services.linkTokens,
      faults: server.services.faults,
      log: { warn: () => {}, error: () => {} },
      lookMs: 20,
    });
    await expect.poll(async () => (await server.db.select().from(mails))[0]?.error).toContain('Greylisted');
    await server.db.update(mails).set({ dueAt: sql`now()` });
    await expect.poll(() => smtp.received.length).toBe(1);
    await sender.stop();
    await smtp.close();
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([email]);
    expect(mail?.source).not.toMatch(/unsubscribe/i);
    const source = (mail?.source ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
    const link = /https:\/\/learn\.example\/confirm-email\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
    expect(link).toBe(await linkOf(userId));

    expect(await stateOf(link)).toBe('good');
    expect(await isConfirmed(token)).toBe(false);
    const results = await Promise.all(Array.from({ length: 8 }, () => server.call(confirm, { token: link })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect(await isConfirmed(token)).toBe(true);
    expect(await stateOf(link)).toBe('used');
    // It signs nobody in.
    expect(results.find(({ status }) => status === 200)?.body).toEqual({});
    expect((await server.call(get, {}, link)).status).toBe(401);
  });

  it('that is another one is not confirmed, and the link to the old one ends', async () => {
    const { userId, token } = await signUp();
    const link = await linkOf(userId);
    const change = (email: string) => server.db.update(users).set({ email }).where(eq(users.id, userId));
    await change(`${newId()}@other.example`);
    expect(await stateOf(link)).toBe('expired');
    const late = await server.call(confirm, { token: link });
    expect([late.status, late.problem.code]).toEqual([400, 'invalid_link']);
    await server.call(send, {}, token);
    await server.call(confirm, { token: await linkOf(userId) });
    expect(await isConfirmed(token)).toBe(true);
    await change(`${newId()}@third.example`);
    expect(await isConfirmed(token)).toBe(false);
  });

  it('gets three links an hour, and none once it is confirmed', async () => {
    const { userId, token } = await signUp();
    const results = await Promise.all(Array.from({ length: 6 }, () => server.call(send, {}, token)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
    const wait = Number(results.find(({ status }) => status === 429)?.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await linksOf(userId)).toHaveLength(3);
    await server.db.update(emailConfirmations).set({ createdAt: sql`now() - interval '61 minutes'` });
    expect((await server.call(send, {}, token)).status).toBe(200);

    await server.call(confirm, { token: await linkOf(userId) });
    expect(new Set((await linksOf(userId)).map(({ usedAt }) => usedAt === null))).toEqual(new Set([false]));
    expect((await server.call(send, {}, token)).status).toBe(200);
    expect(await linksOf(userId)).toHaveLength(4);
    expect((await server.call(send)).status).toBe(401);
  });

  it('is confirmed within three days, by a link that no table has', async () => {
    const { userId } = await signUp();
    const link = await linkOf(userId);
    const stored = JSON.stringify([await linksOf(userId), await server.db.select().from(mails)]);
    expect(stored).not.toContain(link);
    const [row] = await linksOf(userId);
    expect(await stateOf(row?.tokenHash ?? '')).toBe('expired');
    expect(await stateOf(server.services.linkTokens.reset(row?.id ?? ''))).toBe('expired');
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    await server.db.update(emailConfirmations).set({ expiresAt: sql`now() - interval '25 hours'` });
    expect(await stateOf(link)).toBe('expired');
    expect((await server.call(confirm, { token: link })).status).toBe(400);
    await deleteOldConfirmations(server.db);
    expect(await server.db.$count(emailConfirmations)).toBe(0);
  });

  it('gets mails that can be stopped only once it is confirmed, and all others', async () => {
    const { userId } = await signUp();
    const queue = (kind: 'grade' | 'receipt') =>
      server.services.mail.queue(server.db, kind, { userId, subjectId: newId() });
    expect([await queue('grade'), await queue('receipt')]).toEqual([false, true]);
    await server.call(confirm, { token: await linkOf(userId) });
    expect(await queue('grade')).toBe(true);
  });
});

it('slows down who tries links', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 62; n++)
    statuses.add((await server.call(confirm, { token: String(n).padStart(43, 'x') })).status);
  expect([...statuses]).toEqual([400, 429]);
});

it('in the demo nothing has to be confirmed, and the outbox shows the mail of the sign-up', async () => {
  const { email, userId, token } = await signUp(demo);
  expect((await demo.call(get, {}, token)).body).toEqual({ isConfirmed: true });
  expect((await demo.call(send, {}, token)).status).toBe(200);
  const admin = await demo.tokenOf(await demo.make.user({ role: 'admin' }));
  const { outbox } = (await demo.call(endpoints.mails.list, {}, admin)).body;
  expect(outbox.mails).toMatchObject([{ kind: 'confirmation', to: email, subject: 'Confirm your email address' }]);
  const opened = await demo.call(endpoints.mails.get, { id: outbox.mails[0]?._id ?? '' }, admin);
  expect(opened.body.mail.text).toMatch(/\/confirm-email\?token=[\w-]{43}/);
  expect(await demo.services.mail.queue(demo.db, 'receipt', { userId, subjectId: newId() })).toBe(true);
});
