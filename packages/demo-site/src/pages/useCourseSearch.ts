import type { CourseFilterValues } from '@lectern/react';
import type { CourseSearch, CourseSort } from '@lectern/sdk';
import { useSearchParams } from 'react-router';
import { readSearch } from './readSearch.ts';

/** The search in the URL, so that it can be linked and Back works. A changed search starts at page 1. */
export function useCourseSearch() {
  const [params, setParams] = useSearchParams();
  const read = readSearch(params);
  const { q = '', sort } = read;
  const filters: CourseFilterValues = defined(read.filters);
  const search: CourseSearch = defined({ ...filters, q: read.q, page: read.page, sort });

  const write = (next: Record<string, unknown>) =>
    setParams(
      new URLSearchParams(
        Object.entries(next)
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => [name, String(value)]),
      ),
    );
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
