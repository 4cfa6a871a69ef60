import { playerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { usePlayer } from './context.ts';

/** Above the lecture: back to the learner's courses, the course's title where the side panel is hidden, and its button. */
export const CoursePlayerBar = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerBar(
  { className, ...props },
  ref,
) {
  const { course, courseHref, hasBackLink, isSideHidden, toggleSide, sideButton } = usePlayer('CoursePlayerBar');
  const { t, Link, paths } = useLectern('CoursePlayerBar', playerWords);
  return (
    <div ref={ref} {...props} className={cx('lectern-course-player-bar', className)}>
      {hasBackLink && (
        <Link href={paths.dashboard} className="lectern-course-player-back">
          <Icon shape={icons.chevronLeft} />
          {t('player.myCourses')}
        </Link>
      )}
      <Link href={courseHref} className="lectern-course-player-bar-title">
        {course.title}
      </Link>
      <Button
        ref={sideButton}
        size="small"
        variant="quiet"
        className="lectern-course-player-fold"
        aria-keyshortcuts="T"
        onClick={toggleSide}
      >
        {t(isSideHidden ? 'player.showSide' : 'player.hideSide')}
      </Button>
    </div>
  );
});
