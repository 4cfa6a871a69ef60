import { accessWords, catalogueWords, playerWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { useCoursePlayer } from '../../hooks/learning/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { compose } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { NoAccess } from '../../ui/NoAccess.tsx';
import { whenIdle } from '../../ui/whenIdle.ts';
import { preloadTextLecture } from '../text-lecture/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { type CoursePlayerContextValue, PlayerProvider, StudyProvider } from './context.ts';
import { preloadLecture } from './lateLectures.ts';
import { PlayerRoot } from './PlayerRoot.ts';
import * as parts from './parts.ts';
import { PlayerPartsProvider } from './playerParts.ts';
import type { CoursePlayerProps } from './props.ts';
import { useFinish } from './useFinish.ts';
import { useSidePanel } from './useSidePanel.ts';

/** The learner's player. */
export const Player = forwardRef<HTMLDivElement, CoursePlayerProps>(function Player(
  { courseId, lectureId, onLectureChange, playback, children, onKeyDown, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('CoursePlayer', accessWords, catalogueWords, playerWords);
  const player = useCoursePlayer({ courseId, lectureId, onLectureChange });
  const [hasNextStep, setHasNextStep] = useState(false);
  const { onKeyDown: onShortcut, ...side } = useSidePanel();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const videoKeys: CoursePlayerContextValue['videoKeys'] = useRef(undefined);
  const { course, current: lecture, next, error, needs } = player;
  const finish = useFinish(course, lecture);
  const id = lecture?._id;
  useEffect(() => {
    // The video of the lecture before is gone, but still known here.
    if (video?.isConnected && id) return playback?.attach(video, id);
  }, [playback, video, id]);
  const hasText = course?.sections.some(({ lectures }) => lectures.some(({ type }) => type === 'text')) ?? false;
  useEffect(() => {
    if (hasText) preloadTextLecture();
  }, [hasText]);
  useEffect(() => {
    if (next) whenIdle(() => preloadLecture(next));
  }, [next]);

  if (needs || error || !course || !lecture) {
    const state = needs || error ? 'error' : course ? 'empty' : 'loading';
    return (
      <PlayerRoot ref={ref} {...props} onKeyDown={onKeyDown} state={state}>
        {needs ? (
          // Someone who isn't enrolled leaves this page, with a notice that says why.
          <NoAccess
            heading={t('notice.accessDenied.title')}
            headingLevel={1}
            message={t(needs === 'signIn' ? 'notice.accessDenied.text' : 'access.notAllowed')}
          >
            <Link
              href={needs === 'signIn' ? paths.signIn(currentPath()) : paths.courseOverview(courseId)}
              className="lectern-button"
              data-variant="primary"
            >
              {t(needs === 'signIn' ? 'session.signIn' : 'card.view')}
            </Link>
          </NoAccess>
        ) : error ? (
          <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={() => void player.reload()} />
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
      value={{
        ...player,
        ...side,
        select(lectureId) {
          finish?.close();
          player.select(lectureId);
        },
        finish,
        video,
        setVideo,
        videoKeys,
        course,
        lecture,
        courseHref: paths.course(course._id),
        hasBackLink: true,
      }}
    >
      <StudyProvider value={{ ...player, course, hasNextStep, setHasNextStep }}>
        <PlayerRoot ref={ref} {...props} onKeyDown={compose(onKeyDown, onShortcut)} state="ready">
          <PlayerPartsProvider value={parts}>
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
                    <parts.CoursePlayerTranscript />
                  </parts.CoursePlayerContent>
                </parts.CoursePlayerMain>
                <parts.CoursePlayerSide />
              </parts.CoursePlayerColumns>
            )}
          </PlayerPartsProvider>
        </PlayerRoot>
      </StudyProvider>
    </PlayerProvider>
  );
});
