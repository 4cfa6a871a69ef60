import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { allowedOrigins: [PARTNER] } });
});
afterAll(() => server.close());

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

  it('may do everything where they are partners', async () => {
    expect(await ask('/api/order', PARTNER, 'POST')).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    const refused = await server.inject({ url: '/api/user/profile', headers: { origin: PARTNER } });
    expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': PARTNER } });
  });
});
