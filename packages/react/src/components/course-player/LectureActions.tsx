import { playerWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCoursePlayerContext, useStudy } from './context.ts';
import { FinishButton } from './FinishButton.tsx';
import { LectureSteps } from './LectureSteps.tsx';

/** Mark as Complete, and the buttons to the lectures before and after. */
export const CoursePlayerActions = definePart('CoursePlayerActions', 'div', 'lectern-course-player-actions', (name) => {
  const { lecture, progress, finish } = useCoursePlayerContext(name);
  const { hasNextStep } = useStudy(name);
  const { t, Link, paths } = useLectern(name, playerWords);
  const done = useRef<HTMLParagraphElement>(null);
  const [completedHere, setCompletedHere] = useState<string>();
  // The button is removed once it has been pressed: the focus goes where another press does nothing.
  const takesFocus = lecture.isCompleted && completedHere === lecture._id;
  useEffect(() => {
    if (takesFocus) done.current?.focus();
  }, [takesFocus]);
  const isReadable = lecture.type === 'video' || lecture.type === 'text';
  // A video and a quiz have a primary button to the next lecture themselves; one is enough.
  const isStepPrimary = lecture.isCompleted && (lecture.type === 'text' || lecture.type === 'assignment');
  if (finish?.isOpen) return null;
  return {
    children: (
      <>
        <div className="lectern-course-player-complete" aria-live="polite">
          {lecture.isCompleted ? (
            <p ref={done} tabIndex={-1} className="lectern-course-player-done">
              <Icon shape={icons.success} />
              {t(finish ? 'player.finished' : 'player.completed')}
            </p>
          ) : (
            isReadable && (
              <Button
                variant="primary"
                onClick={() => {
                  progress.complete(lecture._id, lecture.type === 'video' ? lecture.duration : 0);
                  setCompletedHere(lecture._id);
                }}
              >
                <Icon shape={icons.check} />
                {t('player.markComplete')}
              </Button>
            )
          )}
        </div>
        {finish && !(hasNextStep && finish.finishedAt) && <FinishButton />}
        <LectureSteps isPrimary={isStepPrimary && !finish} hasNextStep={hasNextStep}>
          {!hasNextStep && !finish && (
            <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
              {t('player.backToDashboard')}
            </Link>
          )}
        </LectureSteps>
      </>
    ),
  };
});
