import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '../db/schema.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createFramesFolder, type FramesFolder } from '../testing/framesFolder.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';

let frames: FramesFolder;
let site: SiteFolder;
let server: TestServer;
let key: string;
beforeAll(async () => {
  [frames, site] = await Promise.all([createFramesFolder(), createSiteFolder()]);
  server = await createTestServer({ config: { siteDir: site.path, framesDir: frames.path } });
  const origins = ['https://blog.example', 'http://localhost:4001'];
  const partner = await fixtures(server).partner({ name: 'News </script><b>', origins });
  key = partner.key;
});
afterAll(async () => {
  await server.close();
  await Promise.all([frames.remove(), site.remove()]);
});

const open = (address: string) => server.inject({ url: `/embed/frame/${address}` });

describe('the document of a frame', () => {
  it.each(['app', 'checkout', 'player', 'quiz', 'assignment', 'course-form', 'content-manager'])(
    'may be framed by the partner’s origins only: %s',
    async (view) => {
      const { status, headers, text } = await open(`${view}?key=${key}&course=x`);
      expect(status).toBe(200);
      expect(String(headers['content-security-policy']).split('; ')).toContain(
        'frame-ancestors https://blog.example http://localhost:4001',
      );
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
      expect(headers['cross-origin-embedder-policy']).toBeUndefined();
      const isolated = await open(`${view}?key=${key}&course=x&isolated=1`);
      expect(isolated.headers['cross-origin-embedder-policy']).toBe('credentialless');
      const data = /<script type="application\/json" id="partner">(.*?)<\/script><\/head>/.exec(text)?.[1] ?? '';
      expect(JSON.parse(data)).toEqual({
        name: 'News </script><b>',
        key,
        origins: ['https://blog.example', 'http://localhost:4001'],
      });
    },
  );

  it.each([
    'app',
    'app?key=',
    'app?key=pk_unknownUnknownUnknownUnkno',
    `app?key=a&key=b`,
    `app?key=${'a'.repeat(5_000)}`,
  ])('may be framed by no one without a key: %s', async (address) => {
    const { status, headers, text } = await open(address);
    expect(status).toBe(403);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('This part of the marketplace needs the key of a registered partner');
  });

  it('may not be framed by the marketplace, although that was once a partner’s origin', async () => {
    const origins = ['https://blog.example', 'http://localhost'];
    const { key: moved } = await fixtures(server).partner({ origins });
    const { headers, text } = await open(`app?key=${moved}`);
    expect(String(headers['content-security-policy']).split('; ')).toContain('frame-ancestors https://blog.example');
    expect(text).not.toContain('"http://localhost"');
    const { key: own } = await fixtures(server).partner({ origins: ['http://localhost'] });
    const none = await open(`app?key=${own}`);
    expect(String(none.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it('ends at once with a revoked key', async () => {
    const { key: revoked } = await fixtures(server).partner({});
    expect((await open(`app?key=${revoked}`)).status).toBe(200);
    await server.db.update(partners).set({ state: 'revoked' }).where(eq(partners.key, revoked));
    const { status, headers, text } = await open(`app?key=${revoked}`);
    expect(status).toBe(403);
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(text).toContain('has been revoked');
  });

  it.each(['other', 'app/x', 'constructor'])('is of no other view: %s', async (view) => {
    expect((await open(`${view}?key=${key}`)).status).toBe(404);
  });

  it.each([
    '/frame.html',
    '/embed/frame.html',
    '/embed/FRAME.html',
    '/embed//frame.html',
    '/embed/assets/../frame.html',
    '/embed/%66rame.html',
  ])('is not there without a partner: %s', async (url) => {
    expect((await server.inject({ url })).status).toBe(404);
  });

  it('leaves the other pages without frames', async () => {
    const { headers } = await server.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
