import type { Ref } from 'react';
import type { PlayerParts } from '../../hooks/useCoursePlayer.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface PlayerBarProps {
  course: PlayerParts['course'];
  /** Where the course's title leads; to its page without it. */
  href: string | undefined;
  /** Offers the way back to one's courses. */
  hasWayBack: boolean;
  toggle: Ref<HTMLButtonElement>;
  isFolded: boolean;
  onToggle: () => void;
}

/** Above the lecture: back to one's courses, the course's title where the side panel is hidden, and that panel's switch. */
export function PlayerBar({ course, href, hasWayBack, toggle, isFolded, onToggle }: PlayerBarProps) {
  const { t, Link, paths } = useLectern('CoursePlayer');
  return (
    <div className="lectern-player-bar">
      {hasWayBack && (
        <Link href={paths.dashboard} className="lectern-player-back">
          <Icon name="chevronLeft" />
          {t('player.myCourses')}
        </Link>
      )}
      {course && (
        <Link href={href ?? paths.course(course._id)} className="lectern-player-bar-title">
          {course.title}
        </Link>
      )}
      <Button
        ref={toggle}
        size="small"
        variant="quiet"
        className="lectern-player-fold"
        aria-keyshortcuts="T"
        onClick={onToggle}
      >
        {t(isFolded ? 'player.showSide' : 'player.hideSide')}
      </Button>
    </div>
  );
}
