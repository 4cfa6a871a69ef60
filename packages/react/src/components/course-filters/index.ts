export { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
export { CourseFilters, type CourseFiltersOptions, type CourseFiltersProps } from './CourseFilters.tsx';
export { CourseFiltersDrawer, type CourseFiltersDrawerProps } from './CourseFiltersDrawer.tsx';
export { CourseSort, type CourseSortProps } from './CourseSort.tsx';
export { type CourseFiltersContextValue, useCourseFiltersContext } from './context.ts';
export type { CourseFilterValues } from './filterValues.ts';
export * from './parts.ts';
