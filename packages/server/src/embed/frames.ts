import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { sendPage } from '../page.ts';
import { problems } from '../problems.ts';
import { findPartner } from '../resources/partners/repository.ts';
import { contentPolicy } from '../site/contentPolicy.ts';
import { DOCUMENT_HEADERS } from '../site/site.ts';

export interface FramesOptions {
  db: Db;
  /** The folder of the built site. */
  siteDir: string;
  /** Origins of HLS videos. */
  mediaOrigins: readonly string[];
}

const VIEWS = ['app', 'player', 'quiz', 'assignment', 'course-form', 'content-manager'];

/**
 * The documents of the frames on partners' pages: only the origins of the partner whose key is in the address may frame
 * them. They are read from the database each time, so that a revoked key or a removed origin ends at once.
 */
export function registerFrames(app: FastifyInstance, { db, siteDir, mediaOrigins }: FramesOptions): void {
  app.get<{ Params: { view: string }; Querystring: { key?: unknown } }>(
    '/embed/frame/:view',
    async ({ params: { view }, query: { key } }, reply) => {
      if (!VIEWS.includes(view)) throw problems.noSuchCall();
      const html = await readFile(join(siteDir, 'frame.html'), 'utf8').catch(() => undefined);
      if (html === undefined) throw problems.noSuchCall();
      reply.headers({ 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'cross-origin' });
      const partner = typeof key === 'string' ? await findPartner(db, key) : undefined;
      if (!partner || partner.state === 'revoked') {
        return sendPage(reply.code(403), { title: 'Not available', style: '', body: refusal(partner !== undefined) });
      }
      const { name, origins } = partner;
      return reply
        .headers({
          ...DOCUMENT_HEADERS,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': contentPolicy([], mediaOrigins, '', origins),
        })
        .send(html.replace('</head>', () => `${writePartner({ name, key: partner.key, origins })}</head>`));
    },
  );
}

/** As data, which no policy minds. "<" could end the element. */
const writePartner = (partner: { name: string; key: string; origins: readonly string[] }) =>
  `<script type="application/json" id="partner">${JSON.stringify(partner).replaceAll('<', '\\u003c')}</script>`;

const refusal = (isRevoked: boolean) =>
  isRevoked
    ? "<main><h1>Not available</h1><p>The key of this page's partner has been revoked. The marketplace can register a new one.</p></main>"
    : '<main><h1>Not available</h1><p>This part of the marketplace needs the key of a registered partner, such as <code>?key=pk_…</code>.</p></main>';
