import { type CourseFilterValues, courseSearchParams } from '@lectern/react';
import type { CourseSearch, CourseSort } from '@lectern/sdk';
import { navigate } from '../router/location.ts';
import { useLocation, useSearchParams } from '../router/Router.tsx';
import { defined } from './defined.ts';
import { readSearch } from './readSearch.ts';

/** The search in the URL, so that it can be linked and Back works. A changed search starts at page 1. */
export function useCourseSearch() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const read = readSearch(params);
  const { q = '', sort, facets } = read;
  const filters: CourseFilterValues = defined(read.filters);
  const search: CourseSearch = defined({ ...filters, q: read.q, exact: read.exact, page: read.page, sort, facets });

  const hrefOf = (next: CourseSearch) => {
    const query = courseSearchParams(next).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const write = (next: CourseSearch) => navigate(hrefOf(next));
  const { page: _, ...kept } = search;
  const withFilters = (next: CourseFilterValues): CourseSearch =>
    defined({ q: read.q, exact: read.exact, sort, ...next });
  const withPage = (page: number): CourseSearch => ({ ...kept, page });
  return {
    q,
    filters,
    sort,
    search,
    setQuery: (value: string) => write({ ...kept, q: value, exact: undefined }),
    setFilters: (next: CourseFilterValues) => write(withFilters(next)),
    setSort: (next: CourseSort | undefined) => write({ ...kept, sort: next }),
    setPage: (next: number) => write(withPage(next)),
    hasFilters: Object.keys(filters).length > 0,
    /** The address of this list with other filters, or of another page of it. */
    hrefOf: {
      filters: (next: CourseFilterValues) => hrefOf(withFilters(next)),
      page: (next: number) => hrefOf(withPage(next)),
      exact: () => hrefOf({ ...kept, exact: true }),
      suggested: () => hrefOf(defined({ ...kept, exact: undefined })),
    },
  };
}
