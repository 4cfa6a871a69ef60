import { quizWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { useQuizRunnerContext } from './context.ts';
import { QuizMarks } from './QuizMarks.tsx';

/** The attempts so far, the newest on top; nothing before the first. */
export const QuizRunnerAttempts = definePart(
  'QuizRunnerAttempts',
  'section',
  'lectern-quiz-runner-attempts',
  (name) => {
    const { quiz, state } = useQuizRunnerContext(name);
    const { t, formats } = useLectern(name, quizWords);
    const id = useId();
    const { attempts, result } = state;
    if (attempts.length === 0) return null;
    // The answers of the newest attempt are in the result, if that shows it.
    const hasAnswers = result?.attemptNumber !== attempts[0]?.attemptNumber;
    return {
      'aria-labelledby': id,
      children: (
        <>
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
                    <summary className="lectern-unfold">{t('quiz.ownAnswers')}</summary>
                    <QuizMarks questions={quiz.questions} attempt={attempt} />
                  </details>
                )}
              </li>
            ))}
          </ol>
        </>
      ),
    };
  },
);
