import { forwardRef, lazy, Suspense } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { RequireCapability } from '../require-capability/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { PlayerRoot } from './PlayerRoot.ts';
import type { CoursePreviewPlayerProps } from './props.ts';

const PreviewPlayer = lazy(() => import('./PreviewPlayer.tsx'));

/** An instructor's own course as learners will see it (§2, content manager's "Preview as a learner"). It records nothing. */
export const CoursePreviewPlayer = forwardRef<HTMLDivElement, CoursePreviewPlayerProps>(function CoursePreviewPlayer(
  { courseId, lectureId, onLectureChange, ...props },
  ref,
) {
  const { paths } = useLectern('CoursePreviewPlayer');
  const loading = (
    <PlayerRoot ref={ref} {...props} state="loading">
      <CoursePlayerSkeleton />
    </PlayerRoot>
  );
  if (!useHydrated()) return loading;
  return (
    <RequireCapability of="contentManager" fallback={paths.dashboard}>
      <Suspense fallback={loading}>
        <PreviewPlayer
          key={courseId}
          ref={ref}
          {...props}
          courseId={courseId}
          lectureId={lectureId}
          onLectureChange={onLectureChange}
        />
      </Suspense>
    </RequireCapability>
  );
});
