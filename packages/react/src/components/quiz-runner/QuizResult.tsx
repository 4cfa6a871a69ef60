import type { QuizAttempt } from '@lectern/sdk';
import { useEffect, useRef } from 'react';
import type { QuizState } from '../../hooks/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** What became of the attempt: announced, with each question marked; the answers only once it is passed. */
export function QuizResult({ state, attempt }: { state: QuizState; attempt: QuizAttempt }) {
  const { t, formats } = useLectern('QuizRunner');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { quiz, retry } = state;
  if (!quiz) return null;
  const score = formats.score(attempt.score);
  const needed = formats.count(quiz.passPercentage);
  const results = new Map(attempt.results?.map((result) => [result.questionId, result]));
  return (
    <section className="lectern-quiz-result" data-passed={attempt.passed}>
      <header>
        <Icon name={attempt.passed ? 'success' : 'info'} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t(attempt.passed ? 'quiz.passed' : 'quiz.notPassed')}
          </h2>
          <p role="status">
            {attempt.passed
              ? t('notice.quizSubmitted.passed', { score })
              : t('notice.quizSubmitted.failed', { score, needed })}
          </p>
        </div>
      </header>
      {results.size > 0 && (
        <ol className="lectern-quiz-marks">
          {quiz.questions.map((question) => {
            const result = results.get(question._id);
            if (!result) return null;
            return (
              <li key={question._id} data-correct={result.isCorrect}>
                <p className="lectern-question-text">{question.text}</p>
                <p className="lectern-quiz-mark">
                  <Icon name={result.isCorrect ? 'check' : 'close'} />
                  {t(result.isCorrect ? 'quiz.right' : 'quiz.wrong')}
                </p>
                {result.correctAnswers && (
                  <p>{t('quiz.rightAnswer', { answer: result.correctAnswers.map(word).join(', ') })}</p>
                )}
                {result.explanation && <p className="lectern-quiz-explanation">{result.explanation}</p>}
              </li>
            );
          })}
        </ol>
      )}
      <Button variant={attempt.passed ? 'secondary' : 'primary'} onClick={retry}>
        {t('quiz.retry')}
      </Button>
    </section>
  );

  /** True and false are kept in lower case; a person reads them as the choices were named. */
  function word(answer: string): string {
    return answer === 'true' ? t('quiz.true') : answer === 'false' ? t('quiz.false') : answer;
  }
}
