export { CourseList, type CourseListProps } from './CourseList.tsx';
export { FeaturedCourses } from './FeaturedCourses.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export * from './parts.tsx';
