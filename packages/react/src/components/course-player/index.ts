export { CoursePlayer, type CoursePlayerProps } from './CoursePlayer.tsx';
export { CoursePreviewPlayer, type CoursePreviewPlayerProps } from './CoursePreviewPlayer.tsx';
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
} from './lazyParts.ts';
