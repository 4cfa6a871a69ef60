import { quizWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What a quiz shows while it loads. */
export function QuizSkeleton() {
  const { t } = useLectern('QuizRunner', quizWords);
  return (
    <>
      <LoadingStatus label={t('quiz.loading')} />
      <Skeleton shape="title" />
      <Skeleton />
      {[1, 2].map((place) => (
        <div key={place} className="lectern-question" aria-hidden="true">
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </>
  );
}
