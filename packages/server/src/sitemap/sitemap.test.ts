import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';

const ORIGIN = 'https://learn.example';
let folder: string;
const cache = createResponseCache(true);
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-sitemap-'));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /cart\n');
  server = await createTestServer({
    config: { siteDir: folder, publicUrl: ORIGIN },
    cache,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const locations = ({ text }: { text: string }) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''));

it("adds the sitemap's address to the site's robots.txt", async () => {
  const { text, headers } = await open('/robots.txt');
  expect(text).toBe(`User-agent: *\nDisallow: /cart\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('names files of published courses, their instructors and categories, with the last change', async () => {
  const create = fixtures(server);
  const categoryId = await create.category('Arts & Crafts');
  await create.category('Without courses');
  const creatorId = await create.user({ role: 'instructor' });
  const updatedAt = new Date('2026-03-14T09:30:00.000Z');
  const course = await create.course({ creatorId, categoryId, updatedAt });
  const draft = await create.course({ status: 'draft' });
  const deleted = await create.course({ deletedAt: new Date() });

  const index = await open('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(index)).toEqual([
    '/sitemap/categories-1.xml',
    '/sitemap/courses-1.xml',
    '/sitemap/instructors-1.xml',
  ]);
  const files = await Promise.all(locations(index).map((path) => open(path)));
  expect(files.map(locations)).toEqual([
    ['/course?category=arts-%26-crafts'],
    [`/course/${course}`],
    [`/instructors/${creatorId}`],
  ]);
  for (const { text } of files) {
    expect(text).toContain('<lastmod>2026-03-14T09:30:00.000Z</lastmod>');
    expect(text).not.toContain(draft);
    expect(text).not.toContain(deleted);
  }
});

it('sends 304 for a known file, and a new one when the catalogue has changed', async () => {
  const first = await open('/sitemap/courses-1.xml');
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await open('/sitemap/courses-1.xml', known)).status).toBe(304);
  const id = await fixtures(server).course();
  expect(locations(await open('/sitemap/courses-1.xml'))).toEqual(locations(first));
  cache.clear();
  expect(locations(await open('/sitemap/courses-1.xml'))).toEqual([...locations(first), `/course/${id}`]);
});

it.each(['/sitemap.xml?x', '/sitemap.xml?page=2', '/robots.txt?x=1', '/sitemap/courses-1.xml?x=1'])(
  'leads from %s to the address without the query',
  async (url) => {
    expect(await open(url)).toMatchObject({ status: 301, headers: { location: url.split('?')[0] } });
  },
);

it.each([
  '/sitemap/courses-2.xml',
  '/sitemap/courses-0.xml',
  '/sitemap/courses-01.xml',
  '/sitemap/courses-999999.xml',
  '/sitemap/categories-2.xml',
  '/sitemap/users-1.xml',
  '/sitemap/constructor-1.xml',
])('has no %s', async (url) => {
  expect((await open(url)).status).toBe(404);
});
