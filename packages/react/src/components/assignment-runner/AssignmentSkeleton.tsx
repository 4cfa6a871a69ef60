import { assignmentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What an assignment shows below its task while it loads. */
export function AssignmentSkeleton() {
  const { t } = useLectern('AssignmentRunner', assignmentWords);
  return (
    <>
      <LoadingStatus label={t('assignment.loading')} />
      <Skeleton shape="short" />
      <Skeleton className="lectern-assignment-runner-skeleton" />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </>
  );
}
