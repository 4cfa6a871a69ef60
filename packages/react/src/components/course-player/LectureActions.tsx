import type { CoursePlayerState } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Mark as Complete, and the way to the next lecture. */
export function LectureActions({ player }: { player: CoursePlayerState }) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  const { course, current, next, previous, progress, select } = player;
  if (!course || !current) return null;
  const isReadable = current.type === 'video' || current.type === 'text';
  return (
    <div className="lectern-player-actions">
      <div className="lectern-player-complete" aria-live="polite">
        {current.isCompleted ? (
          <p className="lectern-player-done">
            <Icon name="success" />
            {t(course.progress >= 100 ? 'player.finished' : 'player.completed')}
          </p>
        ) : (
          isReadable && (
            <Button
              variant="primary"
              onClick={() => progress.complete(current._id, current.type === 'video' ? current.duration : 0)}
            >
              <Icon name="check" />
              {t('player.markComplete')}
            </Button>
          )
        )}
      </div>
      <nav className="lectern-player-steps" aria-label={t('player.curriculum')}>
        {previous && (
          <Button onClick={() => select(previous._id)}>
            <Icon name="chevronLeft" />
            {t('player.previous')}
          </Button>
        )}
        {next ? (
          <Button
            variant={current.isCompleted || !isReadable ? 'primary' : 'secondary'}
            onClick={() => select(next._id)}
          >
            {t('player.next')}
            <Icon name="chevronRight" />
          </Button>
        ) : (
          <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
            {t('player.backToDashboard')}
          </Link>
        )}
      </nav>
    </div>
  );
}
