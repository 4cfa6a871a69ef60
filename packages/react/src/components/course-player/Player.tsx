import { useEffect, useState } from 'react';
import {
  type UseCoursePlayerOptions,
  type UseCoursePlayerResult,
  useCoursePlayer,
} from '../../hooks/useCoursePlayer.ts';
import { useIsCatchingUp } from '../../hooks/useLectureProgress.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AssignmentRunner } from '../assignment-runner/index.ts';
import { QuizRunner } from '../quiz-runner/index.ts';
import { preloadTextLecture, TextLecture } from '../text-lecture/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { LectureActions } from './LectureActions.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';

/** The player itself. */
export default function Player(props: UseCoursePlayerOptions) {
  const { t } = useLectern('CoursePlayer');
  const player = useCoursePlayer(props);
  const [hasNextStep, setHasNextStep] = useState(false);
  const isCatchingUp = useIsCatchingUp();
  const { course, current } = player;
  const hasText = course?.sections.some(({ lectures }) => lectures.some(({ type }) => type === 'text')) ?? false;
  useEffect(() => {
    if (hasText) preloadTextLecture();
  }, [hasText]);

  if (player.error) return <ErrorNote message={player.error} retryLabel={t('error.retry')} onRetry={player.reload} />;
  if (!course) return <CoursePlayerSkeleton />;
  if (!current) return <EmptyNote message={t('player.empty')} />;
  return (
    <div className="lectern-player">
      <PlayerFrame player={player} lecture={current} hasWayBack banner={isCatchingUp && <CatchingUp />}>
        {current.type === 'text' && <TextLecture html={current.textContent ?? ''} />}
        {current.type === 'quiz' &&
          (current.quizId ? (
            <QuizRunner
              key={current._id}
              quizId={current.quizId}
              onAttempt={player.onSubmitted}
              next={<NextStep player={player} onShow={setHasNextStep} />}
              lectures={player.before}
              onLectureSelect={player.select}
            />
          ) : (
            <p className="lectern-player-note">{t('quiz.unfinished')}</p>
          ))}
        {current.type === 'assignment' && (
          <AssignmentRunner
            key={current._id}
            lectureId={current._id}
            contentUrl={current.contentUrl}
            onSubmit={player.onSubmitted}
          >
            {current.textContent && <TextLecture html={current.textContent} />}
          </AssignmentRunner>
        )}
        <LectureActions player={player} hasNextStep={hasNextStep} />
      </PlayerFrame>
    </div>
  );
}

interface NextStepProps {
  player: UseCoursePlayerResult;
  onShow: (isShown: boolean) => void;
}

/** The way on from a passed quiz. */
function NextStep({ player: { next, select }, onShow }: NextStepProps) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  useEffect(() => {
    onShow(true);
    return () => onShow(false);
  }, [onShow]);
  return next ? (
    <Button variant="primary" onClick={() => select(next._id)}>
      {t('player.next')}
      <Icon name="chevronRight" />
    </Button>
  ) : (
    <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
      {t('player.backToDashboard')}
    </Link>
  );
}

function CatchingUp() {
  const { t } = useLectern('CoursePlayer');
  return (
    <p role="status" className="lectern-player-banner">
      <Icon name="cloudOff" />
      {t('player.catchingUp')}
    </p>
  );
}
