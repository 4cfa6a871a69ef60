import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { usePlayer } from './context.ts';
import { PlayerSheet } from './PlayerSide.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { VideoLecture } from './VideoLecture.tsx';

/** The lecture's column. */
export const CoursePlayerMain = createPart('div', 'lectern-course-player-main');

/** What is below the video, at the width of text. */
export const CoursePlayerContent = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerContent(
  { className, ...props },
  ref,
) {
  const { lecture } = usePlayer('CoursePlayerContent');
  return (
    <div ref={ref} {...props} className={cx('lectern-course-player-content', className)} data-type={lecture.type} />
  );
});

/** The lecture's column, with the side panel beside it where there is room. */
export const CoursePlayerColumns = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerColumns(
  { className, ...props },
  ref,
) {
  const { isSideHidden } = usePlayer('CoursePlayerColumns');
  return (
    <div
      ref={ref}
      {...props}
      className={cx('lectern-course-player-columns', className)}
      data-folded={isSideHidden || undefined}
    />
  );
});

/** The video of a video lecture; nothing for another kind. */
export const CoursePlayerStage = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerStage(
  { className, ...props },
  ref,
) {
  const player = usePlayer('CoursePlayerStage');
  const { lecture } = player;
  if (lecture.type !== 'video') return null;
  return (
    <div ref={ref} {...props} className={cx('lectern-course-player-stage', className)}>
      <VideoLecture key={lecture._id} lecture={lecture} player={player} />
    </div>
  );
});

/** Kind and title of the lecture, and the curriculum as a sheet where there is no room for the side panel. */
export const CoursePlayerTitle = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerTitle(
  { className, ...props },
  ref,
) {
  const { lecture, videoKeys } = usePlayer('CoursePlayerTitle');
  const { t } = useLectern('CoursePlayerTitle');
  const heading = useHeadingFocus(lecture._id);
  return (
    <div ref={ref} {...props} className={cx('lectern-course-player-title', className)}>
      <p className="lectern-course-player-kind">{t(`lecture.${lecture.type}`)}</p>
      <h1 ref={heading} tabIndex={-1} dir="auto" onKeyDown={(event) => videoKeys.current?.(event)}>
        {lecture.title}
      </h1>
      <PlayerSheet />
    </div>
  );
});
