/** The way from the home page to this one: names and paths, the page itself last. */
export const breadcrumbs = (steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: new URL(path, location.origin).href,
  })),
});

/** The site as a whole: who it is, and how to search it. */
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
