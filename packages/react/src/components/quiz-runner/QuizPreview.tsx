import { type AuthoredQuestion, messageOf } from '@lectern/sdk';
import { useAuthoredQuiz } from '../../hooks/useCoursePreview.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { QuestionField } from './QuestionField.tsx';
import { QuizHead } from './QuizHead.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

/** The quiz of one's own lecture as a learner gets it: nothing can be answered, and no answer shows. */
export function QuizPreview({ lectureId }: { lectureId: string }) {
  const { t } = useLectern('QuizPreview');
  const { data: quiz, error, refetch } = useAuthoredQuiz(lectureId);
  if (error) {
    const message = messageOf(error, t('quiz.loadFailed'));
    return <ErrorNote message={message} retryLabel={t('error.retry')} onRetry={() => void refetch()} />;
  }
  if (quiz === undefined) return <QuizSkeleton />;
  if (!quiz?.isFinished) return <p className="lectern-player-note">{t('quiz.unfinished')}</p>;
  return (
    <div className="lectern-quiz-form">
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
