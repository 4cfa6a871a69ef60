export { CourseDetail, type CourseDetailProps } from './CourseDetail.tsx';
export * from './parts.ts';
export { RelatedCourses, type RelatedCoursesProps } from './RelatedCourses.tsx';
