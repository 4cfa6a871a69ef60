import type { CourseFilterValues } from '@lectern/react';
import type { CourseSearch, CourseSort } from '@lectern/sdk';
import { useSearchParams } from 'react-router';

const number = (text: string | null) => {
  const value = Number(text);
  return text === null || text === '' || Number.isNaN(value) || value < 0 ? undefined : value;
};

const sorts: readonly string[] = ['newest', 'rating', 'price'] satisfies CourseSort[];
const isSort = (text: string | null): text is CourseSort => text !== null && sorts.includes(text);

/** The search in the address: it can be linked, and the back button works. A new search begins on page 1. */
export function useCourseSearch() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(number(params.get('page')) ?? 1));
  const q = params.get('q')?.trim() ?? '';
  const filters: CourseFilterValues = defined({
    category: params.get('category') ?? undefined,
    minPrice: number(params.get('minPrice')),
    maxPrice: number(params.get('maxPrice')),
    level: params.get('level') ?? undefined,
    rating: number(params.get('rating')),
  });
  const wanted = params.get('sort');
  const sort = isSort(wanted) ? wanted : undefined;
  const search: CourseSearch = defined({
    ...filters,
    q: q === '' ? undefined : q,
    page: page > 1 ? page : undefined,
    sort,
  });

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
    clear: () => write({}),
  };
}

function defined<Values extends object>(values: Values): { [Name in keyof Values]: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: NonNullable<Values[Name]>;
  };
}
