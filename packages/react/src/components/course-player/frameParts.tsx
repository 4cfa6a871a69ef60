import { videoSource } from '@lectern/sdk/rules';
import { playerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCoursePlayerContext } from './context.ts';
import { transcript } from './lateLectures.ts';
import { PlayerSheet } from './PlayerSide.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { VideoLecture } from './VideoLecture.tsx';

/** The lecture's column. */
export const CoursePlayerMain = definePart('CoursePlayerMain', 'div', 'lectern-course-player-main');

/** What is below the video, at the width of text. */
export const CoursePlayerContent = definePart('CoursePlayerContent', 'div', 'lectern-course-player-content', (name) => {
  const { lecture } = useCoursePlayerContext(name);
  return { 'data-type': lecture.type };
});

/** The lecture's column, with the side panel beside it where there is room. */
export const CoursePlayerColumns = definePart('CoursePlayerColumns', 'div', 'lectern-course-player-columns', (name) => {
  const { isSideHidden } = useCoursePlayerContext(name);
  return { 'data-folded': isSideHidden || undefined };
});

/** The video of a video lecture; nothing for another kind. */
export const CoursePlayerStage = definePart('CoursePlayerStage', 'div', 'lectern-course-player-stage', (name) => {
  const player = useCoursePlayerContext(name);
  const { lecture } = player;
  if (lecture.type !== 'video' || player.finish?.isOpen) return null;
  return { children: <VideoLecture key={lecture._id} lecture={lecture} player={player} /> };
});

const skeleton = (
  <div className="lectern-course-player-transcript-box">
    <Skeleton />
    <Skeleton />
  </div>
);

/** The captions of a video of our own as a text, with its search; nothing for another lecture, or without captions. */
export const CoursePlayerTranscript = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerTranscript(
  { className, ...props },
  ref,
) {
  const { lecture, video, finish } = useCoursePlayerContext('CoursePlayerTranscript');
  const source = videoSource(lecture.contentUrl);
  if (finish?.isOpen || lecture.captions.length === 0 || !source || 'embedUrl' in source) return null;
  const root = { ref, ...props, className: cx('lectern-course-player-transcript', className) };
  return (
    <LatePart part={transcript} root={root} skeleton={skeleton}>
      {(Transcript) => (
        <Transcript key={lecture._id} {...root} video={video} tracks={lecture.captions} skeleton={skeleton} />
      )}
    </LatePart>
  );
});

/** Kind and title of the lecture, and the curriculum as a sheet where there is no room for the side panel. */
export const CoursePlayerTitle = definePart('CoursePlayerTitle', 'div', 'lectern-course-player-title', (name) => {
  const { course, lecture, finish, videoKeys } = useCoursePlayerContext(name);
  const { t } = useLectern(name, playerWords);
  const isFinish = finish?.isOpen;
  const heading = useHeadingFocus(isFinish ? course._id : lecture._id);
  return {
    children: (
      <>
        <p className="lectern-course-player-kind">{t(isFinish ? 'player.finish' : `lecture.${lecture.type}`)}</p>
        <h1 ref={heading} tabIndex={-1} dir="auto" onKeyDown={(event) => videoKeys.current?.(event)}>
          {isFinish ? course.title : lecture.title}
        </h1>
        <PlayerSheet />
      </>
    ),
  };
});
