import { playerWords, quizWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useIsCatchingUp } from '../../hooks/learning/useIsCatchingUp.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { AssignmentSkeleton, assignmentClass, assignmentRunner } from '../assignment-runner/late.ts';
import { QuizSkeleton, quizClass, quizRunner } from '../quiz-runner/late.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { useCoursePlayerContext, useStudy } from './context.ts';
import { finish as finishView } from './lateLectures.ts';
import { NextStep } from './NextStep.tsx';

export { CoursePlayerActions } from './LectureActions.tsx';

/** Says that progress is kept on this device until the connection is back; nothing otherwise. */
export const CoursePlayerBanner = definePart('CoursePlayerBanner', 'p', 'lectern-course-player-banner', (name) => {
  const { t } = useLectern(name, playerWords);
  if (!useIsCatchingUp()) return null;
  return {
    role: 'status',
    children: (
      <>
        <Icon shape={icons.cloudOff} />
        {t('player.catchingUp')}
      </>
    ),
  };
});

/** The text, quiz or assignment of the lecture; nothing for a video, which is on the stage. */
export const CoursePlayerLecture = forwardRef<HTMLDivElement, RootProps<'div'>>(function CoursePlayerLecture(
  { className, ...props },
  ref,
) {
  const { lecture, select, finish } = useCoursePlayerContext('CoursePlayerLecture');
  const { course, onSubmitted } = useStudy('CoursePlayerLecture');
  const { t } = useLectern('CoursePlayerLecture', quizWords);
  const { _id: id, type, textContent, quizId, contentUrl } = lecture;
  const root = { ref, ...props, className: cx('lectern-course-player-lecture', className) };
  if (finish?.isOpen) {
    return (
      <LatePart part={finishView} root={root}>
        {(Finish) => (
          <Finish
            {...root}
            className={cx('lectern-course-player-finish', root.className)}
            course={course}
            finishedAt={finish.finishedAt}
            onLectureSelect={select}
          />
        )}
      </LatePart>
    );
  }
  if (type === 'text') return <TextLecture {...root} html={textContent ?? ''} />;
  if (type === 'assignment') {
    const task = textContent && <TextLecture html={textContent} />;
    return (
      <LatePart
        key={id}
        part={assignmentRunner}
        root={{ ...root, className: cx(assignmentClass, root.className) }}
        skeleton={
          <>
            {task}
            <AssignmentSkeleton />
          </>
        }
      >
        {(AssignmentRunner) => (
          <AssignmentRunner {...root} lectureId={id} contentUrl={contentUrl} onSubmit={onSubmitted}>
            {task}
          </AssignmentRunner>
        )}
      </LatePart>
    );
  }
  if (type !== 'quiz') return null;
  if (!quizId) {
    return (
      <div {...root}>
        <p className="lectern-course-player-note">{t('quiz.unfinished')}</p>
      </div>
    );
  }
  return (
    <LatePart
      key={id}
      part={quizRunner}
      root={{ ...root, className: cx(quizClass, root.className) }}
      skeleton={<QuizSkeleton />}
    >
      {(QuizRunner) => (
        <QuizRunner
          {...root}
          quizId={quizId}
          onAttempt={({ passed }) => onSubmitted(passed)}
          next={<NextStep />}
          sections={course.sections}
          onLectureSelect={select}
        />
      )}
    </LatePart>
  );
});
