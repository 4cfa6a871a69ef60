import { quizWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** What a quiz shows while it loads. */
export function QuizSkeleton() {
  const { t } = useLectern('QuizRunner', quizWords);
  return (
    <>
      <LoadingStatus label={t('quiz.loading')} />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </>
  );
}
