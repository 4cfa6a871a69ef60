import type { Marketplace } from '@lectern/sdk';
import { siteName } from '../content/site.ts';

/** The site's origin, which the location doesn't say on a server. */
export const originOf = ({ baseUrl }: Marketplace): string => new URL(baseUrl).origin;

/** Structured data of the path to a page: names and paths from the home page to the page itself. */
export const breadcrumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

/** Structured data of the site: its organization and its search. */
export const siteFacts = (origin: string) => ({
  '@graph': [
    { '@type': 'Organization', name: siteName, url: origin, logo: `${origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      name: siteName,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
