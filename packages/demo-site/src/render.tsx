import { AsyncLocalStorage } from 'node:async_hooks';
import { createQueryClient } from '@lectern/react';
import { createMarketplace, type Marketplace } from '@lectern/sdk';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { HeadContext } from './head/HeadContext.ts';
import { type Head, siteDescription } from './head/writeHead.ts';
import { pageQueries } from './pageQueries.ts';
import { matchRoute, Router } from './router/Router.tsx';
import { routes } from './routes.tsx';
import { isRefusal, keepRefusals, writeState } from './state.ts';

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host of the site. */
  origin: string;
}
/** Answers a public GET call of the API, such as `/search/courses?limit=8`, as a visitor gets it. */
export type Call = (address: string) => Promise<{ status: number; body: string }>;

export interface RenderedPage {
  status: 200 | 404;
  /** Without a `path`, the page is not for search engines. */
  head: { title: string; description: string; path?: string };
  /** The content of `#root`. */
  html: string;
  /** JSON for the element `#state`. */
  state: string;
}

/** A boundary whose content failed. React leaves it to the browser; we leave the whole page to it. */
const FAILED_BOUNDARY = '<!--$!-->';
const MAX_MARKETPLACES = 8;

const running = new AsyncLocalStorage<Call>();
const marketplaces = new Map<string, Marketplace>();

/** The client of an origin. It has no session and keeps nothing, so all renderings share it. */
function marketplaceOf(origin: string): Marketplace {
  const known = marketplaces.get(origin);
  if (known) return known;
  const baseUrl = `${origin}/api`;
  const marketplace = createMarketplace({
    baseUrl,
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
    async fetch(request) {
      const call = running.getStore();
      if (!call) throw new Error('A call outside of a rendering');
      const { status, body } = await call(new Request(request).url.slice(baseUrl.length));
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  });
  const [oldest] = marketplaces.keys();
  if (oldest !== undefined && marketplaces.size >= MAX_MARKETPLACES) {
    marketplaces.get(oldest)?.destroy();
    marketplaces.delete(oldest);
  }
  marketplaces.set(origin, marketplace);
  return marketplace;
}

/** Renders a public page as a visitor sees it. Rejects if its data can't be loaded or a part of it fails. */
export async function render({ url, origin }: RenderRequest, call: Call): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(url, origin);
  const match = matchRoute(routes, pathname);
  if (!match) throw new Error(`${pathname} is no page`);
  const { route, params } = match;
  const marketplace = marketplaceOf(origin);
  const client = createQueryClient();
  const visit = { marketplace, client, params, search: searchParams };
  const queries = running.run(call, () => pageQueries[route.path]?.(visit) ?? []);
  const refusals = queries.map((query) =>
    query.then(
      () => false,
      (error: unknown) => {
        if (isRefusal(error)) return true;
        throw error;
      },
    ),
  );
  const [areRefused] = await Promise.all([Promise.all(refusals), route.handle.load?.()]);
  keepRefusals(client);
  let head: Head | undefined;
  const html = renderToString(
    <HeadContext
      value={(given) => {
        head = given;
      }}
    >
      <Router url={url}>
        <App marketplace={marketplace} queryClient={client} />
      </Router>
    </HeadContext>,
  );
  if (html.includes(FAILED_BOUNDARY)) throw new Error(`A part of ${pathname} could not be rendered`);
  if (!head) throw new Error(`${pathname} has no head`);
  const { title, description = siteDescription, path } = head;
  return {
    // Of a course or a person, the page is missing where its data is; a listing only says so.
    status: route.path === '*' || (params.id !== undefined && areRefused.includes(true)) ? 404 : 200,
    head: { title, description, ...(path === undefined ? {} : { path }) },
    html,
    state: writeState(client),
  };
}
