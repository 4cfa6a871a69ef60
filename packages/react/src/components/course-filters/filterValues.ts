import type { Category, CourseSearch } from '@lectern/sdk';

/** What the panel filters by. Prices are in rupees; what is not set is not sent. */
export type CourseFilterValues = Pick<CourseSearch, 'category' | 'minPrice' | 'maxPrice' | 'level' | 'rating'>;

export const filterNames: readonly (keyof CourseFilterValues)[] = [
  'category',
  'minPrice',
  'maxPrice',
  'level',
  'rating',
];

/** Rupees: every course that isn't free costs at least this. */
export const LOWEST_PAID = 0.01;

/** Texts are compared as the search compares them. */
export const isSame = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase();

/** Whether the text of an address names this category, as the search understands it. */
export const isCategory = ({ _id, slug = _id, name }: Category, text: string | undefined) =>
  [_id, slug, name].some((one) => isSame(one, text));

/** What is not set is left out. */
export function compact(
  values: { [Name in keyof CourseFilterValues]: CourseFilterValues[Name] | undefined },
): CourseFilterValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
