import { lazy } from 'react';

type Parts = typeof import('./parts.ts');

/** A part whose code comes with the player's own. */
const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazy(() => import('./parts.ts').then((parts) => ({ default: parts[name] })));

export const CoursePlayerColumns = lazyPart('CoursePlayerColumns');
export const CoursePlayerMain = lazyPart('CoursePlayerMain');
export const CoursePlayerContent = lazyPart('CoursePlayerContent');
export const CoursePlayerBar = lazyPart('CoursePlayerBar');
export const CoursePlayerBanner = lazyPart('CoursePlayerBanner');
export const CoursePlayerStage = lazyPart('CoursePlayerStage');
export const CoursePlayerTitle = lazyPart('CoursePlayerTitle');
export const CoursePlayerLecture = lazyPart('CoursePlayerLecture');
export const CoursePlayerActions = lazyPart('CoursePlayerActions');
export const CoursePlayerSide = lazyPart('CoursePlayerSide');

export const lazyParts = {
  Columns: CoursePlayerColumns,
  Main: CoursePlayerMain,
  Content: CoursePlayerContent,
  Bar: CoursePlayerBar,
  Banner: CoursePlayerBanner,
  Stage: CoursePlayerStage,
  Title: CoursePlayerTitle,
  Lecture: CoursePlayerLecture,
  Actions: CoursePlayerActions,
  Side: CoursePlayerSide,
};
