import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createFramesFolder, type FramesFolder } from '../testing/framesFolder.ts';

const LOADING = { timeout: 30_000 };
const missing = 'f'.repeat(24);
let frames: FramesFolder;
let server: TestServer;
let course: string;
let teacher: string;
beforeAll(async () => {
  frames = await createFramesFolder();
  const loaderDir = join(frames.path, '.loader');
  await mkdir(join(loaderDir, 'chunks'), { recursive: true });
  for (const name of ['v1.js', 'v1.classic.js', 'v1-0123456789.js', 'chunks/frames-ABCD1234.js'])
    await writeFile(join(loaderDir, name), `// ${name}`);
  // There is no site.
  const config = { framesDir: frames.path, loaderDir };
  server = await createTestServer({ config, cache: createResponseCache(true) });
  const make = fixtures(server);
  teacher = await make.user({ role: 'instructor' });
  course = await make.course({ creatorId: teacher, title: 'Bread' });
  // Until the renderer has loaded, nothing can be rendered.
  await vi.waitFor(async () => expect((await open('search')).status).toBe(200), LOADING);
});
afterAll(async () => {
  await server.close();
  await frames.remove();
});

const open = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: `/embed/fragments/${address}`, headers: { host: 'learn.example', ...headers } });
const numberOf = (text: string) => /data-fragment=\\?"(\d+)/.exec(text)?.[1];
/** Each encoding is rendered for itself. */
const withoutNumber = (text: string) => text.replace(/data-fragment=\\?"\d+/, '');

describe('a fragment', () => {
  it('is HTML by course, with the address of its sheet', async () => {
    const { status, body, headers } = await open(`cards?ids=${course},${missing}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: { [course]: expect.stringContaining('cards http://learn.exampleBread'), [missing]: null },
      sheet: 'http://learn.example/embed/fragments-abcd1234.css',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=30, stale-while-revalidate=30',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('of a certificate, which its holder can hide, is asked for each time', async () => {
    const { status, headers } = await open('certificate?number=7K2M-90QX-4TBD');
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
  });

  it('has a sheet of its own where its kind has one', async () => {
    const { body } = await open(`sample?course=${course}`);
    expect(body).toMatchObject({ sheet: 'http://learn.example/embed/sample-abcd1234.css' });
  });

  it('gets only the parameters that it takes, in one spelling', async () => {
    const first = await open('list?sort=price&q=%20&category=design&theme=dark&callback=x&locale=de-DE-u-nu-arab');
    expect(first.text).toContain('list http://learn.example');
    const params = /\{.*?\}/.exec(first.text.replaceAll('&quot;', "'").slice(1))?.[0];
    expect(params).toBe("{'locale':'de-DE','category':'design','q':' ','sort':'price'}");
    const again = await open('list?category=design&locale=de-DE&q=+&sort=price');
    expect(numberOf(again.text)).toBe(numberOf(first.text));
  });

  it('is rendered once until the catalogue changes', async () => {
    const first = await open(`cards?ids=${course}`);
    expect((await open(`cards?ids=${course}`, { origin: 'https://partner.example' })).text).toBe(first.text);
    expect((await open(`cards?ids=${course.toUpperCase()}`)).text).toBe(first.text);
    const change = { courseId: course, title: 'Rye bread' };
    expect((await server.call(endpoints.courses.update, change, await server.tokenOf(teacher))).status).toBe(200);
    const changed = await open(`cards?ids=${course}`);
    expect(changed.text).toContain('Rye bread');
  });

  it('is rendered once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => open('list?limit=7')));
    expect(new Set(answers.map(({ text }) => numberOf(text))).size).toBe(1);
  });

  it('is sent compressed, without a body to a client that has it, and without one for HEAD', async () => {
    const plain = await open('account');
    const { rawPayload } = await server.app.inject({
      url: '/embed/fragments/account',
      headers: { host: 'learn.example', 'accept-encoding': 'br' },
    });
    expect(withoutNumber(brotliDecompressSync(rawPayload).toString())).toBe(withoutNumber(plain.text));
    const packed = await server.app.inject({
      url: '/embed/fragments/account',
      headers: { host: 'learn.example', 'accept-encoding': 'gzip' },
    });
    expect(withoutNumber(gunzipSync(packed.rawPayload).toString())).toBe(withoutNumber(plain.text));
    for (const [encoding, etag] of [
      ['identity', String(plain.headers.etag)],
      ['gzip', String(packed.headers.etag)],
    ] as const) {
      const known = await open('account', { 'if-none-match': etag, 'accept-encoding': encoding });
      expect([known.status, known.text, known.headers['content-length']]).toEqual([304, '', undefined]);
      expect(known.headers['access-control-allow-origin']).toBe('*');
    }
    const head = await open('account', {}, 'HEAD');
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  });

  it('is an element with a declarative shadow root for a partner’s server', async () => {
    const { text, headers } = await open(`cards?ids=${course},${missing}&format=html`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(
      new RegExp(
        `^<lectern-course-card course-id="${course}"><template shadowrootmode="open"><link rel="stylesheet" href="http://learn\\.example/embed/fragments-abcd1234\\.css"><p .*</p></template><a href="http://learn\\.example/course/${course}">See the course</a></lectern-course-card>\\n$`,
      ),
    );
    const list = await open('list?q=%22%3E%3Cscript%3E&format=html');
    expect(list.text).toContain('<lectern-course-list search="&#34;&#62;&#60;script&#62;">');
    expect(list.text).not.toContain('<script');
  });

  it('carries a discount code as an element, which takes no place in the cache', async () => {
    const plain = await open(`cards?ids=${course}&code=spring-25`);
    const written = await open(`cards?ids=${course}&format=html&code=spring-25`);
    expect(written.text).toContain(`<lectern-course-card course-id="${course}" code="SPRING-25">`);
    expect(written.text).toContain(`<a href="http://learn.example/course/${course}?code=SPRING-25">`);
    // Drawn once for all codes.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => open(`cards?ids=${course}&format=html&code=OTHER-${n}`)),
    );
    expect(new Set(others.map(({ text }) => numberOf(text)))).toEqual(new Set([numberOf(plain.text)]));
    expect(new Set(others.map(({ text }) => text)).size).toBe(20);
    const packed = await server.app.inject({
      url: `/embed/fragments/cards?ids=${course}&format=html&code=spring-25`,
      headers: { host: 'learn.example', 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(written.text);
    const again = await open(`cards?ids=${course}&format=html&code=spring-25`, {
      'if-none-match': String(written.headers.etag),
    });
    expect([again.status, again.text]).toEqual([304, '']);
    // Of an element that has no such attribute, it is left out as everything else is.
    expect((await open('search?format=html&code=spring-25')).text).not.toContain('code');
  });

  it.each([
    [`cards?ids=${'a'.repeat(24)}&format=html&code=2+for+1`, 400, 'invalid_input', 'code'],
    [`cards?ids=${'a'.repeat(24)}&format=html&code=${'A'.repeat(41)}`, 400, 'invalid_input', 'code'],
    ['unknown?x=1', 404, 'not_found', undefined],
    ['constructor', 404, 'not_found', undefined],
    ['cards', 400, 'invalid_input', 'ids'],
    ['cards?ids=', 400, 'invalid_input', 'ids'],
    ['cards?ids=7', 400, 'invalid_input', 'ids'],
    [
      `cards?ids=${Array.from({ length: 51 }, (_, n) => String(n).padStart(24, '0')).join()}`,
      400,
      'invalid_input',
      'ids',
    ],
    ['list?limit=51', 400, 'invalid_input', 'limit'],
    ['list?page=0', 400, 'invalid_input', 'page'],
    ['list?sort=best', 400, 'invalid_input', 'sort'],
    [`list?q=${'a'.repeat(201)}`, 400, 'invalid_input', 'q'],
    [`list?q=${'a'.repeat(2_500)}`, 400, 'invalid_request', undefined],
    ['list?locale=%00', 400, 'invalid_input', 'locale'],
    ['player', 400, 'invalid_input', 'course'],
    ['course', 400, 'invalid_input', 'course'],
    [`player?course=${missing}`, 404, 'not_found', undefined],
  ])('is refused with a reason that the page can read: %s', async (address, status, code, field) => {
    const answer = await open(address, { origin: 'https://partner.example' });
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    if (field) expect(answer.problem.details).toMatchObject([{ field }]);
  });

  it('is not there for a while where the renderer fails', async () => {
    const broken = await createFramesFolder('export async function renderFragment() { throw new Error("broken"); }');
    const other = await createTestServer({ config: { framesDir: broken.path }, cache: createResponseCache(true) });
    try {
      const answer = await other.inject({ url: '/embed/fragments/search' });
      expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'access-control-allow-origin': '*' });
    } finally {
      await other.close();
      await broken.remove();
    }
  });
});

describe('the files for partners’ pages', () => {
  it('are open to every origin; the sheet never changes under its name', async () => {
    const { status, headers, text } = await server.inject({ url: '/embed/fragments-abcd1234.css' });
    expect([status, text]).toEqual([200, '.lectern-root{}']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
  });

  it('are those of the frames', async () => {
    const { status, headers, text } = await server.inject({ url: '/embed/assets/frame-abcd1234.js' });
    expect([status, text]).toEqual([200, '// frame']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['v1.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['v1.classic.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['v1-0123456789.js', 'public, max-age=31536000, immutable'],
    ['chunks/frames-ABCD1234.js', 'public, max-age=31536000, immutable'],
  ])('are the loader: %s', async (name, cacheControl) => {
    const { status, headers, text } = await server.inject({ url: `/embed/${name}` });
    expect([status, text]).toEqual([200, `// ${name}`]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': cacheControl,
      'content-type': 'application/javascript; charset=utf-8',
    });
    const again = await server.inject({ url: `/embed/${name}`, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each(['v9.js', '..%2f.server%2frender.js', '.server/render.js', '.hidden', 'fragments.json', ''])(
    'are no others: %s',
    async (name) => {
      expect((await server.inject({ url: `/embed/${name}` })).status).toBe(404);
    },
  );
});
