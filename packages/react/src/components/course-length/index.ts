export { CourseLength, type CourseLengthProps } from './CourseLength.tsx';
