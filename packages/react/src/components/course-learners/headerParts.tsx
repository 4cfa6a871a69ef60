import { learnerWords, teachingWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { CourseTrail } from '../course-trail/index.ts';
import { useLearnersView } from './context.ts';
import { QuizResults } from './QuizResults.tsx';

/** The way back to the course, and the heading. */
export const CourseLearnersHeader = forwardRef<HTMLElement, RootProps<'header'>>(function CourseLearnersHeader(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CourseLearnersHeader', teachingWords);
  const { course, courseId } = useLearnersView('CourseLearnersHeader');
  return (
    <header ref={ref} {...props} className={cx('lectern-course-learners-header', className)}>
      {course && <CourseTrail courseId={courseId} title={course.title} current="learners" />}
      <h1>{t('learners.title')}</h1>
    </header>
  );
});

/** The results of each quiz of the course, loaded when opened. Renders nothing without a quiz. */
export const CourseLearnersQuizzes = forwardRef<HTMLElement, RootProps<'section'>>(function CourseLearnersQuizzes(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CourseLearnersQuizzes', learnerWords);
  const { course } = useLearnersView('CourseLearnersQuizzes');
  const headingId = useId();
  const quizzes = (course?.sections ?? []).flatMap(({ lectures }) =>
    lectures.flatMap(({ _id, title, quizId }) => (quizId ? [{ _id, title, quizId }] : [])),
  );
  if (quizzes.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      {...props}
      className={cx('lectern-course-learners-quizzes', className)}
    >
      <h2 id={headingId}>{t('quizResults.title')}</h2>
      {quizzes.map((quiz) => (
        <QuizResults key={quiz._id} quizId={quiz.quizId} title={quiz.title} />
      ))}
    </section>
  );
});
