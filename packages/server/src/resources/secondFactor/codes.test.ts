import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../db/newId.ts';
import { mails, notifications, oneTimeCodes, recoveryCodes, signInChallenges, users } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer({ keepsMail: true });
const { signUp, signIn, finishSignIn, me } = endpoints.auth;
const { get, setUpCodes, turnOnCodes, turnOffCodes, renewRecoveryCodes } = endpoints.secondFactor;
const password = 'a fine password';

// Codes change by the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const passStep = () => vi.setSystemTime(Date.now() + 30_000);

const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function person() {
  const email = `${newId()}@example.com`;
  const { body } = await server.call(signUp, { firstName: 'Nina', lastName: 'Okoye', email, password });
  return { email, id: body.userId, token: body.token };
}

async function protectedPerson() {
  const nina = await person();
  const { body: setup } = await server.call(setUpCodes, { currentPassword: password }, nina.token);
  const { body, status } = await server.call(turnOnCodes, { code: codeOf(setup.secret) }, nina.token);
  expect(status).toBe(200);
  passStep();
  return { ...nina, secret: setup.secret, token: body.token, recovery: body.recoveryCodes };
}

/** The right password, and the challenge that it leads to. */
async function challengeFor(email: string): Promise<string> {
  const { status, body } = await server.send(signIn, { email, password });
  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'second_factor_required', details: { expiresIn: 600 } });
  return (body as { details: { challenge: string } }).details.challenge;
}

const finish = (challenge: string, code: string) => server.send(finishSignIn, { challenge, code });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('one-time codes', () => {
  it('are set up with the password and a first code, and end every other session', async () => {
    const nina = await person();
    const phone = (await server.call(signIn, { email: nina.email, password })).body.token;
    expect(await server.call(setUpCodes, { currentPassword: 'wrong' }, nina.token)).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    });
    const { body: setup } = await server.call(setUpCodes, { currentPassword: password }, nina.token);
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.address).toContain(`otpauth://totp/Lectern:${encodeURIComponent(nina.email)}?`);
    expect(setup.qr.size).toBeGreaterThan(20);
    // Nothing is asked for yet.
    expect((await server.call(signIn, { email: nina.email, password })).status).toBe(200);
    expect(await server.call(turnOnCodes, { code: wrongOf(codeOf(setup.secret)) }, nina.token)).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    const { body } = await server.call(turnOnCodes, { code: codeOf(setup.secret) }, nina.token);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await server.call(me, {}, phone)).status).toBe(401);
    expect((await server.call(me, {}, nina.token)).status).toBe(401);
    expect((await server.call(me, {}, body.token)).status).toBe(200);
    expect((await server.call(get, {}, body.token)).body).toMatchObject({
      codesSince: expect.any(String),
      recoveryCodesLeft: 10,
      passkeys: [],
    });
    expect(await server.call(setUpCodes, { currentPassword: password, code: 'x' }, body.token)).toMatchObject({
      status: 400,
    });
  });

  it('are asked for after the password, and only the code begins a session', async () => {
    const nina = await protectedPerson();
    const challenge = await challengeFor(nina.email);
    expect((await server.call(me, {}, challenge)).status).toBe(401);
    expect(await finish(challenge, wrongOf(codeOf(nina.secret)))).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    const done = await server.call(finishSignIn, { challenge, code: codeOf(nina.secret) });
    expect(done).toMatchObject({ status: 200, body: { email: nina.email } });
    expect((await server.call(me, {}, done.body.token)).status).toBe(200);
  });

  it('take a clock that is half a minute off, and no more', async () => {
    const nina = await protectedPerson();
    expect((await finish(await challengeFor(nina.email), codeOf(nina.secret, 2))).status).toBe(400);
    expect((await finish(await challengeFor(nina.email), codeOf(nina.secret, 1))).status).toBe(200);
    // The step after it is used, so that earlier ones are over.
    expect((await finish(await challengeFor(nina.email), codeOf(nina.secret))).status).toBe(400);
  });

  it('work once: neither code nor challenge is used twice, nor by several at the same time', async () => {
    const nina = await protectedPerson();
    const code = codeOf(nina.secret);
    const challenge = await challengeFor(nina.email);
    const challenges = [challenge, challenge, await challengeFor(nina.email), await challengeFor(nina.email)];
    const answers = await Promise.all(challenges.map((one) => finish(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    passStep();
    expect(await finish(challenge, codeOf(nina.secret))).toMatchObject({
      status: 400,
      body: { code: 'challenge_expired' },
    });
  });

  it('can be replaced by a recovery code, once each, with its dashes or without', async () => {
    const nina = await protectedPerson();
    const [first = '', second = ''] = nina.recovery;
    expect((await finish(await challengeFor(nina.email), first)).status).toBe(200);
    expect((await finish(await challengeFor(nina.email), first)).status).toBe(400);
    const typed = second.replaceAll('-', ' ').toUpperCase();
    const { body } = await server.call(finishSignIn, { challenge: await challengeFor(nina.email), code: typed });
    expect((await server.call(get, {}, body.token)).body.recoveryCodesLeft).toBe(8);
    // Of somebody else.
    const omar = await protectedPerson();
    expect((await finish(await challengeFor(omar.email), nina.recovery[2] ?? '')).status).toBe(400);
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, nina.id));
    expect(told.filter(({ title }) => title === 'Recovery Code Used')).toHaveLength(2);
    const kept = await server.db.select().from(mails).where(eq(mails.userId, nina.id));
    expect(kept.filter(({ subject }) => subject === 'How you sign in has changed')).toHaveLength(3);
  });

  it('are stored encrypted, and recovery codes as hashes', async () => {
    const nina = await protectedPerson();
    const [row] = await server.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, nina.id));
    expect(row?.secret).not.toContain(nina.secret);
    const stored = JSON.stringify(
      await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, nina.id)),
    );
    for (const code of nina.recovery) expect(stored).not.toContain(code.replaceAll('-', ''));
    // Another account's row doesn't open.
    const omar = await protectedPerson();
    await server.db
      .update(oneTimeCodes)
      .set({ secret: row?.secret ?? '' })
      .where(eq(oneTimeCodes.userId, omar.id));
    expect((await finish(await challengeFor(omar.email), codeOf(nina.secret))).status).toBe(400);
  });

  it('bound guesses per account, those at the same time and with new challenges too', async () => {
    const nina = await protectedPerson();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeFor(nina.email)));
    const wrong = wrongOf(codeOf(nina.secret));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => finish(challenges[index % 5] ?? '', wrong)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    // The right one waits too, else guessing would go on.
    expect((await finish(challenges[0] ?? '', codeOf(nina.secret))).status).toBe(429);
    // No one else's.
    const omar = await protectedPerson();
    expect((await finish(await challengeFor(omar.email), codeOf(omar.secret))).status).toBe(200);
  });

  it('ask again after ten minutes, after a new password, and never sign in to a deleted account', async () => {
    const nina = await protectedPerson();
    const old = await challengeFor(nina.email);
    await server.db.update(signInChallenges).set({ createdAt: new Date(0) });
    expect(await finish(old, codeOf(nina.secret))).toMatchObject({ body: { code: 'challenge_expired' } });
    const before = await challengeFor(nina.email);
    const change = { currentPassword: password, newPassword: 'another fine one' };
    await server.call(endpoints.users.changePassword, change, nina.token);
    expect(await finish(before, codeOf(nina.secret))).toMatchObject({ body: { code: 'challenge_expired' } });
    const omar = await protectedPerson();
    const late = await challengeFor(omar.email);
    await server.call(endpoints.account.remove, { email: omar.email, currentPassword: password }, omar.token);
    expect(await finish(late, codeOf(omar.secret))).toMatchObject({ status: 400 });
    expect(await server.db.$count(oneTimeCodes, eq(oneTimeCodes.userId, omar.id))).toBe(0);
    expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, omar.id))).toBe(0);
  });

  it('are turned off, and recovery codes renewed, with the password and a code alone', async () => {
    const nina = await protectedPerson();
    for (const call of [turnOffCodes, renewRecoveryCodes]) {
      expect((await server.call(call, { currentPassword: password }, nina.token)).status).toBe(400);
      expect((await server.call(call, { code: codeOf(nina.secret) }, nina.token)).status).toBe(400);
    }
    const owner = { currentPassword: password, code: codeOf(nina.secret) };
    const renewed = await server.call(renewRecoveryCodes, owner, nina.token);
    expect(renewed.status).toBe(200);
    expect((await finish(await challengeFor(nina.email), nina.recovery[0] ?? '')).status).toBe(400);
    expect(await server.call(turnOffCodes, owner, nina.token)).toMatchObject({ body: { code: 'wrong_code' } });
    const code = renewed.body.recoveryCodes[0] ?? '';
    expect((await server.call(turnOffCodes, { currentPassword: password, code }, nina.token)).status).toBe(200);
    expect((await server.call(signIn, { email: nina.email, password })).status).toBe(200);
    expect(await server.call(renewRecoveryCodes, owner, nina.token)).toMatchObject({ body: { code: 'codes_off' } });
  });

  it('alone show whose account it is where there is no password', async () => {
    const nina = await protectedPerson();
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, nina.id));
    expect((await server.call(turnOffCodes, {}, nina.token)).status).toBe(400);
    expect((await server.call(turnOffCodes, { code: codeOf(nina.secret) }, nina.token)).status).toBe(200);
  });
});
