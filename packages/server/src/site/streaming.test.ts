import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createResponseCache } from '../responseCache.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';
import type { RenderedPage } from './renderer.ts';
import { createSite, type Site } from './site.ts';

let folder: SiteFolder;
let app: FastifyInstance;
let site: Site;
afterEach(async () => {
  await app.close();
  await site.close();
  await folder.remove();
});

/** The page that is being rendered is finished by the test. */
async function begin() {
  let finish: ((page: RenderedPage | undefined) => void) | undefined;
  const cache = createResponseCache(true);
  folder = await createSiteFolder();
  site = createSite({
    folder: folder.path,
    mediaOrigins: [],
    isPartnerOrigin: async () => false,
    commonHeaders: {},
    cache,
    originOf: () => 'http://learn.example',
    describe: async () => undefined,
    startRenderer: () => ({
      render: () => new Promise((resolve) => (finish = resolve)),
      close: async () => {},
    }),
    onMissingRenderer: () => {},
  });
  app = Fastify();
  app.setNotFoundHandler(site.serve);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    cache,
    isRendering: () => finish !== undefined,
    finish: (page: RenderedPage | undefined) => finish?.(page),
    async open(url: string, encoding = 'identity') {
      const response = await fetch(address + url, { headers: { accept: 'text/html', 'accept-encoding': encoding } });
      return { response, reader: (response.body as ReadableStream<Uint8Array>).getReader() };
    },
  };
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
const next = async (reader: Reader) => new TextDecoder().decode((await reader.read()).value);
async function rest(reader: Reader): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

const page: RenderedPage = {
  status: 200,
  head: { title: `</title><script>alert(1)</script> $& <!-- root -->`, description: `"><b>`, path: '/courses' },
  html: '<main>$& <!-- state --> __ORIGIN__</main>',
  state: '{"title":"\\u003c/script>"}',
};

it('sends the beginning of a page whose status is known before its data is there', async () => {
  const { open, finish } = await begin();
  const { response, reader } = await open('/courses');
  expect(response.status).toBe(200);
  const first = await next(reader);
  expect(first).toContain('rel="modulepreload"');
  expect(first).not.toContain('<title>');
  finish(page);
  const html = first + (await rest(reader));
  expect(html).toContain('<main>$& <!-- state --> __ORIGIN__</main></div><script type="application/json" id="state">');
  expect(html.endsWith('</html>')).toBe(true);
});

it('writes hostile texts so that nothing in the page runs or breaks', async () => {
  const { open, finish } = await begin();
  const { reader } = await open('/courses');
  await next(reader);
  finish(page);
  const html = await rest(reader);
  expect(html).toContain(
    '<title>&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; &#60;!-- root --&#62; · Lectern</title>',
  );
  expect(html).toContain('<meta name="description" content="&#34;&#62;&#60;b&#62;" />');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/id="state"/g)).toHaveLength(1);
  expect(html).not.toContain('alert(1)</script>');
});

it('sends the rest of the shell where the renderer fails after the first bytes, which is not cached', async () => {
  const { open, finish } = await begin();
  const { reader } = await open('/courses');
  const first = await next(reader);
  finish(undefined);
  const html = first + (await rest(reader));
  expect(html).toContain('<div id="root"></div>');
  expect(html.endsWith('</html>')).toBe(true);
  const again = await open('/courses');
  await next(again.reader);
  finish(page);
  expect(await rest(again.reader)).toContain('<main>');
});

it('compresses the beginning and the rest as one response', async () => {
  const { open, finish } = await begin();
  const { response, reader } = await open('/courses', 'br');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await next(reader)).toContain('rel="modulepreload"');
  finish(page);
  expect(await rest(reader)).toContain('<main>');
  const cached = await app.inject({ url: '/courses', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(cached.rawPayload).toString()).toContain('<main>');
});

it('waits for the data of a page that may be missing', async () => {
  const { open, finish, isRendering } = await begin();
  const opened = open(`/course/${'a'.repeat(24)}`);
  await expect.poll(isRendering).toBe(true);
  finish({ ...page, status: 404 });
  const { response, reader } = await opened;
  expect(response.status).toBe(404);
  expect(await rest(reader)).toContain('<main>');
});
