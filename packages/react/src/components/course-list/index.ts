export { CourseList, type CourseListProps } from './CourseList.tsx';
export { type CourseListContextValue, type RenderCourse, useCourseListContext } from './context.ts';
export { FeaturedCourses, type FeaturedCoursesProps, featuredSearch } from './FeaturedCourses.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export * from './parts.tsx';
