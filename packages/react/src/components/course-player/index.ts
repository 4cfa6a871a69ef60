export { CoursePlayer } from './CoursePlayer.tsx';
export { CoursePreviewPlayer } from './CoursePreviewPlayer.tsx';
export { type CoursePlayerContextValue, useCoursePlayerContext } from './context.ts';
export {
  CoursePlayerActions,
  CoursePlayerBanner,
  CoursePlayerBar,
  CoursePlayerColumns,
  CoursePlayerContent,
  CoursePlayerLecture,
  CoursePlayerMain,
  CoursePlayerSide,
  CoursePlayerStage,
  CoursePlayerTitle,
  CoursePlayerTranscript,
} from './playerParts.ts';
export type { CoursePlayerProps, CoursePreviewPlayerProps } from './props.ts';
