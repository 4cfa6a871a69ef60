import { quizWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useQuizRunner } from './context.ts';
import { QuizMarks } from './QuizMarks.tsx';

/** The attempts so far, the newest on top; nothing before the first. */
export const QuizRunnerAttempts = forwardRef<HTMLElement, RootProps<'section'>>(function QuizRunnerAttempts(
  { className, ...props },
  ref,
) {
  const { quiz, state } = useQuizRunner('QuizRunnerAttempts');
  const { t, formats } = useLectern('QuizRunnerAttempts', quizWords);
  const id = useId();
  const { attempts, result } = state;
  if (attempts.length === 0) return null;
  // The answers of the newest attempt are in the result, if that shows it.
  const hasAnswers = result?.attemptNumber !== attempts[0]?.attemptNumber;
  return (
    <section ref={ref} aria-labelledby={id} {...props} className={cx('lectern-quiz-runner-attempts', className)}>
      <h2 id={id}>{t('quiz.attempts')}</h2>
      <ol reversed>
        {attempts.map((attempt, place) => (
          <li key={attempt.attemptNumber}>
            <span>{t('quiz.attempt', { number: attempt.attemptNumber })}</span>
            <strong>{t('quiz.score', { score: formats.score(attempt.score) })}</strong>
            <span data-passed={attempt.passed}>{t(attempt.passed ? 'quiz.passed' : 'quiz.notPassed')}</span>
            <time dateTime={attempt.createdAt}>{formats.dateTime(attempt.createdAt)}</time>
            {place === 0 && hasAnswers && attempt.results?.some(({ userAnswer }) => userAnswer !== undefined) && (
              <details>
                <summary>{t('quiz.ownAnswers')}</summary>
                <QuizMarks questions={quiz.questions} attempt={attempt} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
