import type { AuthoredCourseDetail, AuthoredQuiz } from '@lectern/sdk';
import { stopsSelling } from '@lectern/sdk/rules';
import { formWords, quizCreatorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { authoredCourseKeys } from '../../queries/authoredCourses.ts';

/** What replacing a quiz means: for the quiz, and for a course that is left without a lecture. */
export function useReplaceText({ title, questions, lectureId }: AuthoredQuiz): string {
  const { marketplace, t } = useLectern('QuizCreator', formWords, quizCreatorWords);
  const queryKey = authoredCourseKeys.details(marketplace.session.getState().user?.userId ?? '');
  const courses = useQueryClient().getQueriesData<AuthoredCourseDetail>({ queryKey });
  const isLast = courses.some(([, course]) => course && stopsSelling(course, ({ _id }) => _id === lectureId));
  const text = t('quizCreator.existsText', {
    title,
    questions: t.plural('quizCreator.questionCount', questions.length),
  });
  return isLast ? `${text} ${t('delete.stopsSelling')}` : text;
}
