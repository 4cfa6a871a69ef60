import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/newId.ts';
import { withServer } from '../testing/withServer.ts';
import { parseRange } from './files.ts';

const server = withServer({ config: { publicUrl: 'https://learn.example' } });
let open: string;
let paid: string;
let address: string;
beforeAll(async () => {
  open = await server.make.file({ isPublic: true, mime: 'image/svg+xml', content: '<svg/>' });
  paid = await server.make.file();
  address = server.services.files
    .linksFor(undefined as never)
    .signed(paid)
    .replace('https://learn.example', '');
});

describe('a public file', () => {
  it('is public and cached forever, and cannot run scripts', async () => {
    const answer = await server.inject({ url: `/api/files/${open}`, headers: { origin: 'https://partner.example' } });
    expect(answer).toMatchObject({ status: 200, text: '<svg/>' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
    const again = await server.inject({
      url: `/api/files/${open}`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe('a paid file', () => {
  it('opens with its signed URL only', async () => {
    expect((await server.inject({ url: address })).text).toBe('0123456789');
    const [path = '', query = ''] = address.split('?');
    const expires = new URLSearchParams(query).get('expires');
    for (const wrong of [
      path,
      `${path}?expires=${expires}`,
      address.replace('expires=1', 'expires=2'),
      `${address}x`,
      address.replace(paid, open).replace(open, newId()),
    ]) {
      expect([403, 404]).toContain((await server.inject({ url: wrong })).status);
    }
    expect((await server.inject({ url: path })).problem.code).toBe('link_expired');
    expect((await server.inject({ url: `${address}&expires=9` })).status).toBe(403);
  });

  it('expires after six hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5.4 * 3_600_000 });
    try {
      expect((await server.inject({ url: address })).status).toBe(200);
      vi.setSystemTime(Date.now() + 0.7 * 3_600_000);
      expect(await server.inject({ url: address })).toMatchObject({ status: 403, problem: { code: 'link_expired' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('has the same URL for a while, so that a reload finds it in the cache', () => {
    const links = server.services.files.linksFor(undefined as never);
    expect(links.signed(paid)).toBe(links.signed(paid));
    expect(links.signed(paid)).toMatch(/^https:\/\/learn\.example\/api\/files\//);
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('serves the range %s', async (range, status, text, part) => {
    const answer = await server.inject({ url: address, headers: { range } });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers['content-range']).toBe(part);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  it('refuses a range past its end', async () => {
    const answer = await server.inject({ url: address, headers: { range: 'bytes=10-' } });
    expect(answer).toMatchObject({ status: 416, problem: { code: 'invalid_range' } });
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it('answers HEAD without a body', async () => {
    const answer = await server.inject({ method: 'HEAD', url: address });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
  });
});

describe('no file', () => {
  it.each(['none', newId(), '..%2f..%2fetc%2fpasswd', '%00'])('is 404 for %s', async (id) => {
    expect((await server.inject({ url: `/api/files/${id}` })).status).toBe(404);
  });

  it('is 404 if its content is missing', async () => {
    const lost = await server.make.file({ isPublic: true, path: 'gone.bin' });
    expect(await server.inject({ url: `/api/files/${lost}` })).toMatchObject({
      status: 404,
      problem: { code: 'not_found' },
    });
  });
});

describe('parseRange', () => {
  it('accepts a single range only', () => {
    expect(parseRange('bytes=3-1', 10)).toBeUndefined();
    expect(parseRange('bytes=-', 10)).toBeUndefined();
    expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
