import { instructorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The content of a card that is still loading: a picture, a name and a few lines. */
export function InstructorCardSkeleton() {
  const { t } = useLectern('InstructorCard', instructorWords);
  return (
    <>
      <LoadingStatus label={t('instructor.loading')} />
      <Skeleton shape="circle" />
      <div className="lectern-instructor-card-text">
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
    </>
  );
}
