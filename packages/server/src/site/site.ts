import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { Money } from '@lectern/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentPages } from '../payments/provider.ts';
import type { CachedRequest } from '../plugins/caching.ts';
import { addVary, compress, encodingFor } from '../plugins/compression.ts';
import { problems } from '../problems.ts';
import type { CachedResponse, ResponseCache } from '../responseCache.ts';
import { timed } from '../timed.ts';
import { contentPolicy, documentHeaders } from './contentPolicy.ts';
import { createPages, type PageToRender, pageKey } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { readSite, type SiteBuild } from './siteBuild.ts';
import type { SiteHead } from './siteHead.ts';
import { queryOf, UNKNOWN } from './siteRoutes.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  folder: string;
  /** What courses are sold in, and how they are taxed. */
  money?: Money;
  /** Origins of HLS videos. */
  mediaOrigins: readonly string[];
  /** What the form of the payment provider needs, if it is part of pages. */
  paymentPages?: PaymentPages | undefined;
  /** Whether the documentation is served. */
  hasDocs?: boolean;
  /** Whether a person may be sent back to this origin: an active partner's. */
  isPartnerOrigin: (origin: string) => Promise<boolean>;
  /** The origin of the demo's page of a partner, once it is there. */
  partnerPage?: () => string | undefined;
  /** Headers of every response of the server. */
  commonHeaders: Record<string, string>;
  cache: ResponseCache;
  /** The origin of a request, without a trailing slash. */
  originOf: (request: FastifyRequest) => string;
  /** The head of a page of the catalogue; 'missing' where visitors would find nothing there. */
  describe: (path: string, request: FastifyRequest) => Promise<SiteHead | 'missing' | undefined>;
  /** Starts the renderer of a build. */
  startRenderer: (bundle: string) => Renderer<'page'>;
  /** Called when a build has no renderer. */
  onMissingRenderer: (bundle: string) => void;
}

export interface Site {
  /** Answers a request that is neither a call of the API nor for a file. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** The cached page that a request asks for. */
  cached(request: CachedRequest): CachedResponse | undefined;
  close(): Promise<void>;
}

const pageHeaders = (payments: PaymentPages | undefined) => ({
  ...documentHeaders(payments),
  'cross-origin-opener-policy': 'same-origin',
});
/** Pages that a partner's page opens in a window, directly or through a sign-in with Google. */
const WINDOWS_OF_PARTNERS = /^\/(authorize|auth\/success)\/?$/;
const windowHeaders = (path: string) => ({
  // They answer the page that has opened them.
  'cross-origin-opener-policy': 'unsafe-none',
  // Their URLs contain what a page asks for, to which a cancelled sign-in with Google returns, or a token.
  'referrer-policy': path.startsWith('/authorize') ? 'same-origin' : 'no-referrer',
});
/** Whether a path is that of a file, not of a page. */
const isFile = (path: string) => path !== '/index.html' && (path.includes('/.') || extname(path) !== '');
/** For the head of a page that is sent without its content. */
const HEAD_LIMIT_MS = 300;

/**
 * Serves the pages of the built site, for every path that is no file's. Public pages are rendered; all others, and those
 * that can't be rendered now, are sent without content for the site's script to fill in (the shell).
 */
export function createSite(options: SiteOptions): Site {
  const { folder, cache, mediaOrigins, originOf, commonHeaders, startRenderer, onMissingRenderer, partnerPage } =
    options;
  const build = readSite(folder, startRenderer, onMissingRenderer, partnerPage, options.money, {
    takesMoney: options.paymentPages !== undefined,
    hasDocs: options.hasDocs,
  });
  const pages = createPages(cache, ({ template }) => ({
    ...commonHeaders,
    ...pageHeaders(options.paymentPages),
    'content-security-policy': contentPolicy(
      template.scriptHashes,
      mediaOrigins,
      partnerPage?.(),
      [],
      options.paymentPages,
    ),
  }));

  /** What to render for a request, if anything. */
  function pageOf(build: SiteBuild, { url, headers, origin }: CachedRequest, path: string): PageToRender | undefined {
    const found = build.match?.(path);
    if (!found?.route.render || !build.renderer) return undefined;
    const [, query] = cutQuery(url);
    return {
      route: found.route,
      path: found.path,
      query: queryOf(found.route, query),
      origin,
      encoding: encodingFor(headers['accept-encoding']),
    };
  }

  /** The page works without it. */
  async function pictureOf(path: string, request: FastifyRequest): Promise<string | undefined> {
    const about = await soon(options.describe(path, request)).catch(() => undefined);
    return about === 'missing' ? undefined : about?.picture;
  }

  /** Returns false if the page can't be rendered. (A returned reply would be awaited: it is a promise.) */
  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    build: SiteBuild,
    toRender: PageToRender,
  ): Promise<boolean> {
    const send = ({ status, headers, payload }: CachedResponse) => {
      reply
        .code(status ?? 200)
        .headers(headers)
        .send(payload);
      return true;
    };
    const cached = cache.get(pageKey(toRender));
    if (cached) return send(cached);
    const begun = pages(build, toRender);
    if (!begun) return false;
    const { early, rest } = begun;
    if (early && rest && request.method === 'GET') {
      const bytes = Readable.from(
        (async function* () {
          yield await early;
          yield await rest;
        })(),
      );
      reply.code(begun.status).headers(begun.headers).send(bytes);
      return true;
    }
    const whole = await timed('render', () => begun.whole);
    return whole !== undefined && send(whole);
  }

  return {
    async serve(request, reply) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw problems.noSuchCall();
      const path = decode(cutQuery(request.url)[0]);
      // A missing file must not be answered with the page: a browser would run it as a script.
      if (!build || isFile(path) || !acceptsPages(request)) throw problems.noSuchCall();
      const { url, headers } = request;
      const toRender = pageOf(build, { url, headers, origin: originOf(request) }, path);
      const picture = () => pictureOf(path, request);
      if (toRender && (await sendRendered(request, reply, build, { ...toRender, picture }))) return reply;
      return sendShell(request, reply, build, path, options);
    },
    cached(request) {
      if (!build?.renderer || !acceptsPages(request)) return undefined;
      const [path] = cutQuery(request.url);
      if (path.includes('%') || isFile(path)) return undefined;
      const toRender = pageOf(build, request, path);
      // A path that the site doesn't know may be another route's, such as a frame's.
      return toRender && toRender.route.path !== UNKNOWN ? cache.get(pageKey(toRender)) : undefined;
    },
    close: async () => build?.renderer?.close(),
  };
}

async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  build: SiteBuild,
  path: string,
  { mediaOrigins, paymentPages, isPartnerOrigin, originOf, describe, partnerPage }: SiteOptions,
) {
  // Without the list of routes, as in a site that was built differently, every path may be a page.
  const found = build.match?.(path);
  const isPage = !build.match || (found !== undefined && found.path !== '/*');
  const { match: _, headOf, template } = build;
  const about = isPage
    ? (headOf(request.url) ??
      (await soon(describe(path, request)).catch((error: unknown) => {
        // The page works without it.
        request.log.warn({ err: error }, 'The page is sent without a head of its own');
        return undefined;
      })))
    : 'missing';
  // The page explains what is missing; the status is for crawlers.
  if (about === 'missing') reply.code(404);
  const html = template.shell({
    origin: originOf(request),
    head: about === 'missing' ? undefined : about,
    returnOrigin: await returnOrigin(request.query, isPartnerOrigin),
  });
  reply.headers({
    ...pageHeaders(paymentPages),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(template.scriptHashes, mediaOrigins, partnerPage?.(), [], paymentPages),
    ...(WINDOWS_OF_PARTNERS.test(path) ? windowHeaders(path) : {}),
  });
  const encoding = encodingFor(request.headers['accept-encoding']);
  addVary(reply, 'Accept-Encoding');
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(html, encoding));
}

/** undefined if it takes too long. */
function soon<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), HEAD_LIMIT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const acceptsPages = ({ headers: { accept } }: Pick<CachedRequest, 'headers'>) =>
  accept === undefined || accept.includes('text/html') || accept.includes('*/*');

/** The origin of the partner's site in `next`; '' for every other. */
async function returnOrigin(query: unknown, isPartnerOrigin: SiteOptions['isPartnerOrigin']): Promise<string> {
  const { next } = query as { next?: unknown };
  const origin = typeof next === 'string' ? URL.parse(next)?.origin : undefined;
  // Without an answer the page works too: it only has no link back.
  return origin !== undefined && (await soon(isPartnerOrigin(origin)).catch(() => false)) ? origin : '';
}

function cutQuery(url: string): [path: string, query: string] {
  const place = url.indexOf('?');
  return place < 0 ? [url, ''] : [url.slice(0, place), url.slice(place + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw problems.invalidRequest();
  }
}
