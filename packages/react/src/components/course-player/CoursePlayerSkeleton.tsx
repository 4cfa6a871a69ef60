import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** It is not known yet what kind of lecture is coming. */
export function CoursePlayerSkeleton() {
  const { t } = useLectern('CoursePlayer');
  return (
    <div className="lectern-player" data-state="loading">
      <LoadingStatus label={t('player.loading')} />
      <div className="lectern-player-main">
        <div className="lectern-player-bar" />
        <div className="lectern-player-below">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
