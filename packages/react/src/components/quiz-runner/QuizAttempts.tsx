import type { Question, QuizAttempt } from '@lectern/sdk';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { QuizMarks } from './QuizMarks.tsx';

interface QuizAttemptsProps {
  attempts: readonly QuizAttempt[];
  /** Given, the answers of the newest attempt can be unfolded. */
  questions?: readonly Question[] | undefined;
}

/** The attempts so far, the newest on top. */
export function QuizAttempts({ attempts, questions }: QuizAttemptsProps) {
  const { t, formats } = useLectern('QuizRunner');
  const id = useId();
  if (attempts.length === 0) return null;
  return (
    <section className="lectern-quiz-attempts" aria-labelledby={id}>
      <h2 id={id}>{t('quiz.attempts')}</h2>
      <ol reversed>
        {attempts.map((attempt, place) => (
          <li key={attempt.attemptNumber}>
            <span>{t('quiz.attempt', { number: attempt.attemptNumber })}</span>
            <strong>{t('quiz.score', { score: formats.score(attempt.score) })}</strong>
            <span data-passed={attempt.passed}>{t(attempt.passed ? 'quiz.passed' : 'quiz.notPassed')}</span>
            <time dateTime={attempt.createdAt}>{formats.dateTime(attempt.createdAt)}</time>
            {place === 0 && questions && attempt.results?.some(({ userAnswer }) => userAnswer !== undefined) && (
              <details>
                <summary>{t('quiz.ownAnswers')}</summary>
                <QuizMarks questions={questions} attempt={attempt} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
