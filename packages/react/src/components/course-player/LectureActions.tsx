import { useRef } from 'react';
import type { CoursePlayerState } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Mark as Complete, and the way to the next lecture. */
export function LectureActions({ player }: { player: CoursePlayerState }) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  const { course, current, next, previous, progress, select } = player;
  const nextButton = useRef<HTMLButtonElement>(null);
  if (!course || !current) return null;
  const isReadable = current.type === 'video' || current.type === 'text';
  // A video asks for the next lecture itself when it ends, and a quiz for another try: one primary button is enough.
  const isStepPrimary = current.type === 'video' ? false : current.isCompleted;
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
              onClick={() => {
                progress.complete(current._id, current.type === 'video' ? current.duration : 0);
                // The pressed button goes away; the next step has the focus.
                nextButton.current?.focus();
              }}
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
          <Button ref={nextButton} variant={isStepPrimary ? 'primary' : 'secondary'} onClick={() => select(next._id)}>
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
