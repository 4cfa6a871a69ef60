import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { mails, passwordResets, signInFailures, users } from '../../db/schema.ts';
import { createSmtpTransport } from '../../mail/transport.ts';
import { deepIt } from '../../testing/deepIt.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { withServer } from '../../testing/withServer.ts';
import { startSender } from '../mail/sender.ts';
import { hashPassword } from './passwords.ts';
import { deleteOldResets, resetPassword } from './resetRepository.ts';

const server = withServer({ sendsMail: true });
const demo = withServer({ keepsMail: true });
const { request, check, confirm, options } = endpoints.passwordReset;

beforeEach(async () => {
  await server.db.delete(mails);
  await server.db.delete(passwordResets);
  await server.db.delete(signInFailures);
});

async function account() {
  const email = `${newId()}@learner.example`;
  const userId = await server.make.user({ email, passwordHash: await hashPassword('high and low') });
  return { email, userId };
}

/** The token of the newest link, as the mail has it. */
async function tokenOf(userId: string): Promise<string> {
  const [row] = await server.db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .orderBy(sql`created_at desc`);
  return server.services.linkTokens.reset(row?.id ?? '');
}

const stateOf = async (token: string) => (await server.call(check, { token })).body.state;
const signIn = async (email: string, password: string) =>
  (await server.call(endpoints.auth.signIn, { email, password })).status;

describe('a password reset', () => {
  it('is mailed as a link of the public address, and sets the password once', async () => {
    const { email, userId } = await account();
    const session = await server.tokenOf(userId);
    expect((await server.call(request, { email: email.toUpperCase() })).status).toBe(200);

    const smtp = await startMailServer();
    const sender = startSender({
      db: server.db,
      transport: createSmtpTransport(smtp.url, { name: 'Lectern', address: 'hello@lectern.example' }),
      origin: 'https://learn.example',
      linkTokens: server.services.linkTokens,
      faults: server.services.faults,
      log: { warn: () => {}, error: () => {} },
      lookMs: 20,
    });
    await expect.poll(() => smtp.received.length).toBe(1);
    await sender.stop();
    await smtp.close();
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([email]);
    const source = (mail?.source ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
    const token = /https:\/\/learn\.example\/reset-password\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
    expect(token).toBe(await tokenOf(userId));

    expect(await stateOf(token)).toBe('good');
    expect((await server.call(confirm, { token, newPassword: 'spring and neap' })).status).toBe(200);
    expect(await signIn(email, 'high and low')).toBe(401);
    expect(await signIn(email, 'spring and neap')).toBe(200);
    // All sessions have ended.
    expect((await server.call(endpoints.auth.me, {}, session)).status).toBe(401);

    expect(await stateOf(token)).toBe('used');
    const again = await server.call(confirm, { token, newPassword: 'another of mine' });
    expect([again.status, again.problem.code]).toEqual([400, 'reset_used']);
    expect(await signIn(email, 'spring and neap')).toBe(200);
  });

  it('counts once under many at the same time', async () => {
    const { email, userId } = await account();
    await server.call(request, { email });
    const token = await tokenOf(userId);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => server.call(confirm, { token, newPassword: `spring and neap ${n}` })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    const [user] = await server.db.select().from(users).where(eq(users.id, userId));
    expect(user?.tokenVersion).toBe(2);
  });

  deepIt(
    'counts once where both links of an account are used at the same time: neither waits for the other for good',
    async () => {
      for (let round = 0; round < 5; round++) {
        const { email, userId } = await account();
        await server.call(request, { email });
        await server.call(request, { email });
        const links = await server.db.select().from(passwordResets).where(eq(passwordResets.userId, userId));
        // Without the time that hashing takes, so that the transactions meet.
        const results = await Promise.all(links.map(({ tokenHash }) => resetPassword(server.db, tokenHash, 'a hash')));
        expect(results.filter((row) => row !== undefined)).toHaveLength(1);
      }
    },
  );

  it('ends with another password that was set in the profile', async () => {
    const { email, userId } = await account();
    await server.call(request, { email });
    const token = await tokenOf(userId);
    const change = { currentPassword: 'high and low', newPassword: 'spring and neap' };
    expect((await server.call(endpoints.users.changePassword, change, await server.tokenOf(userId))).status).toBe(200);
    expect(await stateOf(token)).toBe('used');
  });

  it('ends with half an hour, and with another link that was used', async () => {
    const { email, userId } = await account();
    await server.call(request, { email });
    const first = await tokenOf(userId);
    await server.call(request, { email });
    const second = await tokenOf(userId);
    expect(second).not.toBe(first);
    await server.call(confirm, { token: second, newPassword: 'spring and neap' });
    expect(await stateOf(first)).toBe('used');

    await server.call(request, { email });
    const third = await tokenOf(userId);
    await server.db.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await stateOf(third)).toBe('expired');
    const late = await server.call(confirm, { token: third, newPassword: 'another of mine' });
    expect([late.status, late.problem.code]).toEqual([400, 'reset_expired']);
    await server.db.update(passwordResets).set({ expiresAt: sql`now() - interval '25 hours'` });
    await deleteOldResets(server.db);
    expect(await server.db.$count(passwordResets)).toBe(0);
  });

  it('has no token in the database', async () => {
    const { email, userId } = await account();
    await server.call(request, { email });
    const token = await tokenOf(userId);
    const stored = JSON.stringify([
      await server.db.select().from(passwordResets),
      await server.db.select().from(mails),
    ]);
    expect(stored).not.toContain(token);
    const { rows } = (await server.db.execute(sql`select token_hash from password_resets`)) as unknown as {
      rows: { token_hash: string }[];
    };
    // What is stored opens nothing.
    expect(await stateOf(rows[0]?.token_hash ?? '')).toBe('expired');
  });

  it('answers the same, in the same time, where there is no such account', async () => {
    const { email } = await account();
    const answers: string[] = [];
    const times: number[] = [];
    for (const asked of [email, `${newId()}@nobody.example`]) {
      const begin = performance.now();
      const { status, text } = await server.call(request, { email: asked });
      times.push(performance.now() - begin);
      answers.push(`${status} ${text}`);
    }
    expect(answers[0]).toBe(answers[1]);
    // What is done for an account that exists is over long before: the wait hides it.
    expect(Math.min(...times)).toBeGreaterThanOrEqual(395);
    expect(await server.db.$count(mails)).toBe(1);
  });

  it('mails one account three links in half an hour, and one address twenty requests at once', async () => {
    const { email, userId } = await account();
    await Promise.all(Array.from({ length: 8 }, () => server.call(request, { email })));
    expect(await server.db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(3);
    expect(await server.db.$count(mails)).toBe(3);
    const more = await Promise.all(
      Array.from({ length: 16 }, () => server.call(request, { email: `${newId()}@nobody.example` })),
    );
    const refused = more.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('slows down who tries links', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 62; n++)
      statuses.add((await server.call(check, { token: String(n).padStart(43, 'x') })).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('lifts the wait of who has tried the old password', async () => {
    const { email, userId } = await account();
    for (let n = 0; n < 7; n++) await signIn(email, 'not the one');
    expect(await signIn(email, 'high and low')).toBe(429);
    await server.call(request, { email });
    await server.call(confirm, { token: await tokenOf(userId), newPassword: 'spring and neap' });
    expect(await signIn(email, 'spring and neap')).toBe(200);
  });

  it('takes no common password, and keeps the link', async () => {
    const { email, userId } = await account();
    await server.call(request, { email });
    const token = await tokenOf(userId);
    const { status, problem } = await server.call(confirm, { token, newPassword: 'password' });
    expect([status, problem.details]).toEqual([400, [expect.objectContaining({ field: 'newPassword' })]]);
    expect(await stateOf(token)).toBe('good');
  });
});

it('is not sent where there is no mail server: the outbox of the demo is no mailbox', async () => {
  expect((await server.call(options)).body).toEqual({ isSent: true });
  expect((await demo.call(options)).body).toEqual({ isSent: false });
  const userId = await demo.make.user({ email: 'known@learner.example' });
  expect((await demo.call(request, { email: 'known@learner.example' })).status).toBe(200);
  expect(await demo.db.$count(passwordResets, eq(passwordResets.userId, userId))).toBe(0);
  expect(await demo.db.$count(mails)).toBe(0);
});
