import type { CourseFacets } from '@lectern/sdk';
import type { useCategories } from '../../hooks/catalogue/useCategories.ts';
import { createRootContext } from '../../ui/rootContext.ts';
import type { CourseFilterValues } from './filterValues.ts';

export interface CourseFiltersContextValue {
  /** What is chosen and not applied yet. */
  draft: CourseFilterValues;
  /** The applied filters. A value that is no option of the panel is shown as one of its own. */
  applied: CourseFilterValues;
  /** Changes the draft. */
  choose: (choice: CourseFilterValues) => void;
  /** What is wrong with the prices. */
  errors: { minPrice?: string; maxPrice?: string };
  categories: ReturnType<typeof useCategories>;
  levels: readonly string[];
  hasCount: boolean;
  /** How many courses match the draft; undefined without `hasCount` or while it loads. */
  count: number | undefined;
  /** How many courses each option would find; undefined without counts. */
  facets: CourseFacets | undefined;
  /** Removes all filters. */
  clear: () => void;
  hrefOf: ((value: CourseFilterValues) => string) | undefined;
}

export const [CourseFiltersProvider, useCourseFiltersContext] =
  createRootContext<CourseFiltersContextValue>('CourseFilters');
