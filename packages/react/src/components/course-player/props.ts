import type { ReactNode } from 'react';
import type { UseCoursePlayerOptions } from '../../hooks/learning/useCoursePlayer.ts';
import type { Playback } from '../../hooks/learning/usePlayback.ts';
import type { RootProps } from '../../ui/definePart.tsx';

export interface CoursePlayerProps extends RootProps<'div'>, UseCoursePlayerOptions {
  /** What drives the video from outside: the result of `usePlayback`. @default nothing */
  playback?: Playback | undefined;
  /** Without children the player has its usual parts. */
  children?: ReactNode;
}

export interface CoursePreviewPlayerProps extends Omit<RootProps<'div'>, 'children'>, UseCoursePlayerOptions {}
