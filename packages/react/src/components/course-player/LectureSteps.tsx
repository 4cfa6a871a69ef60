import { playerWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCoursePlayerContext } from './context.ts';

interface LectureStepsProps {
  isPrimary?: boolean;
  /** The lecture itself shows the button to the next one. */
  hasNextStep?: boolean;
  /** After the last lecture, in place of the button to the next one. */
  children: ReactNode;
}

/** The buttons to the lecture before and to the next. */
export function LectureSteps({ isPrimary = false, hasNextStep = false, children }: LectureStepsProps) {
  const { t } = useLectern('CoursePlayer', playerWords);
  const { next, previous, select } = useCoursePlayerContext('CoursePlayerActions');
  return (
    <nav className="lectern-course-player-steps" aria-label={t('player.curriculum')}>
      {previous && (
        <Button onClick={() => select(previous._id)}>
          <Icon shape={icons.chevronLeft} />
          {t('player.previous')}
        </Button>
      )}
      {next
        ? !hasNextStep && (
            <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => select(next._id)}>
              {t('player.next')}
              <Icon shape={icons.chevronRight} />
            </Button>
          )
        : children}
    </nav>
  );
}
