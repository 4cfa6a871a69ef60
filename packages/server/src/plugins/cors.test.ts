import { describe, expect, it } from 'vitest';
import { withServer } from '../testing/withServer.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
const server = withServer({ config: { allowedOrigins: [PARTNER] } });

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
      ['/api/user/profile', 'PUT'],
      ['/api/wishlist/aaaaaaaaaaaaaaaaaaaaaaaa', 'DELETE'],
      ['/api/search/courses', 'GET'],
    ] as const) {
      expect(of(await ask(url, PARTNER, method)), url).toEqual({
        'access-control-allow-origin': PARTNER,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, content-type, accept, range, if-none-match',
        'access-control-expose-headers': exposed,
        'access-control-max-age': '600',
        vary: 'Origin',
      });
    }
    const read = await server.inject({ url: '/api/search/courses', headers: { origin: PARTNER } });
    expect(of(read.headers)).toEqual({
      'access-control-allow-origin': PARTNER,
      'access-control-expose-headers': exposed,
      vary: 'Origin, Authorization',
    });
  });

  it('may do everything where they are partners', async () => {
    expect(await ask('/api/order', PARTNER, 'POST')).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    const refused = await server.inject({ url: '/api/user/profile', headers: { origin: PARTNER } });
    expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': PARTNER } });
  });
});
