import { isInlineView } from '@lectern/embed/elements';
import type { Money } from '@lectern/sdk/rules';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import type { FileSigner } from '../fileLinks.ts';
import { sendPage } from '../page.ts';
import type { PaymentPages } from '../payments/provider.ts';
import { problems } from '../problems.ts';
import { ownOrigin } from '../resources/authorization/ownOrigin.ts';
import { findPartner } from '../resources/partners/repository.ts';
import { contentPolicy, documentHeaders } from '../site/contentPolicy.ts';
import { writeDeployment } from '../site/writeDeployment.ts';
import type { FramesBuild } from './framesBuild.ts';

export interface FramesOptions {
  db: Db;
  build: FramesBuild;
  money: Money;
  /** Origins of HLS videos. */
  mediaOrigins: readonly string[];
  /** What the form of the payment provider needs, if it is part of pages. */
  paymentPages?: PaymentPages | undefined;
  files: FileSigner;
  /** Whether a page of the marketplace shows a partner's page, which frames these documents. */
  hasPreview: boolean;
}

/** The frames that hold session and cart: that of the dialog, and that of a checkout in the page. */
const apps = new Set(['app', 'checkout']);

/**
 * The documents of the frames on partners' pages: only the origins of the partner whose key is in the address may frame
 * them. They are read from the database each time, so that a revoked key or a removed origin ends at once.
 */
export function registerFrames(
  app: FastifyInstance,
  { db, build, money, mediaOrigins, paymentPages, files, hasPreview }: FramesOptions,
): void {
  const document = writeDeployment(build.document, money);
  app.get<{ Params: { view: string }; Querystring: { key?: unknown; isolated?: unknown } }>(
    '/embed/frame/:view',
    async (request, reply) => {
      const {
        params: { view },
        query: { key, isolated },
      } = request;
      if (!apps.has(view) && !isInlineView(view)) throw problems.noSuchCall();
      reply.headers({ 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'cross-origin' });
      const partner = typeof key === 'string' ? await findPartner(db, key) : undefined;
      if (!partner || partner.state === 'revoked') {
        return sendPage(reply.code(403), { title: 'Not available', style: '', body: refusal(partner !== undefined) });
      }
      const { name } = partner;
      // A partner's, from before the marketplace moved to this address.
      const own = ownOrigin(files, request);
      const origins = partner.origins.filter((origin) => origin !== own);
      const ancestors = hasPreview ? [...origins, ...localNames(files.originOf(request))] : origins;
      return reply
        .headers({
          ...documentHeaders(paymentPages),
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': contentPolicy([], mediaOrigins, '', ancestors, paymentPages),
          // Only where the page around it demands it: with it, only Chromium shows the frames of YouTube and Vimeo.
          ...(isolated === undefined ? {} : { 'cross-origin-embedder-policy': 'credentialless' }),
        })
        .send(
          document.replace(
            '</head>',
            () => `${writePartner({ name, key: key === partner.testKey ? key : partner.key, origins })}</head>`,
          ),
        );
    },
  );
}

/** The names of the demo's origin: all pages around a frame must be allowed, not only the one that contains it. */
const localNames = (origin: string) =>
  ['localhost', '127.0.0.1'].map((host) => Object.assign(new URL(origin), { hostname: host }).origin);

/** As data, which no policy minds. "<" could end the element. */
const writePartner = (partner: { name: string; key: string; origins: readonly string[] }) =>
  `<script type="application/json" id="partner">${JSON.stringify(partner).replaceAll('<', '\\u003c')}</script>`;

const refusal = (isRevoked: boolean) =>
  isRevoked
    ? "<main><h1>Not available</h1><p>The key of this page's partner has been revoked. The marketplace can register a new one.</p></main>"
    : '<main><h1>Not available</h1><p>This part of the marketplace needs the key of a registered partner, such as <code>?key=pk_…</code>.</p></main>';
