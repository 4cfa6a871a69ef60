import type { CourseFilterValues } from '@lectern/react';
import type { CourseSearch, CourseSort } from '@lectern/sdk';
import { navigate } from '../router/location.ts';
import { useSearchParams } from '../router/Router.tsx';
import { readSearch } from './readSearch.ts';

/** The search in the URL, so that it can be linked and Back works. A changed search starts at page 1. */
export function useCourseSearch() {
  const params = useSearchParams();
  const read = readSearch(params);
  const { q = '', sort } = read;
  const filters: CourseFilterValues = defined(read.filters);
  const search: CourseSearch = defined({ ...filters, q: read.q, page: read.page, sort });

  const write = (next: Record<string, unknown>) => {
    const named = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    navigate(`?${new URLSearchParams(named.map(([name, value]) => [name, String(value)]))}`);
  };
  return {
    q,
    filters,
    sort,
    search,
    setQuery: (value: string) => write({ ...filters, q: value, sort }),
    setFilters: (next: CourseFilterValues) => write({ q, ...next, sort }),
    setSort: (next: CourseSort | undefined) => write({ q, ...filters, sort: next }),
    setPage: (next: number) => write({ ...filters, q, sort, page: next > 1 ? next : undefined }),
    hasFilters: Object.keys(filters).length > 0,
    /** Removes the filters; the search text stays. */
    clear: () => write({ q, sort }),
  };
}

function defined<Values extends object>(values: Values): { [Name in keyof Values]: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: NonNullable<Values[Name]>;
  };
}
