import { lazy, Suspense } from 'react';
import type { UseCoursePlayerOptions } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { RequireRole } from '../require-role/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';

export type CoursePreviewPlayerProps = UseCoursePlayerOptions;

const PreviewPlayer = lazy(() => import('./PreviewPlayer.tsx'));
const instructors = ['instructor'] as const;

/** One's own course as a learner will see it (§2, content manager's "Preview as a learner"). It records nothing. */
export function CoursePreviewPlayer(props: CoursePreviewPlayerProps) {
  const { marketplace, paths, t } = useLectern('CoursePreviewPlayer');
  const title = t('notice.accessDenied.title');
  const message = t('contentManager.instructorOnly');
  if (!useHydrated()) return <CoursePlayerSkeleton />;
  return (
    <RequireRole
      roles={instructors}
      fallback={paths.dashboard}
      onRefuse={(needs) => needs === 'role' && marketplace.notices.show({ type: 'error', title, message })}
    >
      <Suspense fallback={<CoursePlayerSkeleton />}>
        <PreviewPlayer key={props.courseId} {...props} />
      </Suspense>
    </RequireRole>
  );
}
