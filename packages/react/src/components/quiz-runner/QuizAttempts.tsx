import type { QuizAttempt } from '@lectern/sdk';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';

/** The attempts so far, the newest on top. */
export function QuizAttempts({ attempts }: { attempts: readonly QuizAttempt[] }) {
  const { t, formats } = useLectern('QuizRunner');
  const id = useId();
  if (attempts.length === 0) return null;
  return (
    <section className="lectern-quiz-attempts" aria-labelledby={id}>
      <h2 id={id}>{t('quiz.attempts')}</h2>
      <ol reversed>
        {attempts.map((attempt) => (
          <li key={attempt.attemptNumber}>
            <span>{t('quiz.attempt', { number: attempt.attemptNumber })}</span>
            <strong>{t('quiz.score', { score: formats.score(attempt.score) })}</strong>
            <span data-passed={attempt.passed}>{t(attempt.passed ? 'quiz.passed' : 'quiz.notPassed')}</span>
            <time dateTime={attempt.createdAt}>{formats.date(attempt.createdAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
