import { endpoints } from '@lectern/sdk/api';
import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { signInFailures, users } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

// The real implementation, spied on.
vi.mock('@node-rs/argon2', { spy: true });

const server = withServer();

const { signUp, signIn, me } = endpoints.auth;
const person = { firstName: 'José', lastName: '李', password: 'a fine password' };
const attempt = (email: string, password: string, remoteAddress = '10.0.0.1') =>
  server.inject({ method: 'POST', url: '/api/auth/signin', payload: { email, password }, remoteAddress });

/** Records this many failures of an address, each for another account. */
const failed = (address: string, failures: number) =>
  server.db
    .insert(signInFailures)
    .values({ account: '', address, failures })
    .onConflictDoUpdate({ target: [signInFailures.account, signInFailures.address], set: { failures } });
/** Moves the rows of an address this many seconds into the past. */
const pass = (address: string, seconds: number) =>
  server.db
    .update(signInFailures)
    .set({
      updatedAt: sql`${signInFailures.updatedAt} - make_interval(secs => ${seconds})`,
      blockedUntil: sql`${signInFailures.blockedUntil} - make_interval(secs => ${seconds})`,
    })
    .where(eq(signInFailures.address, address));

describe('sign-up', () => {
  it('creates a learner and signs them in', async () => {
    const made = await server.call(signUp, { ...person, email: ' Jose@Example.com ' });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      role: 'learner',
      firstName: 'José',
      email: 'jose@example.com',
      profilePicture: null,
    });
    const known = await server.call(me, {}, made.body.token);
    expect(known.body.user).toMatchObject({ userId: made.body.userId, lastName: '李' });
    expect(known.text).not.toContain('argon2');
  });

  it('refuses an email that is taken, also concurrently', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, () => server.call(signUp, { ...person, email: 'twice@example.com' })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = all.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'email_taken', details: [{ field: 'email' }] } });
  });

  it('is limited for each address', async () => {
    const from = (n: number, remoteAddress: string) =>
      server.inject({
        method: 'POST',
        url: '/api/auth/signup',
        payload: { ...person, email: `crowd${n}@example.com` },
        remoteAddress,
      });
    let count = 0;
    while ((await from(count, '10.20.0.1')).status === 200) count++;
    expect(count).toBeGreaterThanOrEqual(60);
    const refused = await from(count, '10.20.0.1');
    expect(refused).toMatchObject({ status: 429, problem: { code: 'too_many_sign_ups' } });
    expect(refused.problem.message).toMatch(
      /^Too many accounts were created from your network\. Please try again in \d+ seconds\.$/,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from(count, '10.20.0.2')).status).toBe(200);
    await pass('10.20.0.1', 60);
    expect((await from(count + 1, '10.20.0.1')).status).toBe(200);
  });

  it.each([
    ['the role of an admin', { role: 'admin' }],
    ['a list for a text', { firstName: ['a'] }],
    ['keys that do not exist', { isAdmin: true }],
    ['a short password', { password: '12345' }],
    ['a password that everyone tries', { password: 'Password123' }],
    ['a NUL in a name', { firstName: 'a\u0000b' }],
    ['half a character', { lastName: 'a\ud800' }],
  ])('refuses %s', async (_, wrong) => {
    const refused = await server.send(signUp, { ...person, email: 'wrong@example.com', ...wrong });
    expect(refused).toMatchObject({ status: 400, problem: { code: 'invalid_input' } });
    expect(refused.problem.message).not.toBe('');
    expect(await server.db.select().from(users).where(eq(users.email, 'wrong@example.com'))).toEqual([]);
  });

  it.each([
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"email":',
    '[]',
    '"text"',
    'null',
    '',
  ])('refuses the body %s', async (payload) => {
    const refused = await server.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(400);
    expect(refused.problem.code).toMatch(/^invalid_/);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('accepts JSON only, up to a limit', async () => {
    const form = await server.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 415, problem: { code: 'unsupported_media_type' } });
    const large = await server.send(signUp, { ...person, email: 'a@example.com', lastName: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, problem: { code: 'too_large' } });
  });
});

describe('sign-in', () => {
  it('returns a token for the right password, and the same error for everything else', async () => {
    await server.call(signUp, { ...person, email: 'door@example.com' });
    expect((await server.call(signIn, { email: 'DOOR@example.com', password: person.password })).status).toBe(200);
    const wrong = await server.call(signIn, { email: 'door@example.com', password: 'not it' });
    const unknown = await server.call(signIn, { email: 'nobody@example.com', password: 'not it' });
    expect(wrong).toMatchObject({
      status: 401,
      problem: { code: 'invalid_credentials', message: 'Invalid email or password.' },
    });
    expect({ ...wrong.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' });
  });

  it('takes as long for an unknown email as for a known one', async () => {
    await server.call(signUp, { ...person, email: 'time@example.com' });
    const work: unknown[] = [];
    for (const email of ['time@example.com', 'nobody.here@example.com']) {
      vi.mocked(verify).mockClear();
      await attempt(email, 'wrong one', '10.1.0.1');
      work.push(vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4)));
    }
    // One verification each, at the same cost.
    expect(work[0]).toHaveLength(1);
    expect(work[1]).toEqual(work[0]);
  });

  it('slows down guessing, for the guesser only', async () => {
    await server.call(signUp, { ...person, email: 'victim@example.com' });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => attempt('victim@example.com', `guess ${n}`, '10.2.0.1')),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBe(6);
    const slowed = guesses.find(({ status }) => status === 429);
    expect(slowed?.problem.code).toBe('too_many_attempts');
    expect(Number(slowed?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('victim@example.com', person.password, '10.2.0.1')).status).toBe(429);
    // The owner can sign in from another address.
    expect((await attempt('victim@example.com', person.password, '10.2.0.2')).status).toBe(200);
  });

  it('slows down an address that tries many accounts', async () => {
    const statuses = [];
    for (let n = 0; n < 70; n++) statuses.push((await attempt(`many${n}@example.com`, 'guess', '10.3.0.1')).status);
    // On a slow machine failures decay meanwhile, and a few more get through.
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(61);
    expect(statuses.slice(60)).toContain(429);
  });

  it('admits everyone at a shared address after the wait', async () => {
    const people = Array.from({ length: 12 }, (_, n) => `office${n}@example.com`);
    for (const email of people) await server.call(signUp, { ...person, email });
    await failed('10.6.0.1', 60);
    await attempt('stranger@example.com', 'guess', '10.6.0.1');
    const [first = ''] = people;
    expect(await attempt(first, person.password, '10.6.0.1')).toMatchObject({
      status: 429,
      problem: { code: 'too_many_attempts' },
    });
    await pass('10.6.0.1', 61);
    // Successful sign-ins delay nobody, one after the other or all at once.
    for (const email of people.slice(0, 4))
      expect((await attempt(email, person.password, '10.6.0.1')).status).toBe(200);
    const together = await Promise.all(people.slice(4).map((email) => attempt(email, person.password, '10.6.0.1')));
    expect(together.map(({ status }) => status)).toEqual(people.slice(4).map(() => 200));
  });

  it('does not delay people who have signed in from a shared address before', async () => {
    const email = 'regular@example.com';
    await server.call(signUp, { ...person, email });
    expect((await attempt(email, person.password, '10.7.0.1')).status).toBe(200);
    await failed('10.7.0.1', 60);
    await attempt('guessed@example.com', 'guess', '10.7.0.1');
    expect((await attempt('newcomer@example.com', 'guess', '10.7.0.1')).status).toBe(429);
    expect((await attempt(email, person.password, '10.7.0.1')).status).toBe(200);
  });

  it('lets the failures of an address decay while it is in use', async () => {
    await failed('10.8.0.1', 60);
    await attempt('decay@example.com', 'guess', '10.8.0.1');
    expect((await attempt('later@example.com', 'guess', '10.8.0.1')).status).toBe(429);
    // Half an hour later half of them have decayed, although the address failed again in between.
    for (let tens = 0; tens < 3; tens++) {
      await pass('10.8.0.1', 600);
      expect((await attempt(`rare${tens}@example.com`, 'guess', '10.8.0.1')).status).toBe(401);
    }
    const statuses = [];
    for (let n = 0; n < 20; n++) statuses.push((await attempt(`again${n}@example.com`, 'guess', '10.8.0.1')).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('makes the wait longer with each further failure of an address', async () => {
    await failed('10.9.0.1', 60);
    const waits = [];
    for (let n = 0; n < 4; n++) {
      await attempt(`longer${n}@example.com`, 'guess', '10.9.0.1');
      const refused = await attempt('waiting@example.com', 'guess', '10.9.0.1');
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      await server.db.update(signInFailures).set({ blockedUntil: null }).where(eq(signInFailures.address, '10.9.0.1'));
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 3);
  });

  it('clears the failures of a pair after a success', async () => {
    await server.call(signUp, { ...person, email: 'clumsy@example.com' });
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) expect((await attempt('clumsy@example.com', 'oops', '10.4.0.1')).status).toBe(401);
      expect((await attempt('clumsy@example.com', person.password, '10.4.0.1')).status).toBe(200);
    }
  });

  it('ignores a forged client address', async () => {
    await server.call(signUp, { ...person, email: 'forwarded@example.com' });
    const statuses = [];
    for (let n = 0; n < 8; n++) {
      const { status } = await server.inject({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { email: 'forwarded@example.com', password: 'guess' },
        remoteAddress: '10.5.0.1',
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('many concurrent sign-ins and sign-ups', () => {
  it('get 503 above the limit, and sign-ins go before sign-ups', async () => {
    await server.call(signUp, { ...person, email: 'inside@example.com' });
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    vi.mocked(verify).mockClear();
    vi.mocked(hash)
      .mockClear()
      .mockImplementation(async () => {
        await opened;
        return 'a hash';
      });
    let answered = 0;
    const signUps = Array.from({ length: 30 }, async (_, n) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/auth/signup',
        payload: { ...person, email: `queue${n}@example.com` },
        remoteAddress: `10.30.0.${n}`,
      });
      answered++;
      return answer;
    });
    // Two run and 23 wait.
    await vi.waitFor(() => expect(answered).toBe(5), { timeout: 4_000 });
    const signedIn = attempt('inside@example.com', person.password, '10.30.1.1');
    await vi.waitFor(async () => {
      const known = await server.db.select().from(signInFailures).where(eq(signInFailures.address, '10.30.1.1'));
      expect(known).not.toEqual([]);
    }, 10_000);
    await server.inject({ url: '/api/ready' });
    open();
    const answers = await Promise.all(signUps);
    expect((await signedIn).status).toBe(200);
    const [checked = 0] = vi.mocked(verify).mock.invocationCallOrder;
    expect(vi.mocked(hash).mock.invocationCallOrder.filter((order) => order < checked)).toHaveLength(2);
    vi.mocked(hash).mockReset();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      status: 503,
      problem: { code: 'busy', message: 'Too many people are signing in right now. Please try again in a moment.' },
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
