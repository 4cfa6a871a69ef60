import type { Lecture } from '@lectern/sdk';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import type { PlayerParts, UseCoursePlayerResult } from '../../hooks/learning/useCoursePlayer.ts';
import { createRootContext } from '../../ui/rootContext.ts';
import type { FinishValue } from './useFinish.ts';

/** What both players have: a course with an open lecture, and the side panel. */
export interface CoursePlayerContextValue extends PlayerParts {
  course: NonNullable<PlayerParts['course']>;
  /** The open lecture. */
  lecture: Lecture;
  /** Where the course's title leads. */
  courseHref: string;
  /** Whether the bar links to the learner's courses. */
  hasBackLink: boolean;
  isSideHidden: boolean;
  toggleSide: () => void;
  sideButton: Ref<HTMLButtonElement>;
  /** The element that plays the lecture's video; null for another host's video, and until it is there. */
  video: HTMLVideoElement | null;
  setVideo: (video: HTMLVideoElement | null) => void;
  /** The end of the course; undefined before everything is completed, and in a preview. */
  finish?: FinishValue | undefined;
  /** Runs the shortcuts of the video that is shown, for keys that are pressed on the lecture's heading. */
  videoKeys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | undefined>;
}
export const [PlayerProvider, useCoursePlayerContext] = createRootContext<CoursePlayerContextValue>('CoursePlayer');

/** What only a learner's player has. */
export interface StudyValue extends Pick<UseCoursePlayerResult, 'onSubmitted'> {
  course: NonNullable<UseCoursePlayerResult['course']>;
  /** The lecture itself shows the button to the next one. */
  hasNextStep: boolean;
  setHasNextStep: (hasNextStep: boolean) => void;
}
export const [StudyProvider, useStudy] = createRootContext<StudyValue>('CoursePlayer');
