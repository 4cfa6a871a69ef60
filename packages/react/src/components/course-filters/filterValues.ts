import type { CourseSearch } from '@lectern/sdk';

/** What the panel filters by. Prices are in rupees; what is not set is not sent. */
export type CourseFilterValues = Pick<CourseSearch, 'category' | 'minPrice' | 'maxPrice' | 'level' | 'rating'>;

export const filterNames: readonly (keyof CourseFilterValues)[] = [
  'category',
  'minPrice',
  'maxPrice',
  'level',
  'rating',
];

/** What is not set is left out. */
export function compact(
  values: { [Name in keyof CourseFilterValues]: CourseFilterValues[Name] | undefined },
): CourseFilterValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
