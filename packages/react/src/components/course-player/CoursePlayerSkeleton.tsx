import { playerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** What a player shows until the kind of its lecture is known. */
export function CoursePlayerSkeleton() {
  const { t } = useLectern('CoursePlayer', playerWords);
  return (
    <>
      <LoadingStatus label={t('player.loading')} />
      <div className="lectern-course-player-main">
        <div className="lectern-course-player-bar" />
        <div className="lectern-course-player-content">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </>
  );
}
