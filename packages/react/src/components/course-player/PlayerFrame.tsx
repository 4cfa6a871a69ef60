import type { Lecture } from '@lectern/sdk';
import type { ReactNode } from 'react';
import type { PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { PlayerSheet, PlayerSide } from './PlayerSide.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { VideoLecture } from './VideoLecture.tsx';

interface PlayerFrameProps {
  player: PlayerParts;
  /** The one that is open. */
  lecture: Lecture;
  /** Where the course's title leads; to its page without it. */
  href?: string;
  /** Above the lecture. */
  banner?: ReactNode;
  /** What is below the title: the lecture itself, but for a video, and the steps. */
  children: ReactNode;
}

/** The lecture owns the screen, the curriculum is at its side: the same for a learner and for the author who looks. */
export function PlayerFrame({ player, lecture, href, banner, children }: PlayerFrameProps) {
  const { t } = useLectern('CoursePlayer');
  const heading = useFocusOnChange(lecture._id);
  return (
    <div className="lectern-player-columns">
      <div className="lectern-player-main">
        {banner}
        {lecture.type === 'video' && (
          <div className="lectern-player-stage">
            <VideoLecture key={lecture._id} lecture={lecture} player={player} />
          </div>
        )}
        <div className="lectern-player-below" data-type={lecture.type}>
          <div className="lectern-player-title">
            <p className="lectern-player-kind">{t(`lecture.${lecture.type}`)}</p>
            <h1 ref={heading} tabIndex={-1}>
              {lecture.title}
            </h1>
            <PlayerSheet player={player} />
          </div>
          {children}
        </div>
      </div>
      <PlayerSide player={player} href={href} />
    </div>
  );
}
