export { CoursePlayer, type CoursePlayerProps } from './CoursePlayer.tsx';
export { CoursePreviewPlayer, type CoursePreviewPlayerProps } from './CoursePreviewPlayer.tsx';
