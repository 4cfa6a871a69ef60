import { type AuthoredQuestion, messageOf } from '@lectern/sdk';
import { quizWords } from '@lectern/sdk/words';
import { useAuthoredQuiz } from '../../hooks/authoring/useCoursePreview.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { QuestionField } from '../question-field/index.ts';
import { QuizHead } from './QuizHead.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

/** The quiz of an authored lecture as learners see it: it takes no answers and shows no key. */
export function QuizPreview({ lectureId }: { lectureId: string }) {
  const { t } = useLectern('QuizPreview', quizWords);
  const { data: quiz, error, refetch } = useAuthoredQuiz(lectureId);
  if (error) {
    const message = messageOf(error, t('quiz.loadFailed'));
    return <ErrorNote message={message} retryLabel={t('error.retry')} onRetry={() => void refetch()} />;
  }
  if (quiz === undefined) {
    return (
      <div className="lectern-quiz-runner" data-state="loading">
        <QuizSkeleton />
      </div>
    );
  }
  if (!quiz?.isFinished) return <p className="lectern-quiz-runner-note">{t('quiz.unfinished')}</p>;
  return (
    <div className="lectern-quiz-runner-form">
      <QuizHead quiz={quiz} />
      {quiz.questions.map((question, index) => (
        <QuestionField
          key={question._id}
          question={withoutKey(question)}
          number={index + 1}
          total={quiz.questions.length}
          answer={undefined}
          isDisabled
        />
      ))}
    </div>
  );
}

const withoutKey = ({ correctAnswer: _, ...question }: AuthoredQuestion) => ({
  ...question,
  options: question.options.map(({ text }) => ({ text })),
  hasSeveralAnswers: question.options.filter(({ isCorrect }) => isCorrect).length > 1,
});
