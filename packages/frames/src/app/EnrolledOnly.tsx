import { Button, EmptyNote, LoadingStatus, Skeleton, useEnrolledCourse, useLectern } from '@lectern/react';
import { type EnrolledCourse, isApiError, messageOf } from '@lectern/sdk';
import { accessWords, frameWords, playerWords } from '@lectern/sdk/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { onChanged } from './changes.ts';
import { useFrame } from './FrameContext.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

interface EnrolledOnlyProps {
  courseId: string;
  children: (course: EnrolledCourse) => ReactNode;
}

/** A course for someone who owns it; a link to the checkout for others. Reports progress to the host. */
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
  useEffect(() => onChanged(marketplace, () => void refetch()), [marketplace, refetch]);

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
  if (!error) {
    return (
      <div className="frame-waiting">
        <LoadingStatus label={t('course.loading')} />
        <Skeleton shape="box" />
        <Skeleton />
      </div>
    );
  }
  if (isApiError(error, 'not_enrolled')) {
    return (
      <EmptyNote message={t('frame.needsCourse')}>
        <Button variant="primary" onClick={() => frame.go({ view: 'checkout', params: { courseIds: [courseId] } })}>
          {t('frame.getCourse')}
        </Button>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote message={messageOf(error, t('player.loadFailed'))} role="alert">
      <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
    </EmptyNote>
  );
}
