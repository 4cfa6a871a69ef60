export {
  ActiveFilters,
  CourseFilters,
  CourseFiltersDrawer,
  type CourseFiltersProps,
  type CourseFilterValues,
} from './CourseFilters.tsx';
