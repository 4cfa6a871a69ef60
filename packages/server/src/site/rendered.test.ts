import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';

const LOADING = { timeout: 30_000 };
let site: SiteFolder;
let server: TestServer;
beforeAll(async () => {
  site = await createSiteFolder();
  server = await createTestServer({
    config: { siteDir: site.path, hasServerTiming: true },
    cache: createResponseCache(true),
  });
  // Until the renderer has loaded, pages are sent without their content.
  await vi.waitFor(async () => expect((await open('/about')).text).toContain('data-render'), LOADING);
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers: { host: 'learn.example', accept: 'text/html', ...headers } });
/** Differs with every rendering. */
const renderOf = (text: string) => /data-render="(\d+)"/.exec(text)?.[1];

describe('a public page', () => {
  it('is sent with its content, its head and its state', async () => {
    const { status, text, headers } = await open('/courses?page=2');
    expect(status).toBe(200);
    expect(text).toMatch(/<main data-render="\d+">http:\/\/learn\.example\/courses\?page=2<\/main><\/div>/);
    expect(text).toContain('<script type="application/json" id="state">{}</script></body>');
    expect(text).toContain('<title>Page · Lectern</title>');
    expect(text).toContain('<link rel="canonical" href="http://learn.example/courses?page=2" />');
    expect(text).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/CoursesPage.css"><link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/CoursesPage.js">',
    );
    expect(text.indexOf('modulepreload')).toBeLessThan(text.indexOf('<title>'));
    expect(text).toContain('content="http://learn.example/social.png"');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, stale-while-revalidate=30',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it("is for localhost where the Host header isn't an address", async () => {
    expect((await open('/courses', { host: 'a:99999' })).text).toContain('href="http://localhost/courses"');
  });

  it('loads its scripts after its styles, font and pictures; a page without content loads them at once', async () => {
    const script = (attributes: string) => `<script type="module" crossorigin${attributes} src="/assets/index.js">`;
    expect((await open('/courses')).text).toContain(script(' fetchpriority="low"'));
    expect((await open('/login')).text).toContain(script(''));
  });

  it("allows the page's own script by its hash, and no style elements", async () => {
    const { headers } = await open('/about');
    const hash = createHash('sha256').update("document.documentElement.dataset.early = '';").digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
  });

  it('is rendered once until the catalogue changes', async () => {
    const make = fixtures(server);
    const teacher = await make.user({ role: 'instructor' });
    const id = await make.course({ creatorId: teacher, title: 'Before' });
    const first = await open(`/course/${id}`);
    expect(first.text).toContain('<title>Before · Lectern</title>');
    const again = await open(`/course/${id}`);
    expect(again.text).toBe(first.text);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    for (const name of ['etag', 'content-security-policy', 'vary', 'content-length', 'cache-control']) {
      expect(again.headers[name], name).toBe(first.headers[name]);
    }
    const change = { courseId: id, title: 'After' };
    expect((await server.call(endpoints.courses.update, change, await server.tokenOf(teacher))).status).toBe(200);
    expect((await open(`/course/${id}`)).text).toContain('<title>After · Lectern</title>');
  });

  it('says how long it waited for its content, once', async () => {
    const make = fixtures(server);
    const id = await make.course({ creatorId: await make.user({ role: 'instructor' }) });
    const first = await open(`/course/${id}`);
    const [, render] = /render;dur=([\d.]+)/.exec(String(first.headers['server-timing'])) ?? [];
    expect(Number(render)).toBeGreaterThan(0);
    expect((await open(`/course/${id}`)).headers['server-timing']).toBeUndefined();
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await open('/about?x=1');
    const etag = String((await open('/about')).headers.etag);
    const known = await open('/about', { 'if-none-match': etag });
    expect([known.status, known.text, known.headers['content-type']]).toEqual([304, '', undefined]);
    expect(known.headers.etag).toBe(etag);
    expect(first.text).toContain('/about</main>');
  });

  it('answers HEAD with the headers alone', async () => {
    const whole = await open('/courses?category=head');
    for (const url of ['/courses?category=head', '/courses?category=head2']) {
      const head = await open(url, {}, 'HEAD');
      expect([head.status, head.text]).toEqual([200, '']);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(whole.text.length - 10);
    }
  });

  it('is compressed once for each encoding', async () => {
    const plain = await open('/courses?category=packed');
    for (let round = 0; round < 2; round++) {
      const { rawPayload, headers } = await server.app.inject({
        url: '/courses?category=packed',
        headers: { host: 'learn.example', accept: 'text/html', 'accept-encoding': 'gzip, br' },
      });
      expect(headers['content-encoding']).toBe('br');
      const html = brotliDecompressSync(rawPayload).toString();
      expect(html.replace(/data-render="\d+"/, '')).toBe(plain.text.replace(/data-render="\d+"/, ''));
    }
  });

  it('does not become another page by parameters that it does not read, case or a slash', async () => {
    const { text } = await open('/courses?page=7');
    for (const url of ['/courses?utm=1&page=7', '/COURSES/?page=7&x=%zz', '/courses?page=7&category=&page=8']) {
      expect(renderOf((await open(url)).text), url).toBe(renderOf(text));
    }
    expect(renderOf((await open('/courses?page=8')).text)).not.toBe(renderOf(text));
  });

  it('is rendered once for everyone who asks at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => open('/courses?category=together')));
    expect(new Set(pages.map(({ text }) => renderOf(text))).size).toBe(1);
  });

  it('differs between origins', async () => {
    expect((await open('/about', { host: 'one.example' })).text).toContain('http://one.example/about');
    expect((await open('/about', { host: 'two.example' })).text).toContain('http://two.example/about');
  });
});

describe('a page that is not there', () => {
  it('is rendered with 404, once for all unknown paths', async () => {
    const [one, other] = [await open('/nowhere'), await open('/not/here')];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.text).toContain('http://learn.example/*</main>');
    expect(one.text).toContain('<meta name="robots" content="noindex" />');
    expect(one.text).not.toContain('rel="canonical"');
    expect(renderOf(other.text)).toBe(renderOf(one.text));
  });

  it('is rendered with 404 for a course that is not public, which is not cached', async () => {
    const make = fixtures(server);
    const draft = await make.course({
      creatorId: await make.user({ role: 'instructor' }),
      status: 'draft',
      title: 'Secret',
    });
    const [one, again] = [await open(`/course/${draft}`), await open(`/course/${draft}`)];
    expect([one.status, again.status]).toEqual([404, 404]);
    expect(one.text).not.toContain('Secret');
    expect(renderOf(again.text)).not.toBe(renderOf(one.text));
  });
});

it('sends the shell of pages that are not rendered, with the origin that a person may be sent back to', async () => {
  const { text, headers } = await open('/login?next=/cart');
  expect(text).toContain('<div id="root"></div></body>');
  expect(text).not.toContain('id="state"');
  expect(headers['cache-control']).toBe('no-store');
});
