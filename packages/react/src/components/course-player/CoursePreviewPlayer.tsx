import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { late } from '../../ui/late.ts';
import { useGuard } from '../require-capability/index.ts';
import { LatePlayer } from './LatePlayer.tsx';
import type { CoursePreviewPlayerProps } from './props.ts';

const previewPlayer = late(async () => (await import('./PreviewPlayer.tsx')).PreviewPlayer);

/** An instructor's own course as learners will see it (§2, content manager's "Preview as a learner"). It records nothing. */
export const CoursePreviewPlayer = forwardRef<HTMLDivElement, CoursePreviewPlayerProps>(function CoursePreviewPlayer(
  { courseId, lectureId, onLectureChange, ...props },
  ref,
) {
  const { paths } = useLectern('CoursePreviewPlayer');
  const guard = useGuard({ of: 'contentManager', fallback: paths.dashboard });
  return (
    <LatePlayer part={previewPlayer} root={{ ref, ...props }} guard={guard}>
      {(PreviewPlayer) => (
        <PreviewPlayer
          key={courseId}
          ref={ref}
          {...props}
          courseId={courseId}
          lectureId={lectureId}
          onLectureChange={onLectureChange}
        />
      )}
    </LatePlayer>
  );
});
