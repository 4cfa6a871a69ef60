import { Button, EmptyNote, ErrorNote, LoadingStatus, Skeleton, useEnrolledCourse, useLectern } from '@lectern/react';
import { type EnrolledCourse, isApiError, messageOf } from '@lectern/sdk';
import { accessWords, frameWords, playerWords } from '@lectern/sdk/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onChanged, onReturn } from './changes.ts';
import { useFrame } from './FrameContext.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

interface EnrolledOnlyProps {
  courseId: string;
  children: (course: EnrolledCourse) => ReactNode;
}

/** Shows a course to those who are enrolled, and a link to the checkout to others. Reports progress to the host. */
export function EnrolledOnly(props: EnrolledOnlyProps) {
  const { t } = useLectern('EnrolledOnly', accessWords);
  return (
    <SignedInOnly reason={t('notice.accessDenied.text')}>
      <Course {...props} />
    </SignedInOnly>
  );
}

function Course({ courseId, children }: EnrolledOnlyProps) {
  const frame = useFrame();
  const { marketplace, t } = useLectern('EnrolledOnly', playerWords, frameWords);
  const { data: course, error, refetch } = useEnrolledCourse(courseId);
  // A failed query has no error while it is fetched again. A refusal stays: someone may be about to press its button.
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  useEffect(() => onChanged(marketplace, () => void refetch()), [marketplace, refetch]);
  const isMissing = course === undefined;
  useEffect(() => (isMissing ? onReturn(() => void refetch()) : undefined), [isMissing, refetch]);

  const percentage = course?.progress;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (percentage === undefined) return;
    if (known.current !== undefined && known.current !== percentage) {
      frame.send({ type: 'event', name: 'progress', detail: { courseId, percentage } });
    }
    known.current = percentage;
  }, [frame, courseId, percentage]);

  if (course) return children(course);
  if (isApiError(lastError, 'not_enrolled')) {
    return (
      <EmptyNote message={t('frame.needsCourse')}>
        <Button variant="primary" onClick={() => frame.go({ view: 'checkout', params: { courseIds: [courseId] } })}>
          {t('frame.getCourse')}
        </Button>
      </EmptyNote>
    );
  }
  if (error) {
    return (
      <ErrorNote
        message={messageOf(error, t('player.loadFailed'))}
        retryLabel={t('error.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="frame-waiting">
      <LoadingStatus label={t('course.loading')} />
      <Skeleton shape="box" />
      <Skeleton />
    </div>
  );
}
