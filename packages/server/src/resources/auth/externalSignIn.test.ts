import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import Provider from 'oidc-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { externalSignIns, users } from '../../db/schema.ts';
import { demoAccounts } from '../../demo/demoAccounts.ts';
import { demoSignIn } from '../../demo/demoSignIn.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { sampled } from '../../testing/deepIt.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { createExternalProvider } from './externalProvider.ts';
import { externalSignIn } from './externalSignIn.ts';

/** A real OpenID Connect provider on loopback; accounts have the email `{login}@provider.example`. */
let http: Server;
let issuer: string;
let isVerified = true;
let isForged = false;
let server: TestServer | undefined;
let origin: string;

beforeAll(async () => {
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => void http.close());
afterEach(async () => {
  await server?.close();
  server = undefined;
  http.removeAllListeners('request');
});

/** The same token, signed with another key. */
function forge(token: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = token.slice(0, token.lastIndexOf('.'));
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

async function begin() {
  server = await createTestServer({
    registerSignIn: externalSignIn(
      createExternalProvider({ issuer, clientId: 'lectern', clientSecret: 'a provider secret' }),
    ),
  });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'lectern',
        client_secret: 'a provider secret',
        redirect_uris: [`${origin}/api/auth/google/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key for the tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@Provider.example`,
        email_verified: isVerified,
        given_name: 'José',
        family_name: '李',
      }),
    }),
  });
  provider.use(async (context, next) => {
    await next();
    const answer = context.body as { id_token?: string } | undefined;
    if (isForged && context.path === '/token' && answer?.id_token) answer.id_token = forge(answer.id_token);
  });
  http.on('request', provider.callback());
  return server;
}

/** Follows the redirects and forms as a browser does. Returns the final URL. */
async function walk(login: string, from = `${origin}/api/auth/google`): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = from;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 20; step++) {
    const isProvider = address.startsWith(issuer);
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: isProvider ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {},
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    form = undefined;
    if (isProvider) {
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
    }
    const next = answer.headers.get('location');
    if (next) {
      address = new URL(next, address).href;
      if (address.startsWith(`${origin}/auth/success`)) return new URL(address);
      continue;
    }
    const html = await answer.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`${answer.status} ${html.slice(0, 500)}`);
    address = new URL(action, address).href;
    form = html.includes('value="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' };
  }
  throw new Error('The walk does not end.');
}

describe('signing in through a provider', () => {
  it('creates an account, finds it again, and passes a working token on', async () => {
    const { call, db } = await begin();
    const landing = await walk('nina');
    const token = landing.searchParams.get('token') ?? '';
    const me = await call(endpoints.auth.me, {}, token);
    expect(me.body.user).toMatchObject({
      email: 'nina@provider.example',
      firstName: 'José',
      lastName: '李',
      role: 'learner',
    });
    const again = (await walk('nina')).searchParams.get('token') ?? '';
    expect((await call(endpoints.auth.me, {}, again)).body.user.userId).toBe(me.body.user.userId);
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await db.select().from(externalSignIns)).toEqual([]);
  });

  it('gives an account to the owner of its address, and removes a password that somebody else has set', async () => {
    const { call, db, tokenOf } = await begin();
    const id = await fixtures(server as TestServer).user({
      email: 'asha@provider.example',
      passwordHash: 'somebody’s',
    });
    const before = await tokenOf(id);
    const token = (await walk('asha')).searchParams.get('token') ?? '';
    expect((await call(endpoints.auth.me, {}, token)).body.user.userId).toBe(id);
    expect((await call(endpoints.auth.me, {}, before)).status).toBe(401);
    const [row] = await db.select().from(users).where(eq(users.id, id));
    expect(row?.passwordHash).toBeNull();
    // Another sign-in of the same person ends no session.
    await walk('asha');
    expect((await call(endpoints.auth.me, {}, token)).status).toBe(200);
  });

  it('creates one account for ten concurrent callbacks', async () => {
    const { db } = await begin();
    const landings = await Promise.all(Array.from({ length: 10 }, () => walk('twin')));
    expect(landings.filter((landing) => !landing.searchParams.get('token'))).toEqual([]);
    expect(await db.select().from(users)).toHaveLength(1);
  });

  it('refuses an address that the provider has not verified', async () => {
    const { db } = await begin();
    isVerified = false;
    try {
      expect((await walk('nobody')).search).toBe('?error=unverified');
    } finally {
      isVerified = true;
    }
    expect(await db.select().from(users)).toEqual([]);
  });

  it('refuses a token that the provider has not signed', async () => {
    const { db } = await begin();
    isForged = true;
    try {
      expect((await walk('nina')).search).toBe('?error=failed');
    } finally {
      isForged = false;
    }
    expect(await db.select().from(users)).toEqual([]);
    expect((await walk('nina')).searchParams.get('token')).toBeTruthy();
  });

  it('refuses a repeated callback, and one that it did not start', async () => {
    await begin();
    const forged = `${origin}/api/auth/google/callback?code=x&state=never-begun`;
    expect((await walk('nina', forged)).search).toBe('?error=expired');
    const started = await fetch(`${origin}/api/auth/google`, { redirect: 'manual' });
    const state = new URL(started.headers.get('location') ?? '').searchParams.get('state');
    const refused = `${origin}/api/auth/google/callback?code=guessed&state=${state}&iss=${encodeURIComponent(issuer)}`;
    expect((await walk('nina', refused)).search).toBe('?error=failed');
    expect((await walk('nina', refused)).search).toBe('?error=expired');
    expect(started.headers.get('cache-control')).toBe('no-store');
  });

  it('is unavailable while the provider does not respond', async () => {
    server = await createTestServer({
      registerSignIn: externalSignIn(
        createExternalProvider({ issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }),
      ),
    });
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    expect((await walk('nina')).search).toBe('?error=unavailable');
  });
});

describe('a provider that is slow', () => {
  it.each(sampled(['/token', '/.well-known/']))('is unavailable after five seconds (%s)', async (path) => {
    const { db } = await begin();
    const listeners = http.listeners('request') as ((...given: unknown[]) => void)[];
    http.removeAllListeners('request');
    http.on('request', (request, response) => {
      if (!request.url?.startsWith(path)) for (const listener of listeners) listener(request, response);
    });
    const begun = performance.now();
    expect((await walk('nina')).search).toBe('?error=unavailable');
    // Five seconds; a busy machine may take longer.
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(await db.select().from(users)).toEqual([]);
  });
});

describe('signing in without a provider', () => {
  it('offers the demo accounts in demo mode', async () => {
    server = await createTestServer({ registerSignIn: demoSignIn });
    await fixtures(server).user({ email: demoAccounts[0].email });
    const page = await server.inject({ url: '/api/auth/google' });
    expect(page.text).toContain('Choose a demo account');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const chosen = await server.inject({ url: `/api/auth/google/demo?account=${demoAccounts[0].email}` });
    const token = new URL(String(chosen.headers.location)).searchParams.get('token') ?? '';
    expect((await server.call(endpoints.auth.me, {}, token)).body.user.email).toBe(demoAccounts[0].email);
  });

  it.each([
    ['/signup?next=%2Fcourses%23wishlist-1', '/signup?next=%2Fcourses%23wishlist-1'],
    ['https://elsewhere.example/login?next=%2F', '/login'],
    [undefined, '/login'],
  ])('a cancelled choice of the demo goes back to where it began (%s)', async (from, to) => {
    server = await createTestServer({ registerSignIn: demoSignIn });
    const begin = (headers: Record<string, string>) => server?.inject({ url: '/api/auth/google', headers });
    const cancelOf = (html = '') => new URL(/<a href="([^"]+)">Cancel/.exec(html)?.[1] ?? '');
    const { origin } = cancelOf((await begin({}))?.text);
    const page = await begin(from === undefined ? {} : { referer: new URL(from, origin).href });
    expect(cancelOf(page?.text).href).toBe(origin + to);
  });

  it('offers no accounts outside of demo mode', async () => {
    server = await createTestServer();
    await fixtures(server).user({ email: demoAccounts[2].email, role: 'admin' });
    const page = await server.inject({ url: '/api/auth/google' });
    expect(page.headers.location).toMatch(/\/auth\/success\?error=unavailable$/);
    const chosen = await server.inject({ url: `/api/auth/google/demo?account=${demoAccounts[2].email}` });
    expect(chosen.status).toBe(404);
  });
});
