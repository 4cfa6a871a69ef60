import { playerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCoursePlayerContext } from './context.ts';

/** Above the lecture: back to the learner's courses, the course's title where the side panel is hidden, and its button. */
export const CoursePlayerBar = definePart('CoursePlayerBar', 'div', 'lectern-course-player-bar', (name) => {
  const { course, courseHref, hasBackLink, isSideHidden, toggleSide, sideButton } = useCoursePlayerContext(name);
  const { t, Link, paths } = useLectern(name, playerWords);
  return {
    children: (
      <>
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
      </>
    ),
  };
});
