import { learnerWords, teachingWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { CourseTrail } from '../course-trail/index.ts';
import { useCourseLearnersContext } from './context.ts';
import { QuizResults } from './QuizResults.tsx';

/** The way back to the course, and the heading. */
export const CourseLearnersHeader = definePart(
  'CourseLearnersHeader',
  'header',
  'lectern-course-learners-header',
  (name) => {
    const { t } = useLectern(name, teachingWords);
    const { course, courseId } = useCourseLearnersContext(name);
    return {
      children: (
        <>
          {course && <CourseTrail courseId={courseId} title={course.title} current="learners" />}
          <h1>{t('learners.title')}</h1>
        </>
      ),
    };
  },
);

/** The results of each quiz of the course, loaded when opened. Renders nothing without a quiz. */
export const CourseLearnersQuizzes = definePart(
  'CourseLearnersQuizzes',
  'section',
  'lectern-course-learners-quizzes',
  (name) => {
    const { t } = useLectern(name, learnerWords);
    const { course } = useCourseLearnersContext(name);
    const headingId = useId();
    const quizzes = (course?.sections ?? []).flatMap(({ lectures }) =>
      lectures.flatMap(({ _id, title, quizId }) => (quizId ? [{ _id, title, quizId }] : [])),
    );
    if (quizzes.length === 0) return null;
    return {
      'aria-labelledby': headingId,
      children: (
        <>
          <h2 id={headingId}>{t('quizResults.title')}</h2>
          {quizzes.map((quiz) => (
            <QuizResults key={quiz._id} quizId={quiz.quizId} title={quiz.title} />
          ))}
        </>
      ),
    };
  },
);
