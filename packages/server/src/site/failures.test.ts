import { endpoints } from '@lectern/sdk/api';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { spread } from '../testing/deepIt.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';
import { createRenderer } from './createRenderer.ts';
import { createSite } from './site.ts';

const LOADING = { timeout: 30_000 };
let folder: SiteFolder;
beforeAll(async () => {
  folder = await createSiteFolder();
});
afterAll(() => folder.remove());

type Open = (url: string) => Promise<{ status: number; text: string }>;

/** Serves a site with this renderer; undefined: without one. */
async function withSite(renderer: string | undefined, use: (open: Open, lines: string[]) => Promise<void>) {
  await folder.build(renderer);
  const lines: string[] = [];
  const call = async () => ({ status: 200, body: '{}' });
  const site = createSite({
    folder: folder.path,
    mediaOrigins: [],
    isPartnerOrigin: async () => false,
    commonHeaders: {},
    cache: createResponseCache(true),
    originOf: () => 'http://learn.example',
    describe: async () => undefined,
    startRenderer: (bundle) => createRenderer({ kind: 'page', bundle, call, log: (_, message) => lines.push(message) }),
    onMissingRenderer: (bundle) => lines.push(`There is no ${bundle}`),
  });
  const app = Fastify();
  app.setNotFoundHandler((request, reply) => site.serve(request, reply));
  try {
    await use(async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      return { status: statusCode, text: body };
    }, lines);
  } finally {
    await app.close();
    await site.close();
  }
}

/** The whole server with a site that has this renderer. */
async function withServer(renderer: string, use: (server: TestServer) => Promise<void>) {
  await folder.build(renderer);
  const server = await createTestServer({ config: { siteDir: folder.path }, cache: createResponseCache(true) });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** Anything but a working page. */
const rendering = (code: string) => `export async function render({ url }, call) { ${code} }`;
const page = `{ status: 200, head: { title: 'Page', description: '' }, html: '<main></main>', state: '{}' }`;

describe('pages are sent without their content', () => {
  it.each(
    spread(
      [
        ['is missing', undefined, 'There is no '],
        ['has a mistake', 'export const render = ;', 'has stopped'],
        ['exports something else', 'export const other = 1;', 'has stopped'],
        ['throws when it is loaded', "throw new Error('not today');", 'has stopped'],
        ['exits when it is loaded', 'process.exit(3);', 'has stopped'],
        ['throws', "export function render() { throw new Error('not today'); }", 'has failed'],
        ['rejects', rendering("throw new Error('not today');"), 'has failed'],
        ['throws something that is no error', rendering('throw undefined;'), 'has failed'],
        ['exits', rendering('process.exit(1);'), 'has stopped'],
        [
          'fails outside of the page',
          rendering("Promise.reject(new Error('not today')); return new Promise(() => {});"),
          'has stopped',
        ],
        ['never ends', rendering('for (;;);'), 'has stopped'],
        ['never answers', rendering('return new Promise(() => {});'), 'has stopped'],
        [
          'uses too much memory',
          rendering('const all = []; for (;;) all.push(new Array(100_000).fill(all.length));'),
          'has stopped',
        ],
        ['calls without end', rendering("for (;;) await call('/categories');"), 'has failed'],
        ['calls a long address', rendering("await call('/'.repeat(3_000));"), 'has failed'],
        ['returns nothing', rendering(''), 'has failed'],
        ['returns a text', rendering("return '<main></main>';"), 'has failed'],
        ['returns another status', rendering(`return { ...${page}, status: 500 };`), 'has failed'],
        ['returns no markup', rendering(`return { ...${page}, html: 42 };`), 'has failed'],
        ['returns no head', rendering(`return { ...${page}, head: null };`), 'has failed'],
        [
          'returns a number for a path',
          rendering(`return { ...${page}, head: { title: 'Page', description: '', path: 1 } };`),
          'has failed',
        ],
        [
          'returns too much',
          rendering(`return { ...${page}, html: 'x'.repeat(1_500_000), state: 'x'.repeat(1_500_000) };`),
          'has failed',
        ],
      ],
      4,
    ),
  )('if the renderer %s, and one line in the log says so', async (_, renderer, line) => {
    await withSite(renderer, async (open, lines) => {
      for (const url of ['/about', '/courses?q=lamp', '/']) {
        const { status, text } = await open(url);
        expect(status).toBe(200);
        expect(text).toContain('<div id="root"></div>');
        expect(text).toContain('</html>');
        expect(text).not.toContain('id="state"');
      }
      expect(lines).toEqual([expect.stringContaining(line)]);
    });
  });
});

it('does not delay a call of the API while a page hangs', () =>
  withServer(rendering('for (;;);'), async (server) => {
    let isSent = false;
    const hanging = server.inject({ url: '/courses?q=hanging', headers: { accept: 'text/html' } }).then((answer) => {
      isSent = true;
      return answer;
    });
    for (let call = 0; call < 3; call++) expect((await server.call(endpoints.categories.list)).status).toBe(200);
    expect(isSent).toBe(false);
    expect((await hanging).text).not.toContain('id="state"');
  }));

it('renders again after a failure', () =>
  withSite(rendering(`if (url === '/about') process.exit(1); return ${page};`), async (open) => {
    const textOf = (url: string) => async () => (await open(url)).text;
    await expect.poll(textOf('/courses'), LOADING).toContain('<main></main>');
    expect((await open('/about')).text).not.toContain('<main></main>');
    await expect.poll(textOf('/courses?q=again'), LOADING).toContain('<main></main>');
    expect((await open('/about')).text).not.toContain('<main></main>');
  }));

it('sends a course without its content, with its head, when the renderer fails', () =>
  withServer(rendering("throw new Error('not today');"), async (server) => {
    const id = await fixtures(server).course({ title: 'Lamps' });
    const { status, text, headers } = await server.inject({ url: `/course/${id}`, headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    expect(text).toContain('<title>Lamps · Lectern</title>');
    expect(text).toContain('<div id="root"></div>');
    expect(headers['cache-control']).toBe('no-store');
    expect((await server.inject({ url: `/course/${'f'.repeat(24)}` })).status).toBe(404);
  }));
