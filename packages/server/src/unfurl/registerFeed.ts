import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categories, courses, users } from '../db/schema.ts';
import { asText } from '../page.ts';
import { anyone } from '../policy.ts';
import { isPublished, listInOrder } from '../resources/courses/searchRepository.ts';
import type { Services } from '../services.ts';
import { coursePath } from './courseAddress.ts';

export const FEED_PATH = '/courses.rss';
const MAX_ITEMS = 30;

/** The newest courses as RSS 2.0, cached as other public reads. */
export function registerFeed(app: FastifyInstance, { db, files }: Services): void {
  app.get(FEED_PATH, { config: { policy: anyone, isAnonymous: true, isCatalogue: true } }, async (request, reply) => {
    // Otherwise every query would be another entry of the cache.
    if (request.url.includes('?')) return reply.redirect(FEED_PATH, 301);
    // As the index of published courses is ordered.
    const order = [desc(courses.createdAt), asc(courses.id)];
    const ids = await listInOrder(db, isPublished, order, { size: MAX_ITEMS, offset: 0 });
    const rows = await db
      .select({
        id: courses.id,
        title: courses.title,
        description: courses.description,
        createdAt: courses.createdAt,
        category: categories.name,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(courses)
      .innerJoin(users, eq(users.id, courses.creatorId))
      .leftJoin(categories, eq(categories.id, courses.categoryId))
      .where(inArray(courses.id, ids))
      .orderBy(...order);
    const origin = files.originOf(request);
    const items = rows.map((row) => {
      const address = asXml(origin + coursePath(row.id));
      return [
        '<item>',
        `<title>${asXml(row.title)}</title>`,
        `<link>${address}</link>`,
        `<guid isPermaLink="true">${address}</guid>`,
        `<pubDate>${row.createdAt.toUTCString()}</pubDate>`,
        `<dc:creator>${asXml(`${row.firstName} ${row.lastName}`.trim())}</dc:creator>`,
        ...(row.category ? [`<category>${asXml(row.category)}</category>`] : []),
        // Readers take it for HTML.
        `<description>${asXml(asText(row.description))}</description>`,
        '</item>',
      ].join('');
    });
    reply.headers({
      'content-type': 'application/rss+xml; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Lectern: new courses</title>
<link>${asXml(`${origin}/courses`)}</link>
<description>The newest courses of Lectern.</description>
<language>en</language>
<atom:link href="${asXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML doesn't have, however they are written
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const asXml = (text: string) => asText(text.toWellFormed().replace(NOT_IN_XML, ''));
