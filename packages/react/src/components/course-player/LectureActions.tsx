import { playerWords } from '@lectern/sdk/words';
import { forwardRef, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { usePlayer, useStudy } from './context.ts';
import { LectureSteps } from './LectureSteps.tsx';

/** Mark as Complete, and the buttons to the lectures before and after. */
export const CoursePlayerActions = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerActions(
  { className, ...props },
  ref,
) {
  const { lecture, next, progress } = usePlayer('CoursePlayerActions');
  const { course, hasNextStep } = useStudy('CoursePlayerActions');
  const { t, Link, paths } = useLectern('CoursePlayerActions', playerWords);
  const nextButton = useRef<HTMLButtonElement>(null);
  const isReadable = lecture.type === 'video' || lecture.type === 'text';
  const isFinished = course.progress >= 100;
  // A video and a quiz have a primary button to the next lecture themselves; one is enough.
  const isStepPrimary = lecture.isCompleted && (lecture.type === 'text' || lecture.type === 'assignment');
  const dashboard = (
    <Link href={paths.dashboard} className="lectern-button" data-variant="secondary">
      {t('player.backToDashboard')}
    </Link>
  );
  return (
    <div ref={ref} {...props} className={cx('lectern-course-player-actions', className)}>
      <div className="lectern-course-player-complete" aria-live="polite">
        {lecture.isCompleted ? (
          <p className="lectern-course-player-done">
            <Icon shape={icons.success} />
            {t(isFinished ? 'player.finished' : 'player.completed')}
          </p>
        ) : (
          isReadable && (
            <Button
              variant="primary"
              onClick={() => {
                progress.complete(lecture._id, lecture.type === 'video' ? lecture.duration : 0);
                // This button is removed now: the focus moves on to the next one.
                nextButton.current?.focus();
              }}
            >
              <Icon shape={icons.check} />
              {t('player.markComplete')}
            </Button>
          )
        )}
      </div>
      {isFinished && !course.ownReview && (
        <Link
          href={extendPath(paths.course(course._id), { place: 'lectern-review' })}
          className="lectern-button"
          data-variant="primary"
        >
          <Icon shape={icons.star} />
          {t('player.review')}
        </Link>
      )}
      {isFinished && next && dashboard}
      <LectureSteps nextButton={nextButton} isPrimary={isStepPrimary && !isFinished} hasNextStep={hasNextStep}>
        {!hasNextStep && dashboard}
      </LectureSteps>
    </div>
  );
});
