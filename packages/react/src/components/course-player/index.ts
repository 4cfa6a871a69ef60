export { CoursePlayer, type CoursePlayerProps } from './CoursePlayer.tsx';
