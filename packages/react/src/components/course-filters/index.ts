export { ActiveFilters } from './ActiveFilters.tsx';
export { CourseFilters, type CourseFiltersProps } from './CourseFilters.tsx';
export { CourseFiltersDrawer } from './CourseFiltersDrawer.tsx';
export { CourseSort, type CourseSortProps } from './CourseSort.tsx';
export type { CourseFilterValues } from './filterValues.ts';
