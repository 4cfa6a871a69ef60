import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

export function QuizSkeleton() {
  const { t } = useLectern('QuizRunner');
  return (
    <div className="lectern-quiz" data-state="loading">
      <LoadingStatus label={t('quiz.loading')} />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  );
}
