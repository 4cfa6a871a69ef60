import type { CourseSort } from '@lectern/sdk';

const number = (text: string | null) => {
  const value = Number(text);
  return text === null || text === '' || Number.isNaN(value) || value < 0 ? undefined : value;
};

/** Page numbers are counted in decimal digits; further pages than this have no courses. */
const pageNumber = (text: string | null) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : 1);

const sorts: readonly string[] = ['newest', 'rating', 'price'] satisfies CourseSort[];
const isSort = (text: string | null): text is CourseSort => text !== null && sorts.includes(text);

/** The search in a query string; missing and invalid values are left out. Every list of results has counts beside its filters. */
export function readSearch(params: URLSearchParams) {
  const page = pageNumber(params.get('page'));
  const q = params.get('q')?.trim() ?? '';
  const sort = params.get('sort');
  return {
    filters: {
      category: params.get('category') ?? undefined,
      minPrice: number(params.get('minPrice')),
      maxPrice: number(params.get('maxPrice')),
      level: params.get('level') ?? undefined,
      rating: number(params.get('rating')),
    },
    q: q === '' ? undefined : q,
    exact: q !== '' && params.get('exact') === 'true' ? true : undefined,
    page: page > 1 ? page : undefined,
    sort: isSort(sort) ? sort : undefined,
    facets: true,
  };
}
