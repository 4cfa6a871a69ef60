import { learnerWords, quizWords } from '@lectern/sdk/words';
import { forwardRef, useState } from 'react';
import { useQuizResults } from '../../hooks/learning/useQuizResults.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface QuizResultsProps extends Omit<RootProps<'details'>, 'children' | 'open'> {
  /** A quiz of the signed-in instructor. */
  quizId: string;
  /** The title of its lecture. */
  title: string;
}

const Root = createRoot('details', 'lectern-quiz-results');

/** How learners did in a quiz, question by question; loaded when it is opened. */
export const QuizResults = forwardRef<HTMLDetailsElement, QuizResultsProps>(function QuizResults(
  { quizId, title, ...props },
  ref,
) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root
      ref={ref}
      {...props}
      state={isOpen ? 'open' : 'closed'}
      onToggle={(event) => {
        props.onToggle?.(event);
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span dir="auto">{title}</span>
        <Icon shape={icons.chevronDown} />
      </summary>
      {isOpen && <Results quizId={quizId} />}
    </Root>
  );
});

function Results({ quizId }: { quizId: string }) {
  const { t, formats } = useLectern('QuizResults', learnerWords, quizWords);
  const { results, error, reload } = useQuizResults(quizId);
  if (error) return <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />;
  if (!results) {
    return (
      <>
        <LoadingStatus label={t('quizResults.loading')} />
        <Skeleton />
        <Skeleton />
      </>
    );
  }
  const { attempts, learners, passed, averageScore, questions } = results;
  // Answers to true or false questions are stored as these words, whatever the language of the screen.
  const answerText = (answer: string) => (answer === 'true' || answer === 'false' ? t(`quiz.${answer}`) : answer);
  if (attempts === 0) return <p>{t('quizResults.none')}</p>;
  return (
    <>
      <p className="lectern-quiz-results-facts">
        {[
          t.plural('quizResults.attempts', attempts),
          t.plural('quizResults.learners', learners),
          t.plural('quizResults.passed', passed),
          averageScore !== undefined && t('quizResults.average', { score: formats.score(averageScore) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ol className="lectern-quiz-results-questions">
        {questions.map(({ _id, text, answers, correctShare, commonMistake }) => (
          <li key={_id}>
            <strong dir="auto">{text}</strong>
            {correctShare === undefined ? (
              <span>{t('quizResults.unanswered')}</span>
            ) : (
              <span>{t.plural('quizResults.share', answers, { percent: formats.count(correctShare) })}</span>
            )}
            {commonMistake && (
              <span>
                {t('quizResults.mistake', {
                  answer: answerText(commonMistake.answer),
                  count: formats.count(commonMistake.count),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
