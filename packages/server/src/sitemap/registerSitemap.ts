import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asText } from '../page.ts';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';
import type { Services } from '../services.ts';
import { countEntries, type Entry, listCategories, listCourses, listInstructors } from './repository.ts';

/** Addresses in a file: the protocol allows 50,000, and files of this length fit into the cache. */
export const MAX_URLS_PER_FILE = 2_000;
/** Files that an index may name. */
const MAX_FILES = 50_000;

const address = {
  courses: (id: string) => `/course/${id}`,
  instructors: (id: string) => `/instructors/${id}`,
  categories: (slug: string) => `/course?category=${encodeURIComponent(slug)}`,
};
const FILE = /^(courses|instructors|categories)-([1-9]\d{0,4})\.xml$/;

/**
 * For search engines: `/sitemap.xml` names files with the public pages of courses, instructors and categories, and
 * `/robots.txt` is the site's own with the address of the sitemap. Cached as other public reads.
 *
 * @param robots the site's own
 */
export function registerSitemap(app: FastifyInstance, { db, files }: Services, robots: string | undefined): void {
  const config = { policy: anyone, isAnonymous: true, isCatalogue: true };

  app.get('/robots.txt', { config }, async (request, reply) => {
    if (hasQuery(request)) return withoutQuery(request, reply);
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' });
    return `${robots ?? 'User-agent: *\nAllow: /'}\nSitemap: ${files.originOf(request)}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    if (hasQuery(request)) return withoutQuery(request, reply);
    const total = await countEntries(db);
    const names = [
      'categories-1',
      ...(['courses', 'instructors'] as const).flatMap((kind) =>
        Array.from({ length: Math.ceil(total[kind] / MAX_URLS_PER_FILE) }, (_, index) => `${kind}-${index + 1}`),
      ),
    ];
    const origin = files.originOf(request);
    const rows = names.slice(0, MAX_FILES).map((name) => locationOf(`${origin}/sitemap/${name}.xml`));
    return sendXml(reply, 'sitemapindex', 'sitemap', rows);
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', { config }, async (request, reply) => {
    if (hasQuery(request)) return withoutQuery(request, reply);
    const [, kind, number] = FILE.exec(request.params.file) ?? [];
    if (kind !== 'courses' && kind !== 'instructors' && kind !== 'categories') throw problems.noSuchCall();
    const offset = (Number(number) - 1) * MAX_URLS_PER_FILE;
    if (kind === 'categories' && offset > 0) throw problems.noSuchCall();
    const entries = await list[kind](db, MAX_URLS_PER_FILE, offset);
    if (entries.length === 0 && kind !== 'categories') throw problems.noSuchCall();
    const origin = files.originOf(request);
    const rows = entries.map(({ id, changed }: Entry) => {
      const lastChange = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return locationOf(origin + address[kind](id)) + lastChange;
    });
    return sendXml(reply, 'urlset', 'url', rows);
  });
}

const list = { courses: listCourses, instructors: listInstructors, categories: listCategories };

const locationOf = (url: string) => `<loc>${asText(url)}</loc>`;

const sendXml = (reply: FastifyReply, root: string, row: string, rows: readonly string[]) =>
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows
        .map((content) => `<${row}>${content}</${row}>\n`)
        .join('')}</${root}>\n`,
    );

const hasQuery = ({ url }: FastifyRequest) => url.includes('?');
/** Otherwise every query would be another entry of the cache. */
const withoutQuery = ({ url }: FastifyRequest, reply: FastifyReply) => reply.redirect(url.split('?', 1)[0] ?? '/', 301);
