import type { ReactNode } from 'react';
import type { UseCoursePlayerOptions } from '../../hooks/learning/useCoursePlayer.ts';
import type { RootProps } from '../../ui/definePart.tsx';

export interface CoursePlayerProps extends RootProps<'div'>, UseCoursePlayerOptions {
  /** Without children the player has its usual parts. */
  children?: ReactNode;
}

export interface CoursePreviewPlayerProps extends Omit<RootProps<'div'>, 'children'>, UseCoursePlayerOptions {}
