import type { CourseSearch } from '../schemas/course.ts';

/** The state of the filter panel (§3, "Interface state"). Prices are in rupees; `rating` is the minimum stars. */
export interface CourseFilters {
  category: string;
  level: string;
  priceRange: readonly [least: number, most: number];
  rating: number;
}

/** No filters (§9): prices 0 to 1000, rating 0. Defaults are never sent. */
export const defaultFilters: CourseFilters = { category: '', level: '', priceRange: [0, 1000], rating: 0 };

/** The filters as input of the search call, without defaults, empty values and invalid numbers. */
export function searchOf(filters: Partial<CourseFilters>): CourseSearch {
  const { category, level, priceRange, rating } = { ...defaultFilters, ...filters };
  const [least, most] = priceRange;
  const isChosen = (value: number, byDefault: number) => Number.isFinite(value) && value >= 0 && value !== byDefault;
  return {
    ...(category === '' ? {} : { category }),
    ...(level === '' ? {} : { level }),
    ...(isChosen(least, defaultFilters.priceRange[0]) ? { minPrice: least } : {}),
    ...(isChosen(most, defaultFilters.priceRange[1]) ? { maxPrice: most } : {}),
    ...(isChosen(rating, defaultFilters.rating) ? { rating } : {}),
  };
}
