import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

export function CoursePlayerSkeleton() {
  const { t } = useLectern('CoursePlayer');
  return (
    <div className="lectern-player" data-state="loading">
      <LoadingStatus label={t('player.loading')} />
      <div className="lectern-player-main">
        <div className="lectern-player-bar" />
        <div className="lectern-player-stage">
          <Skeleton shape="box" className="lectern-player-video" />
        </div>
        <div className="lectern-player-below">
          <Skeleton shape="title" />
        </div>
      </div>
    </div>
  );
}
