import { beforeAll, describe, expect, it } from 'vitest';
import { updatePartner } from '../resources/partners/repository.ts';
import { withServer } from '../testing/withServer.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
const server = withServer();
beforeAll(() => server.make.partner({ origins: [PARTNER, 'http://localhost:5173'] }));

const ask = async (url: string, origin: string, method: string) =>
  (
    await server.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    })
  ).headers;

describe('other origins', () => {
  it('may read what is public, without credentials', async () => {
    const { headers } = await server.inject({ url: '/api/search/courses', headers: { origin: STRANGER } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(headers['access-control-expose-headers'])).toContain('retry-after');
    const preflight = await ask('/api/search/courses', STRANGER, 'GET');
    expect(String(preflight['access-control-allow-headers'])).not.toContain('authorization');
  });

  it('may ask for fragments with headers that their scripts add to every request', async () => {
    const preflight = await ask('/embed/fragments/cards?ids=1', STRANGER, 'GET');
    expect(preflight['access-control-allow-origin']).toBe('*');
    expect(preflight['access-control-allow-headers']).toBe('*');
    expect((await ask('/embed/fragments/cards', STRANGER, 'POST'))['access-control-allow-origin']).toBeUndefined();
  });

  it('may do nothing else', async () => {
    const { headers } = await server.inject({ url: '/api/user/profile', headers: { origin: STRANGER } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask('/api/order', STRANGER, 'POST'))['access-control-allow-origin']).toBeUndefined();
    expect((await ask('/api/auth/signin', STRANGER, 'POST'))['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    `${PARTNER}.evil.example`,
    'http://partner.example',
    'https://partner.example:8443',
    'https://sub.partner.example',
    'null',
  ])('is no partner for looking like one: %s', async (origin) => {
    const preflight = await ask('/api/order', origin, 'POST');
    const call = await server.inject({ method: 'POST', url: '/api/order', headers: { origin } });
    for (const headers of [preflight, call.headers]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      // A cache must not send this response to a partner.
      expect(headers.vary).toBe('Origin');
    }
    expect(call.status).toBe(401);
  });

  it('gives a partner these headers and no others', async () => {
    const of = (headers: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
      );
    const exposed = 'x-request-id, retry-after, etag, content-range';
    for (const [url, method] of [
      ['/api/order', 'POST'],
      ['/api/authorization/token', 'POST'],
      ['/api/authorization/renew', 'POST'],
      ['/api/partner/checkout', 'POST'],
      ['/api/user/wishlist/aaaaaaaaaaaaaaaaaaaaaaaa', 'DELETE'],
      ['/api/search/courses', 'GET'],
    ] as const) {
      expect(of(await ask(url, PARTNER, method)), url).toEqual({
        'access-control-allow-origin': PARTNER,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers':
          'authorization, lectern-partner, content-type, accept, range, if-none-match, traceparent, tracestate',
        'access-control-expose-headers': exposed,
        'access-control-max-age': '600',
        vary: 'Origin',
      });
    }
    const read = await server.inject({ url: '/api/search/courses', headers: { origin: PARTNER } });
    expect(of(read.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': exposed,
      vary: 'Origin, Authorization',
    });
    const refused = await server.inject({ url: '/api/enrollment/purchased-courses', headers: { origin: PARTNER } });
    expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': PARTNER } });
  });

  it.each([
    ['/api/admin/partners', 'GET'],
    ['/api/admin/partners', 'POST'],
    ['/api/admin/categories', 'POST'],
    ['/api/instructor/my-courses', 'GET'],
    ['/api/instructor/course', 'POST'],
    ['/api/user/profile', 'PUT'],
    ['/api/auth/signin', 'POST'],
    ['/api/auth/signup', 'POST'],
    ['/api/authorization/codes', 'POST'],
    ['/api/user/change-password', 'PUT'],
    ['/api/nothing', 'GET'],
    ['/admin', 'GET'],
  ] as const)('gives a partner no access to %s by %s', async (url, method) => {
    for (const origin of [PARTNER, STRANGER]) {
      const preflight = await ask(url, origin, method);
      expect(Object.keys(preflight).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      const call = await server.inject({ url, method, headers: { origin } });
      expect(call.headers['access-control-allow-origin'], origin).toBeUndefined();
    }
  });

  it('ends with the key, at once, and comes back with it', async () => {
    const { id } = await server.make.partner({ origins: ['https://shop.example'] });
    const allowed = async () =>
      (await ask('/api/order', 'https://shop.example', 'POST'))['access-control-allow-origin'];
    expect(await allowed()).toBe('https://shop.example');
    await updatePartner(server.db, id, { state: 'revoked' });
    expect(await allowed()).toBeUndefined();
    await updatePartner(server.db, id, { state: 'active', origins: ['https://new.example'] });
    expect(await allowed()).toBeUndefined();
    await updatePartner(server.db, id, { origins: ['https://shop.example'] });
    expect(await allowed()).toBe('https://shop.example');
  });
});
