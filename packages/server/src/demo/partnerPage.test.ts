import { elements } from '@lectern/embed/elements';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { demoPartnerKey } from './demoPartner.ts';
import { type RunningPartnerPage, startPartnerPage } from './startPartnerPage.ts';

let server: TestServer;
let marketplace: FastifyInstance | undefined;
let page: RunningPartnerPage;
let course: string;
/** Of the marketplace. */
let origin: string;
beforeAll(async () => {
  server = await createTestServer();
  const make = fixtures(server);
  const creatorId = await make.user({ role: 'instructor' });
  course = await make.course({ creatorId, title: 'Knots & <Ropes>', averageRating: 5, reviewCount: 100 });
  page = await startPartnerPage({ host: '127.0.0.1', port: 0, marketplace: () => marketplace });
});
afterAll(async () => {
  await page.close();
  await server.close();
});

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(`http://127.0.0.1:${page.port}${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('is not there until the marketplace listens', async () => {
  expect((await get('/')).status).toBe(404);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  marketplace = server.app;
  expect((await get('/')).status).toBe(200);
});

describe('the page of a partner', () => {
  it('is a page with widgets, which are links without a script', async () => {
    const { text, headers } = await get('/');
    expect(text).toContain(`<script type="module" src="${origin}/embed/v1.js" data-key="${demoPartnerKey}"></script>`);
    expect(text).toContain(
      `<lectern-course-card course-id="${course}"><a href="${origin}/course/${course}">See the course</a></lectern-course-card>`,
    );
    expect(text).toContain('Begin tonight: Knots &#38; &#60;Ropes&#62;');
    for (const [, address] of text.matchAll(/ href="([^"]*)"/g)) expect(address).toMatch(/^(http:\/\/127|\/$)/);
    const policy = String(headers.get('content-security-policy'));
    expect(policy).toContain(`script-src ${origin};`);
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/ style="|<script>| on\w+="/);
  });

  it.each(Object.keys(elements).filter((name) => name !== 'lectern-marketplace'))(
    'shows one element alone: %s',
    async (name) => {
      const { text } = await get(`/?element=${name}&theme=dark`);
      expect(text).toContain('<lectern-marketplace theme="dark"><main class="alone">');
      expect(text.match(/<lectern-(?!marketplace)/g)).toHaveLength(1);
      expect(text).toContain(`</a></${name}>`);
    },
  );

  it('takes the attributes and looks that there are', async () => {
    const { text } = await get(
      '/?element=lectern-course-list&sort=price&limit=3&primary=%236b1e4f&radius=sharp&font=x%7D&onclick=x&danger=00ff00&theme=light',
    );
    expect(text).toContain('<lectern-course-list limit="3" sort="price">');
    expect(text).toContain('  --lectern-color-primary: #6b1e4f;\n');
    expect(text).toContain('  --lectern-radius-card: 2px;\n');
    expect(text).not.toMatch(/--lectern-font:|prefers-color-scheme/);
    expect(text).not.toMatch(/onclick|danger|00ff00/);
  });

  it.each([
    'element=lectern-course-list&search=%22%3E%3Cimg%20src%3Dx%3E',
    'element=%3Cimg%20src%3Dx%3E',
    'element=lectern-course-list&primary=%3C%2Fst&font=%3C%2Fst',
    'element=lectern-course-list&theme=%22%3E%3Cimg%3E',
    'element=constructor',
    `element=lectern-course-list&search=${'a'.repeat(501)}`,
  ])('takes nothing as HTML: %s', async (query) => {
    const { status, text } = await get(`/?${query}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<img|<\/st[^y]|a{501}/);
  });

  it.each(['/other', `/?search=${'a'.repeat(4_000)}`, '//[', '/..%2f'])('is the only page: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
    expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('needs a free port', async () => {
    const other = Fastify();
    const port = Number(new URL(await other.listen({ host: '127.0.0.1', port: 0 })).port);
    await expect(startPartnerPage({ host: '127.0.0.1', port, marketplace: () => undefined })).rejects.toThrow(
      'EADDRINUSE',
    );
    await other.close();
  });
});
