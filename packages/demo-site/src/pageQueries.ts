import {
  categoriesQuery,
  certificateQuery,
  courseQuery,
  coursesQuery,
  featuredSearch,
  instructorQuery,
  relatedCoursesQuery,
  reviewsQuery,
  sampleQuery,
  worksQuery,
} from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import { workLimits } from '@lectern/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';
import { snippetSearch } from './content/partners.ts';
import { belowResults } from './pages/belowResults.ts';
import { defined } from './pages/defined.ts';
import { readSearch } from './pages/readSearch.ts';
import { readChoice } from './partners/choice.ts';
import type { OpenPath } from './sitePaths.ts';

interface Visit {
  marketplace: Marketplace;
  client: QueryClient;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}
type PageQueries = (visit: Visit) => readonly Promise<unknown>[];

const home: PageQueries = ({ marketplace, client }) => [
  client.fetchQuery(coursesQuery(marketplace, featuredSearch)),
  client.fetchQuery(categoriesQuery(marketplace)),
];

const listing: PageQueries = ({ marketplace, client, search }) => {
  const { filters, ...rest } = readSearch(search);
  return [
    client.fetchQuery(coursesQuery(marketplace, defined({ ...filters, ...rest }))).then(async (found) => {
      const below = belowResults(found, rest.q);
      if (below) await client.fetchQuery(coursesQuery(marketplace, below.search));
    }),
    client.fetchQuery(categoriesQuery(marketplace)),
  ];
};

const course: PageQueries = ({ marketplace, client, params }) => {
  const id = params.id ?? '';
  return [
    client.fetchQuery(courseQuery(marketplace, id)).then((loaded) => {
      const sample = loaded.sampleId && client.fetchQuery(sampleQuery(marketplace, loaded.sampleId));
      return Promise.all([client.fetchQuery(relatedCoursesQuery(marketplace, loaded)), sample]);
    }),
    client.fetchInfiniteQuery(reviewsQuery(marketplace, { id, sort: 'recent' })),
    client.fetchQuery(worksQuery(marketplace, { courseId: id, limit: workLimits.ofCourse })),
  ];
};

const instructor: PageQueries = ({ marketplace, client, params: { id = '' } }) => [
  client.fetchQuery(instructorQuery(marketplace, id)),
];

const certificate: PageQueries = ({ marketplace, client, params: { id = '' } }) => [
  client.fetchQuery(certificateQuery(marketplace, undefined, id)),
];

const partners: PageQueries = ({ marketplace, client, search }) => {
  const { widget, options } = readChoice(search);
  return [
    client.fetchQuery(coursesQuery(marketplace, snippetSearch)).then(({ courses }) => {
      const id = options.course || courses[0]?._id;
      return widget.options.includes('lecture') && id ? client.fetchQuery(courseQuery(marketplace, id)) : undefined;
    }),
    client.fetchQuery(categoriesQuery(marketplace)),
  ];
};

/** What each page asks for when it is shown to a visitor, for rendering it on a server. */
export const pageQueries: Readonly<Record<string, PageQueries>> = {
  '/': home,
  '/course': listing,
  '/courses': listing,
  '/search': listing,
  '/course/:id': course,
  '/courses/:id': course,
  '/instructors/:id': instructor,
  '/certificates/:id': certificate,
  '/partners': partners,
} satisfies Partial<Record<OpenPath, PageQueries>>;
