import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../db/schema.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';

const page = `<meta name="return-origin" content="__RETURN_ORIGIN__">
<!-- head: as it is -->
<title>Lectern</title>
<!-- /head -->
<!-- picture -->
<meta property="og:image" content="__ORIGIN__/social.png">
<!-- /picture -->
<div id="root"></div>`;
const script = 'console.warn("hello");'.repeat(200);
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets/index-BxC3f9aZ.js'), script);
  await writeFile(join(folder, 'assets/index-BxC3f9aZ.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/index-BxC3f9aZ.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  for (const name of ['.server', '.well-known']) await mkdir(join(folder, name));
  await writeFile(join(folder, '.server/render.js'), 'export const render = () => {};');
  await writeFile(join(folder, 'assets/.hidden.txt'), 'hidden');
  await writeFile(join(folder, '.well-known/security.txt'), 'Contact: mailto:security@lectern.example');
  const routes = [
    '/',
    '/course/:id',
    '/courses/:id',
    '/course/:id/learning',
    '/instructors/:id',
    '/auth/success',
    '/authorize',
  ];
  await writeFile(join(folder, 'routes.json'), JSON.stringify([...routes, '/about'].map((path) => ({ path }))));
  const about = { title: 'About', description: 'Why Lectern is "so".', path: '/about' };
  await writeFile(join(folder, 'heads.json'), JSON.stringify({ '/about': about }));
  server = await createTestServer({ config: { siteDir: folder } });
  await fixtures(server).partner({ origins: ['https://partner.example'] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } });

describe('the site', () => {
  it.each(['/', '/About/', '/index.html', '/auth/success?token=abc', '/authorize?key=abc'])(
    'serves its page at %s',
    async (url) => {
      const page = await open(url);
      expect(page.status).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self' https://media.example;");
      expect(policy).toContain("media-src 'self' blob: https: https://media.example;");
      expect(policy).not.toMatch(/unsafe|upgrade/);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      // A partner's page opens these two in a window, which has to answer it.
      const isWindow = url.startsWith('/auth');
      expect(page.headers).toMatchObject({
        'referrer-policy': url.startsWith('/authorize')
          ? 'same-origin'
          : isWindow
            ? 'no-referrer'
            : 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': isWindow ? 'unsafe-none' : 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      });
      expect(page.headers['strict-transport-security']).toBeUndefined();
    },
  );

  it("writes the course or instructor into the page's head, escaped", async () => {
    const make = fixtures(server);
    const teacher = await make.user({ role: 'instructor', firstName: 'Asha', lastName: 'Menon' });
    const title = `"><script>alert(1)</script></title> $& & it's`;
    const course = await make.course({ creatorId: teacher, title, description: `${'word '.repeat(60)}<b>` });
    const escaped = '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#60;/title&#62; $&#38; &#38; it&#39;s';
    const headers = { host: 'learn.example' };
    for (const path of [`/course/${course}`, `/courses/${course}?from=mail`]) {
      const { text } = await open(path, headers);
      expect(text).toContain(`<title>${escaped} · Lectern</title>`);
      expect(text).toContain(`<meta property="og:title" content="${escaped}" />`);
      expect(text).toContain(`<link rel="canonical" href="http://learn.example/course/${course}" />`);
      expect(text).toContain('content="http://learn.example/social.png"');
      expect(/name="description" content="(word )+word …"/.exec(text)?.[0].length).toBeLessThan(200);
      expect(text).not.toMatch(/<script|<b>|<title>Lectern/);
    }
    expect((await open(`/instructors/${teacher}`)).text).toContain('<title>Asha Menon · Lectern</title>');
  });

  it('writes the heads of static pages', async () => {
    for (const url of ['/about', '/About/', '/about?from=mail']) {
      const { text } = await open(url, { host: 'learn.example' });
      expect(text).toContain('<title>About · Lectern</title>');
      expect(text).toContain('<meta name="description" content="Why Lectern is &#34;so&#34;." />');
      expect(text).toContain('<link rel="canonical" href="http://learn.example/about" />');
    }
    expect((await open('/about?category=design')).text).toContain('<title>Lectern</title>');
    expect((await open('/')).text).toContain('<title>Lectern</title>');
  });

  it('queries the database once for concurrent requests, and again after a change of the catalogue', async () => {
    const keeping = await createTestServer({ config: { siteDir: folder }, cache: createResponseCache(true) });
    try {
      const make = fixtures(keeping);
      const teacher = await make.user({ role: 'instructor' });
      const id = await make.course({ creatorId: teacher, title: 'Before' });
      const title = async () => /<title>(.*?) · /.exec((await keeping.inject({ url: `/course/${id}` })).text)?.[1];
      expect(await title()).toBe('Before');
      expect(new Set(await Promise.all(Array.from({ length: 50 }, title)))).toEqual(new Set(['Before']));
      // Written to the database directly: the cached head is still sent.
      await keeping.db.update(courses).set({ title: 'Behind' }).where(eq(courses.id, id));
      expect(await title()).toBe('Before');
      const change = { courseId: id, title: 'After' };
      expect((await keeping.call(endpoints.courses.update, change, await keeping.tokenOf(teacher))).status).toBe(200);
      expect(await title()).toBe('After');
    } finally {
      await keeping.close();
    }
  });

  it('sends HSTS if its own origin is https', async () => {
    const secure = await createTestServer({ config: { siteDir: folder, publicUrl: 'https://learn.example' } });
    try {
      for (const url of ['/', '/robots.txt', '/api/search/courses', '/api/none']) {
        const { headers } = await secure.inject({ url });
        expect(headers['strict-transport-security'], url).toBe('max-age=31536000');
      }
    } finally {
      await secure.close();
    }
  });

  it('lets other sites embed its assets', async () => {
    expect((await open('/robots.txt')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('sends no head for a course that is not public', async () => {
    const make = fixtures(server);
    const teacher = await make.user({ role: 'instructor' });
    const draft = await make.course({ creatorId: teacher, status: 'draft', title: 'Not yet' });
    for (const path of [`/course/${draft}`, `/course/${'f'.repeat(24)}`, '/course/abc', `/course/${draft}/learning`]) {
      const { status, text } = await open(path);
      // Whether the visitor may study the course is not known without a token.
      expect(status, path).toBe(path.endsWith('learning') ? 200 : 404);
      expect(text).toContain('<title>Lectern</title>');
      expect(text).not.toContain('Not yet');
    }
  });

  it.each(['/nowhere', '/about/us', '/course', `/instructors/${'e'.repeat(24)}`])(
    'says by the status that there is no %s, and shows the page that says so',
    async (url) => {
      const { status, text, headers } = await open(url);
      expect(status).toBe(404);
      expect(text).toContain('<div id="root">');
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    },
  );

  it.each([
    ['https://partner.example/training/1?x=2', 'https://partner.example'],
    ['https://evil.example/', ''],
    ['https://partner.example.evil.example/', ''],
    ['https://partner.example@evil.example/', ''],
    ['//partner.example/', ''],
    ['javascript:alert(1)//https://partner.example', ''],
    ['"><script>', ''],
    ['/cart', ''],
  ])('tells the page whether the site behind ?next=%s is registered', async (next, origin) => {
    const { text } = await open(`/about?next=${encodeURIComponent(next)}`);
    expect(/name="return-origin" content="([^"]*)"/.exec(text)?.[1]).toBe(origin);
  });

  it('takes every path for a page where the build names none, and does not start with a list that is wrong', async () => {
    const plain = await mkdtemp(join(tmpdir(), 'lectern-site-'));
    await writeFile(join(plain, 'index.html'), page);
    const other = await createTestServer({ config: { siteDir: plain } });
    const { status, text } = await other.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    expect(text).toContain('<title>Lectern</title>');
    await other.close();
    await writeFile(join(plain, 'routes.json'), '{}');
    await expect(createTestServer({ config: { siteDir: plain } })).rejects.toThrow('routes.json');
    await rm(plain, { recursive: true });
  });

  it('gives previews of links a picture that they show: never a drawing, never what is not public', async () => {
    const make = fixtures(server);
    const photo = await make.file({ mime: 'image/jpeg', isPublic: true });
    const drawing = await make.file({ mime: 'image/svg+xml', isPublic: true });
    const drawn = await make.file({ mime: 'image/svg+xml', isPublic: true, rasterId: photo });
    const hidden = await make.file({ mime: 'image/png' });
    const pictureOf = async (imageFileId: string) => {
      const course = await make.course({ imageFileId, title: 'Salt & "light"' });
      const { text } = await open(`/course/${course}`, { host: 'learn.example' });
      expect(text.match(/og:image"/g)).toHaveLength(1);
      return /og:image" content="([^"]+)"/.exec(text)?.[1];
    };
    const social = 'http://learn.example/social.png';
    expect(await pictureOf(photo)).toBe(`http://learn.example/api/files/${photo}`);
    expect(await pictureOf(drawn)).toBe(`http://learn.example/api/files/${photo}`);
    expect(await pictureOf(drawing)).toBe(social);
    expect(await pictureOf(hidden)).toBe(social);
  });

  describe('sends a file of the build', () => {
    const path = '/assets/index-BxC3f9aZ.js';

    it('to be kept for ever where its name has a hash, and checked otherwise', async () => {
      const { headers, text } = await open(path);
      expect(text).toBe(script);
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { status, headers: checked } = await open('/.well-known/security.txt');
      expect([status, checked['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
      expect((await open('/robots.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it.each(['br', 'gzip', 'identity'])(
      'as %s with a tag of its own, and not again to who has it',
      async (encoding) => {
        const accept = { 'accept-encoding': encoding };
        const { headers, text } = await open(path, accept);
        expect(headers).toMatchObject({
          'content-type': 'application/javascript; charset=utf-8',
          vary: 'Origin, accept-encoding',
        });
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
        if (encoding !== 'identity') expect(text.length).toBeLessThan(script.length / 10);
        const other = await open(path, { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br' });
        expect(headers.etag).not.toBe(other.headers.etag);
        const etag = String(headers.etag);
        for (const known of [etag, `"other", ${etag}`, '*']) {
          const again = await open(path, { ...accept, 'if-none-match': known });
          expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
        }
        expect((await open(path, { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
      },
    );

    it('in parts', async () => {
      const { status, headers, text } = await open(path, { range: 'bytes=8-11' });
      expect([status, headers['content-range'], text]).toEqual([206, `bytes 8-11/${script.length}`, 'warn']);
    });

    it('without its content to who asks for the head', async () => {
      const { status, headers, text } = await server.inject({ method: 'HEAD', url: path });
      expect([status, headers['content-length'], text]).toEqual([200, String(script.length), '']);
    });
  });

  it.each([
    '/assets/index-gone1234.js',
    '/.server/render.js',
    '/.server',
    '/%2eserver/render.js',
    '/assets/.hidden.txt',
    '/assets/index-BxC3f9aZ.js.br',
    '/assets/index-BxC3f9aZ.js.GZ',
    '/routes.json',
    '//heads.json',
    '/favicon.ico',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/%2e%2e/package.json',
    '/%00.js',
  ])('does not answer a page for %s', async (url) =>
    expect(await open(url)).toMatchObject({ status: 404, problem: { code: 'not_found' } }),
  );

  it('answers unknown calls as the API does', async () => {
    for (const url of ['/api', '/api/', '/api/none', '/api?x=1']) {
      expect(await open(url)).toMatchObject({ status: 404, problem: { code: 'not_found' } });
    }
    expect((await server.inject({ method: 'POST', url: '/courses' })).status).toBe(404);
    expect((await open('/%zz')).status).toBe(400);
  });
});
