export { CourseDetail, type CourseDetailProps } from './CourseDetail.tsx';
export { RelatedCourses } from './RelatedCourses.tsx';
