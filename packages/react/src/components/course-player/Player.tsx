import { playerWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useState } from 'react';
import { useCoursePlayer } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { compose } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { preloadTextLecture } from '../text-lecture/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { PlayerProvider, StudyProvider } from './context.ts';
import { PlayerRoot } from './PlayerRoot.ts';
import * as parts from './parts.ts';
import type { CoursePlayerProps } from './props.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The learner's player. */
const Player = forwardRef<HTMLDivElement, CoursePlayerProps>(function Player(
  { courseId, lectureId, onLectureChange, children, onKeyDown, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('CoursePlayer', playerWords);
  const player = useCoursePlayer({ courseId, lectureId, onLectureChange });
  const [hasNextStep, setHasNextStep] = useState(false);
  const { onKeyDown: onShortcut, ...side } = useSidePanel();
  const { course, current: lecture, error } = player;
  const hasText = course?.sections.some(({ lectures }) => lectures.some(({ type }) => type === 'text')) ?? false;
  useEffect(() => {
    if (hasText) preloadTextLecture();
  }, [hasText]);

  if (error || !course || !lecture) {
    return (
      <PlayerRoot ref={ref} {...props} onKeyDown={onKeyDown} state={error ? 'error' : course ? 'empty' : 'loading'}>
        {error ? (
          <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={player.reload} />
        ) : course ? (
          <EmptyNote message={t('player.empty')} headingLevel={1}>
            <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
              {t('player.backToDashboard')}
            </Link>
          </EmptyNote>
        ) : (
          <CoursePlayerSkeleton />
        )}
      </PlayerRoot>
    );
  }
  return (
    <PlayerProvider
      value={{ ...player, ...side, course, lecture, courseHref: paths.course(course._id), hasBackLink: true }}
    >
      <StudyProvider value={{ ...player, course, hasNextStep, setHasNextStep }}>
        <PlayerRoot ref={ref} {...props} onKeyDown={compose(onKeyDown, onShortcut)} state="ready">
          {children ?? (
            <parts.CoursePlayerColumns>
              <parts.CoursePlayerMain>
                <parts.CoursePlayerBar />
                <parts.CoursePlayerBanner />
                <parts.CoursePlayerStage />
                <parts.CoursePlayerContent>
                  <parts.CoursePlayerTitle />
                  <parts.CoursePlayerLecture />
                  <parts.CoursePlayerActions />
                </parts.CoursePlayerContent>
              </parts.CoursePlayerMain>
              <parts.CoursePlayerSide />
            </parts.CoursePlayerColumns>
          )}
        </PlayerRoot>
      </StudyProvider>
    </PlayerProvider>
  );
});
export default Player;
