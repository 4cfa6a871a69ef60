import { forwardRef } from 'react';
import { late } from '../../ui/late.ts';
import { LatePlayer } from './LatePlayer.tsx';
import { playerParts } from './playerParts.ts';
import type { CoursePlayerProps } from './props.ts';

const player = late(async () => (await import('./Player.tsx')).Player);

const CoursePlayerRoot = forwardRef<HTMLDivElement, CoursePlayerProps>(function CoursePlayer(
  { courseId, lectureId, onLectureChange, playback, children, ...props },
  ref,
) {
  return (
    <LatePlayer part={player} root={{ ref, ...props }}>
      {(Player) => (
        <Player
          key={courseId}
          ref={ref}
          {...props}
          courseId={courseId}
          lectureId={lectureId}
          onLectureChange={onLectureChange}
          playback={playback}
        >
          {children}
        </Player>
      )}
    </LatePlayer>
  );
});

/** The course learning page (§2). Its code loads when it is first rendered. */
export const CoursePlayer = Object.assign(CoursePlayerRoot, playerParts);
