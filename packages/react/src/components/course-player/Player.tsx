import { useEffect } from 'react';
import { type CoursePlayerOptions, useCoursePlayer } from '../../hooks/useCoursePlayer.ts';
import { useIsCatchingUp } from '../../hooks/useLectureProgress.ts';
import { useLectern } from '../../provider/context.ts';
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
export default function Player(props: CoursePlayerOptions) {
  const { t } = useLectern('CoursePlayer');
  const player = useCoursePlayer(props);
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
      <PlayerFrame player={player} lecture={current} banner={isCatchingUp && <CatchingUp />}>
        {current.type === 'text' && <TextLecture html={current.textContent ?? ''} />}
        {current.type === 'quiz' &&
          (current.quizId ? (
            <QuizRunner key={current._id} quizId={current.quizId} onAttempt={player.handedIn} />
          ) : (
            <p className="lectern-player-note">{t('quiz.unfinished')}</p>
          ))}
        {current.type === 'assignment' && (
          <AssignmentRunner
            key={current._id}
            lectureId={current._id}
            contentUrl={current.contentUrl}
            onSubmit={player.handedIn}
          >
            {current.textContent && <TextLecture html={current.textContent} />}
          </AssignmentRunner>
        )}
        <LectureActions player={player} />
      </PlayerFrame>
    </div>
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
