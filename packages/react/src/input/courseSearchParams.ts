import type { CourseSearch } from '@lectern/sdk';

const names = ['q', 'exact', 'category', 'minPrice', 'maxPrice', 'level', 'rating', 'sort', 'page'] as const;

/**
 * The query parameters of a course search, always in the same order and without what is not set. The first page and the
 * server's own sort order are not named.
 *
 * @example
 * const hrefOf = (page: number) => `/training?${courseSearchParams({ ...search, page })}`;
 */
export function courseSearchParams(search: CourseSearch): URLSearchParams {
  const { exact, page, sort } = search;
  const named: CourseSearch = {
    ...search,
    exact: exact || undefined,
    page: Number(page) > 1 ? page : undefined,
    sort: sort === 'relevance' ? undefined : sort,
  };
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = named[name];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  );
}
