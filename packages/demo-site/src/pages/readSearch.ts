import type { CourseSort } from '@lectern/sdk';

// What the call refuses (§7): an address with it would end in an error that trying again can't mend.
const MAX_PRICE = 10_000_000;
/** Every course that isn't free costs at least this. */
const LOWEST_PAID = 0.01;
const MAX_RATING = 5;
const MAX_PAGE = 1_000;
const MAX_LEVEL_LENGTH = 50;
const MAX_CATEGORY_LENGTH = 100;

const number = (text: string | null, most: number) => {
  const value = Number(text);
  return text === null || text === '' || !(value >= 0 && value <= most) ? undefined : value;
};
const name = (text: string | null, most: number) =>
  !text || text.length > most || text.includes('\0') ? undefined : text;

/** The price range. Without JavaScript, the form sends the choice of free or paid courses beside it. */
function priceRange(params: URLSearchParams) {
  const choice = params.get('price');
  const minPrice = number(params.get('minPrice'), MAX_PRICE);
  const maxPrice = number(params.get('maxPrice'), MAX_PRICE);
  if (choice === 'free') return { minPrice: undefined, maxPrice: 0 };
  if (choice === 'paid') return { minPrice: minPrice || LOWEST_PAID, maxPrice: maxPrice || undefined };
  return { minPrice, maxPrice };
}

/** Page numbers are counted in decimal digits. */
const pageNumber = (text: string | null) =>
  /^\d{1,4}$/.test(text ?? '') && Number(text) <= MAX_PAGE ? Number(text) : 1;

const sorts: readonly string[] = ['newest', 'rating', 'price'] satisfies CourseSort[];
const isSort = (text: string | null): text is CourseSort => text !== null && sorts.includes(text);

/** The search in a query string; missing and invalid values are left out. Every list of results has counts beside its filters. */
export function readSearch(params: URLSearchParams) {
  const page = pageNumber(params.get('page'));
  const q = params.get('q')?.replaceAll('\0', '').trim() ?? '';
  const sort = params.get('sort');
  return {
    filters: {
      category: name(params.get('category'), MAX_CATEGORY_LENGTH),
      ...priceRange(params),
      level: name(params.get('level'), MAX_LEVEL_LENGTH),
      rating: number(params.get('rating'), MAX_RATING),
    },
    q: q === '' ? undefined : q,
    exact: q !== '' && params.get('exact') === 'true' ? true : undefined,
    page: page > 1 ? page : undefined,
    sort: isSort(sort) ? sort : undefined,
    facets: true,
  };
}
