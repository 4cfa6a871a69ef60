import { type ReactNode, type Ref, useRef } from 'react';
import type { PlayerParts, UseCoursePlayerResult } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface LectureActionsProps {
  player: UseCoursePlayerResult;
  /** The lecture itself offers the way on. */
  hasNextStep: boolean;
}

/** Mark as Complete, and the way to the next lecture. */
export function LectureActions({ player, hasNextStep }: LectureActionsProps) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  const { course, current, progress } = player;
  const nextButton = useRef<HTMLButtonElement>(null);
  if (!course || !current) return null;
  const isReadable = current.type === 'video' || current.type === 'text';
  // A video and a quiz lead to the next lecture themselves: one primary button is enough.
  const isFinished = course.progress >= 100;
  const isStepPrimary = current.isCompleted && (current.type === 'text' || current.type === 'assignment');
  const dashboard = (
    <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
      {t('player.backToDashboard')}
    </Link>
  );
  return (
    <div className="lectern-player-actions">
      <div className="lectern-player-complete" aria-live="polite">
        {current.isCompleted ? (
          <p className="lectern-player-done">
            <Icon name="success" />
            {t(isFinished ? 'player.finished' : 'player.completed')}
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
      {isFinished && !course.ownReview && (
        <Link href={`${paths.course(course._id)}#lectern-review`} className="lectern-button" data-variant="primary">
          <Icon name="star" />
          {t('player.review')}
        </Link>
      )}
      {isFinished && player.next && dashboard}
      <LectureSteps
        player={player}
        nextButton={nextButton}
        isPrimary={isStepPrimary && !isFinished}
        hasNextStep={hasNextStep}
      >
        {!hasNextStep && dashboard}
      </LectureSteps>
    </div>
  );
}

interface LectureStepsProps {
  player: PlayerParts;
  nextButton?: Ref<HTMLButtonElement>;
  isPrimary?: boolean;
  /** The way on is offered elsewhere. */
  hasNextStep?: boolean;
  /** In the place of the next lecture, after the last. */
  children: ReactNode;
}

/** To the lecture before and to the next. */
export function LectureSteps({
  player,
  nextButton,
  isPrimary = false,
  hasNextStep = false,
  children,
}: LectureStepsProps) {
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
      {next
        ? !hasNextStep && (
            <Button ref={nextButton} variant={isPrimary ? 'primary' : 'secondary'} onClick={() => select(next._id)}>
              {t('player.next')}
              <Icon name="chevronRight" />
            </Button>
          )
        : children}
    </nav>
  );
}
