export { CourseSearchBox, type CourseSearchBoxProps } from './CourseSearchBox.tsx';
