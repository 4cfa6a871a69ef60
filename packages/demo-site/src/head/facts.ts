/** Structured data of the path to a page: names and paths from the home page to the page itself. */
export const breadcrumbs = (steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, location.origin).href,
  })),
});

/** Structured data of the site: its organization and its search. */
export const siteFacts = () => ({
  '@graph': [
    { '@type': 'Organization', name: 'Lectern', url: location.origin, logo: `${location.origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      name: 'Lectern',
      url: location.origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${location.origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
