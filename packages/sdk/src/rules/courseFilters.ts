import type { CourseSearch } from '../schemas/course.ts';

/** What the filter panel holds (§3, "Interface state"). Prices are in rupees; `rating` is the least number of stars. */
export interface CourseFilters {
  category: string;
  level: string;
  priceRange: readonly [least: number, most: number];
  rating: number;
}

/** Nothing chosen (§9): prices 0 to 1000, rating 0. These live in the state and are never sent. */
export const defaultFilters: CourseFilters = { category: '', level: '', priceRange: [0, 1000], rating: 0 };

/** The filters as the search call takes them: defaults, empty values and what is no number are left out. */
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
