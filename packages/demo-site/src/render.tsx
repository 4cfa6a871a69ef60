import { isRefusal } from '@lectern/common/isRefusal.ts';
import { type Call, visitorMarketplace, withCall } from '@lectern/common/visitorMarketplace.ts';
import { createQueryClient } from '@lectern/react';
import type { Money } from '@lectern/sdk/rules';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { HeadContext } from './head/HeadContext.ts';
import { type Head, siteDescription } from './head/writeHead.ts';
import { pageQueries } from './pageQueries.ts';
import { keepRefusals, writePageState } from './pageState.ts';
import { matchRoute, Router } from './router/Router.tsx';
import { routes } from './routes.tsx';

export type { Call };

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The deployment's currency and tax. */
  money?: Money;
}
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

/** Renders a public page as a visitor sees it. Rejects if its data can't be loaded or a part of it fails. */
export async function render({ url, origin, money }: RenderRequest, call: Call): Promise<RenderedPage> {
  const { pathname, searchParams } = new URL(url, origin);
  const match = matchRoute(routes, pathname);
  if (!match) throw new Error(`${pathname} is no page`);
  const { route, params } = match;
  const marketplace = visitorMarketplace(origin, money);
  const client = createQueryClient();
  const visit = { marketplace, client, params, search: searchParams };
  const queries = withCall(call, () => pageQueries[route.path]?.(visit) ?? []);
  const refusals = queries.map((query) =>
    query.then(
      () => false,
      (error: unknown) => {
        if (isRefusal(error)) return true;
        throw error;
      },
    ),
  );
  const [areRefused] = await Promise.all([Promise.all(refusals), route.handle.load?.(params)]);
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
    state: writePageState(client),
  };
}
