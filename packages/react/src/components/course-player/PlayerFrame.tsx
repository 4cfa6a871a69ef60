import type { Lecture } from '@lectern/sdk';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerSheet, PlayerSide } from './PlayerSide.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { VideoLecture } from './VideoLecture.tsx';

interface PlayerFrameProps {
  player: PlayerParts;
  /** The one that is open. */
  lecture: Lecture;
  /** Where the course's title leads; to its page without it. */
  href?: string;
  /** Offers the way back to one's courses. */
  hasWayBack?: boolean;
  /** Above the lecture. */
  banner?: ReactNode;
  /** What is below the title: the lecture itself, but for a video, and the steps. */
  children: ReactNode;
}

/** Where a letter is text. */
const typing = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** The lecture owns the screen, the curriculum is at its side: the same for a learner and for the author who looks. */
export function PlayerFrame({ player, lecture, href, hasWayBack = false, banner, children }: PlayerFrameProps) {
  const { t } = useLectern('CoursePlayer');
  const heading = useFocusOnChange(lecture._id);
  const [isFolded, setFolded] = useState(false);
  const columns = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const fold = () => {
    // What has the focus in the panel goes away with it.
    const side = columns.current?.querySelector('.lectern-player-side');
    if (side?.matches(':focus-within')) toggle.current?.focus();
    setFolded(!isFolded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    // A dialog opened from here is drawn elsewhere, and its keys are its own.
    const isHere = event.currentTarget.contains(event.target as Element);
    if (!isHere || (event.target as Element).matches(typing)) return;
    event.preventDefault();
    fold();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of a button that is inside.
    <div ref={columns} className="lectern-player-columns" data-folded={isFolded || undefined} onKeyDown={onKeyDown}>
      <div className="lectern-player-main">
        <PlayerBar
          course={player.course}
          href={href}
          hasWayBack={hasWayBack}
          toggle={toggle}
          isFolded={isFolded}
          onToggle={fold}
        />
        {banner}
        {lecture.type === 'video' && (
          <div className="lectern-player-stage">
            <VideoLecture key={lecture._id} lecture={lecture} player={player} />
          </div>
        )}
        <div className="lectern-player-below">
          <div className="lectern-player-title">
            <p className="lectern-player-kind">{t(`lecture.${lecture.type}`)}</p>
            <h1 ref={heading} tabIndex={-1} dir="auto">
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
