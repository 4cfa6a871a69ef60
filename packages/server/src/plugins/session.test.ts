import { createHmac } from 'node:crypto';
import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { TOKEN_SECRET } from '../testing/createTestServer.ts';
import { withServer } from '../testing/withServer.ts';

const server = withServer();
let userId: string;
beforeAll(async () => {
  userId = await server.make.user({ bio: 'é'.repeat(20_000) });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

function token(
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  secret = TOKEN_SECRET,
): string {
  const known = { id: userId, tokenVersion: 1, iss: 'lectern', aud: 'lectern', iat: now(), exp: now() + 60 };
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ ...known, ...claims })}`;
  const alg = header.alg === 'HS512' ? 'sha512' : 'sha256';
  return `${text}.${createHmac(alg, secret).update(text).digest('base64url')}`;
}

const withHeader = (authorization: string, url = '/api/auth/me') => server.inject({ url, headers: { authorization } });

describe('a session', () => {
  it('is accepted with a valid token, whatever the case of the scheme', async () => {
    expect((await withHeader(`Bearer ${token()}`)).status).toBe(200);
    expect((await withHeader(`bearer ${token()}`)).status).toBe(200);
  });

  it('allows for clocks that differ by five seconds', async () => {
    expect((await withHeader(`Bearer ${token({ exp: now() - 3 })}`)).status).toBe(200);
    expect((await withHeader(`Bearer ${token({ exp: now() - 8 })}`)).status).toBe(401);
    expect((await withHeader(`Bearer ${token({ iat: now() + 4 })}`)).status).toBe(200);
  });

  const wrong: [string, () => string][] = [
    ['another key', () => token({}, {}, 'another secret of thirty-two bytes.')],
    ['an end in the past', () => token({ exp: now() - 60 })],
    ['no end', () => token({ exp: undefined })],
    ['another issuer', () => token({ iss: 'someone' })],
    ['another audience', () => token({ aud: 'someone' })],
    ['another algorithm', () => token({}, { alg: 'HS512' })],
    ['alg none', () => `${encode({ alg: 'none' })}.${encode({ id: userId, tokenVersion: 1, exp: now() + 60 })}.`],
    ['an old version', () => token({ tokenVersion: 0 })],
    ['no id', () => token({ id: undefined })],
    ['an object for an id', () => token({ id: { $ne: 1 } })],
    ['an unknown id', () => token({ id: 'f'.repeat(24) })],
    ['two parts', () => 'a.b'],
    ['nonsense', () => 'nonsense'],
  ];
  it.each(wrong)('is refused for %s, in the same words', async (_, make) => {
    const refused = await withHeader(`Bearer ${make()}`);
    expect(refused).toMatchObject({
      status: 401,
      problem: { code: 'unauthenticated', message: 'Please sign in to continue.' },
    });
    expect(refused.problem.details).toBeUndefined();
    // Clients end the session on 401, so that public reads refuse an invalid token too.
    expect((await withHeader(`Bearer ${make()}`, '/api/search/courses')).status).toBe(401);
  });

  it('is refused for other schemes', async () => {
    for (const header of ['Basic abc', 'Bearer', '', `Token ${token()}`])
      expect((await withHeader(header)).status).toBe(401);
  });

  it('is ignored by sign-in and sign-up', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/auth/signin',
      headers: { authorization: 'Bearer nonsense' },
      payload: { email: 'a@example.com', password: 'x' },
    });
    expect(answer.problem.code).toBe('invalid_credentials');
  });

  it('ends at once when the version in the database changes', async () => {
    const id = await server.make.user();
    const old = await server.tokenOf(id);
    expect((await server.call(endpoints.auth.me, {}, old)).status).toBe(200);
    await server.db.update(users).set({ tokenVersion: 2 }).where(eq(users.id, id));
    expect((await server.call(endpoints.auth.me, {}, old)).status).toBe(401);
    expect((await server.call(endpoints.auth.me, {}, await server.tokenOf(id))).status).toBe(200);
  });

  it('contains the start of a long biography only, so that the header is not refused', async () => {
    expect((await server.tokenOf(userId)).length).toBeLessThan(2_500);
  });

  it('is checked before the body is read', async () => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/order',
      payload: '{ not json',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
  });
});
