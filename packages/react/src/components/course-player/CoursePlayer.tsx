import { lazy, Suspense } from 'react';
import type { UseCoursePlayerOptions } from '../../hooks/useCoursePlayer.ts';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';

export type CoursePlayerProps = UseCoursePlayerOptions;

const Player = lazy(() => import('./Player.tsx'));

/** The course learning page's content (§2): loaded when it is first shown. */
export function CoursePlayer(props: CoursePlayerProps) {
  // A server has nothing to play; what it wrote would have to be thrown away.
  if (!useHydrated()) return <CoursePlayerSkeleton />;
  return (
    <Suspense fallback={<CoursePlayerSkeleton />}>
      <Player key={props.courseId} {...props} />
    </Suspense>
  );
}
