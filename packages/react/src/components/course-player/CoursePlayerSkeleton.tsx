import { playerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What a player shows until its course is loaded: the bar, a video's place and title, and the side panel. */
export function CoursePlayerSkeleton() {
  const { t } = useLectern('CoursePlayer', playerWords);
  return (
    <>
      <LoadingStatus label={t('player.loading')} />
      <div className="lectern-course-player-columns" aria-hidden="true">
        <div className="lectern-course-player-main">
          <div className="lectern-course-player-bar">
            <Skeleton shape="short" />
          </div>
          <div className="lectern-course-player-media" data-loading>
            <Skeleton shape="box" />
          </div>
          <div className="lectern-course-player-content">
            <div className="lectern-course-player-skeleton">
              <Skeleton shape="short" />
              <Skeleton shape="title" />
            </div>
            <div className="lectern-course-player-actions">
              <Skeleton shape="button" />
              <Skeleton shape="button" />
            </div>
          </div>
        </div>
        <div className="lectern-course-player-side">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} />
          ))}
        </div>
      </div>
    </>
  );
}
