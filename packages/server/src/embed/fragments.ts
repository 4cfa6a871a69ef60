import { createHash } from 'node:crypto';
import type { CachedRequest } from '../plugins/caching.ts';
import { compress, type Encoding, encodingFor } from '../plugins/compression.ts';
import { problems } from '../problems.ts';
import type { CachedResponse, ResponseCache } from '../responseCache.ts';
import type { RenderedFragment } from '../site/renderer.ts';
import { type FragmentQuery, readFragmentQuery } from './fragmentQuery.ts';
import type { FramesBuild } from './framesBuild.ts';
import { writeElement } from './writeElement.ts';

export const FRAGMENTS = '/embed/fragments/';

export interface FragmentsOptions {
  cache: ResponseCache;
  build: FramesBuild;
  /** Headers of every response of the server. */
  commonHeaders: Record<string, string>;
}

export interface Fragments {
  /** Throws a problem where the query is wrong, or the widget can't be rendered now. */
  respond(request: CachedRequest): Promise<CachedResponse>;
  /** The cached response to a request, if there is one. */
  cached(request: CachedRequest): CachedResponse | undefined;
}

/** Addresses whose queries are remembered, so that a cached response takes no parsing. */
const MAX_KNOWN_QUERIES = 1_000;
/** Brotli's: it is sent more often than it is made. */
const BROTLI_QUALITY = 6;

/** Widgets as ready HTML for partners' pages: the same for everyone, rendered once, and cached until the catalogue changes. */
export function createFragments({ cache, build, commonHeaders }: FragmentsOptions): Fragments {
  const known = new Map<string, FragmentQuery>();
  const pendingResponses = new Map<string, Promise<CachedResponse>>();

  /** undefined for what no one has asked for successfully. */
  const remembered = ({ url }: CachedRequest) => known.get(url);
  function read(url: string): FragmentQuery {
    const found = known.get(url);
    if (found) return found;
    const place = url.indexOf('?');
    const path = place < 0 ? url : url.slice(0, place);
    const query = readFragmentQuery(path.slice(FRAGMENTS.length), place < 0 ? '' : url.slice(place + 1));
    // Anybody can make up codes.
    if (query.code) return query;
    if (known.size >= MAX_KNOWN_QUERIES) known.clear();
    known.set(url, query);
    return query;
  }
  const keyOf = (query: FragmentQuery, { headers, origin }: CachedRequest) =>
    `fragment ${encodingFor(headers['accept-encoding'])} ${origin} ${query.key}`;

  async function make(query: FragmentQuery, request: CachedRequest, key: string) {
    const { origin, headers } = request;
    const version = cache.version();
    const rendered = await build.renderer.render({ kind: query.kind, params: query.params, origin });
    if (!rendered) throw problems.unavailable();
    if (('html' in rendered && rendered.html === null) || ('fields' in rendered && rendered.fields === null))
      throw query.kind === 'certificate' ? problems.certificateNotFound() : problems.courseNotFound();
    const sheet = origin + build.sheetOf(query.kind);
    const text = query.isHtml ? writeElement(query, rendered, sheet, origin) : JSON.stringify({ ...rendered, sheet });
    const response = await pack(query, text, headers);
    cache.set(key, response, version, { part: query.params.q === undefined ? 'fragments' : 'free-text' });
    return response;
  }

  async function pack(query: FragmentQuery, text: string, headers: CachedRequest['headers']): Promise<CachedResponse> {
    const encoding = encodingFor(headers['accept-encoding']);
    const payload = encoding ? await compress(text, encoding, BROTLI_QUALITY) : Buffer.from(text);
    return {
      isWhole: true,
      headers: {
        ...commonHeaders,
        ...HEADERS,
        ...cache.headers(FRAGMENTS + query.kind, query.kind === 'certificate' ? ASKED_EACH_TIME : KEPT),
        'content-type': query.isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
        ...(encoding ? { 'content-encoding': encoding } : {}),
        etag: etagOf(text, encoding),
        'content-length': String(payload.length),
      },
      payload,
    };
  }

  async function once(query: FragmentQuery, request: CachedRequest): Promise<CachedResponse> {
    const key = keyOf(query, request);
    const cached = cache.get(key);
    if (cached) return cached;
    // A rendering that started before a change isn't shared with requests after it.
    const versioned = `${cache.version()} ${key}`;
    const running = pendingResponses.get(versioned);
    if (running) return running;
    const made = make(query, request, key).finally(() => pendingResponses.delete(versioned));
    pendingResponses.set(versioned, made);
    return made;
  }

  return {
    async respond(request) {
      const query = read(request.url);
      if (!query.code) return once(query, request);
      // Drawn and cached without the code, which is written into it for each request: codes can't fill the cache.
      const { origin, headers } = request;
      const { payload } = await once({ ...query, isHtml: false }, { ...request, headers: {} });
      const { sheet, ...rendered } = JSON.parse(String(payload)) as RenderedFragment & { sheet: string };
      return pack(query, writeElement(query, rendered, sheet, origin), headers);
    },
    cached(request) {
      const query = remembered(request);
      return query && cache.get(keyOf(query, request));
    },
  };
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Accept-Encoding',
  'x-robots-tag': 'noindex',
};

const KEPT = 'public, max-age=30, stale-while-revalidate=30';

/** Of what its holder can hide and an admin can take back: no browser or proxy shows it once that has happened. */
const ASKED_EACH_TIME = 'public, no-cache';

const etagOf = (text: string, encoding: Encoding | undefined) =>
  `${encoding ? 'W/' : ''}"${createHash('sha1').update(text).digest('base64url')}"`;
