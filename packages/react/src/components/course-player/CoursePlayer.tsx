import { forwardRef, lazy, Suspense } from 'react';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { lazyParts } from './lazyParts.ts';
import { PlayerRoot } from './PlayerRoot.ts';
import type { CoursePlayerProps } from './props.ts';

const Player = lazy(() => import('./Player.tsx'));

const CoursePlayerRoot = forwardRef<HTMLDivElement, CoursePlayerProps>(function CoursePlayer(
  { courseId, lectureId, onLectureChange, children, ...props },
  ref,
) {
  const loading = (
    <PlayerRoot ref={ref} {...props} state="loading">
      <CoursePlayerSkeleton />
    </PlayerRoot>
  );
  // A server cannot play anything, and its markup would be thrown away.
  if (!useHydrated()) return loading;
  return (
    <Suspense fallback={loading}>
      <Player
        key={courseId}
        ref={ref}
        {...props}
        courseId={courseId}
        lectureId={lectureId}
        onLectureChange={onLectureChange}
      >
        {children}
      </Player>
    </Suspense>
  );
});

/** The course learning page (§2). Its code loads when it is first rendered. */
export const CoursePlayer = Object.assign(CoursePlayerRoot, lazyParts);
