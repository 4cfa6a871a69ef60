export { CourseTrail } from './CourseTrail.tsx';
