export { CourseDetail, type CourseDetailProps } from './CourseDetail.tsx';
export { type CourseDetailContextValue, useCourseDetailContext } from './context.ts';
export * from './parts.ts';
export { RelatedCourses, type RelatedCoursesProps } from './RelatedCourses.tsx';
