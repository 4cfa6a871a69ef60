import { type ReactNode, type Ref, useRef } from 'react';
import type { CoursePlayerState, PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Mark as Complete, and the way to the next lecture. */
export function LectureActions({ player }: { player: CoursePlayerState }) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  const { course, current, progress } = player;
  const nextButton = useRef<HTMLButtonElement>(null);
  if (!course || !current) return null;
  const isReadable = current.type === 'video' || current.type === 'text';
  // A video and a quiz lead to the next lecture themselves: one primary button is enough.
  const isStepPrimary = current.isCompleted && (current.type === 'text' || current.type === 'assignment');
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
      <LectureSteps player={player} nextButton={nextButton} isPrimary={isStepPrimary}>
        <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
          {t('player.backToDashboard')}
        </Link>
      </LectureSteps>
    </div>
  );
}

interface LectureStepsProps {
  player: PlayerParts;
  nextButton?: Ref<HTMLButtonElement>;
  isPrimary?: boolean;
  /** In the place of the next lecture, after the last. */
  children: ReactNode;
}

/** To the lecture before and to the next. */
export function LectureSteps({ player, nextButton, isPrimary = false, children }: LectureStepsProps) {
  const { t } = useLectern('CoursePlayer');
  const { next, previous, select } = player;
  return (
    <nav className="lectern-player-steps" aria-label={t('player.curriculum')}>
      {previous && (
        <Button onClick={() => select(previous._id)}>
          <Icon name="chevronLeft" />
          {t('player.previous')}
        </Button>
      )}
      {next ? (
        <Button ref={nextButton} variant={isPrimary ? 'primary' : 'secondary'} onClick={() => select(next._id)}>
          {t('player.next')}
          <Icon name="chevronRight" />
        </Button>
      ) : (
        children
      )}
    </nav>
  );
}
