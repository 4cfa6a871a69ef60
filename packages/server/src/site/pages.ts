import { createHash } from 'node:crypto';
import { type Caller, currentCaller, shareCaller, withCaller } from '../caller.ts';
import type { Encoding } from '../plugins/compression.ts';
import { type CachedResponse, partOf, type ResponseCache } from '../responseCache.ts';
import { createPacker } from './packing.ts';
import type { SiteBuild } from './siteBuild.ts';
import { type SiteRoute, UNKNOWN } from './siteRoutes.ts';

/** A page to render. */
export interface PageToRender {
  route: SiteRoute;
  /** The path in the route's own spelling. */
  path: string;
  /** '' or `?name=value…`. */
  query: string;
  origin: string;
  encoding: Encoding | undefined;
  /** The picture of a page of the catalogue for link previews, which the database knows. */
  picture?: () => Promise<string | undefined>;
}

/** A page on its way. */
export interface InFlightPage {
  status: 200 | 404;
  headers: Record<string, string>;
  /** The beginning, where the status is known before the data. */
  early?: Promise<Buffer>;
  /** The rest; where `early` is there, the shell's rest if the page can't be rendered. */
  rest?: Promise<Buffer>;
  /** The whole response; undefined if the page can't be rendered. */
  whole: Promise<CachedResponse | undefined>;
}

/** By browsers. */
const KEPT = 'public, max-age=0, stale-while-revalidate=30';
/** Longer addresses are not rendered. */
const MAX_URL_LENGTH = 1_000;
/** What is the same whenever this page is the same. */
export const pageKey = ({ path, query, origin, encoding }: PageToRender): string =>
  `page ${encoding} ${origin} ${path}${query}`;

/**
 * Renders pages once for all who ask at the same time, and caches them until the catalogue changes.
 *
 * @param headersOf the headers of a build's pages, without those of their bytes
 */
export function createPages(cache: ResponseCache, headersOf: (build: SiteBuild) => Record<string, string>) {
  const inFlight = new Map<string, { page: InFlightPage; caller: Caller | undefined; join: (next?: Caller) => void }>();

  function begin(build: SiteBuild, page: PageToRender, key: string): InFlightPage {
    const { route, path, query, origin, encoding } = page;
    const version = cache.version();
    const packer = createPacker(encoding);
    const isUnknown = route.path === UNKNOWN;
    const headers = {
      ...headersOf(build),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    /** Addresses without a page are countless, so caches in front don't keep them. */
    const keptBy = (status: 200 | 404) => (status === 200 ? cache.headers(path, KEPT) : { 'cache-control': KEPT });
    const start = build.template.early(origin, route.files);
    const rendered = build.renderer?.render({ url: path + query, origin }) ?? Promise.resolve(undefined);

    /** Caches the page, unless it is one of the countless addresses without a page. */
    const finish = (status: 200 | 404, text: string, payload: Buffer): CachedResponse => {
      const hash = createHash('sha1').update(start).update(text).digest('base64url');
      const etag = `${encoding ? 'W/' : ''}"${hash}"`;
      const response = {
        status,
        isWhole: true,
        headers: {
          ...headers,
          ...keptBy(status),
          etag,
          'content-length': String(payload.length),
        },
        payload,
      };
      if (status === 200 || isUnknown) cache.set(key, response, version, { part: partOf(query) });
      return response;
    };

    if (route.status === 'data') {
      const whole = Promise.all([rendered, page.picture?.()]).then(async ([content, picture]) => {
        if (!content) return undefined;
        const head = picture ? { ...content.head, picture } : content.head;
        const text = build.template.rest(origin, { ...content, head });
        return finish(content.status, text, await packer.end(start + text));
      });
      return { status: 200, headers, whole };
    }
    const status = isUnknown ? 404 : 200;
    const early = packer.write(start);
    const parts = Promise.all([rendered, early]).then(async ([content, first]) => {
      const text = build.template.rest(origin, content ?? build.headOf(path + query));
      const last = await packer.end(text);
      return { last, response: content && finish(status, text, Buffer.concat([first, last])) };
    });
    return {
      status,
      headers: { ...headers, ...keptBy(status) },
      early,
      rest: parts.then(({ last }) => last),
      whole: parts.then(({ response }) => response),
    };
  }

  /** undefined: the page can't be rendered. */
  return (build: SiteBuild, page: PageToRender): InFlightPage | undefined => {
    if (!build.renderer || page.path.length + page.query.length > MAX_URL_LENGTH) return undefined;
    const key = pageKey(page);
    // A page that was begun before a change is not for those who ask after it.
    const versioned = `${cache.version()} ${key}`;
    const known = inFlight.get(versioned);
    if (known && !known.caller?.isGone()) {
      known.join(currentCaller());
      return known.page;
    }
    const shared = shareCaller(currentCaller());
    const begun = { ...shared, page: withCaller(shared.caller, () => begin(build, page, key)) };
    inFlight.set(versioned, begun);
    const end = () => inFlight.get(versioned) === begun && inFlight.delete(versioned);
    begun.page.whole.then(end, end);
    begun.page.rest?.catch(() => {});
    return begun.page;
  };
}
