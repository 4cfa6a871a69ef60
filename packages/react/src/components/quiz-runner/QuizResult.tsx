import type { Question, QuizAttempt } from '@lectern/sdk';
import { lecturesToReview } from '@lectern/sdk/rules';
import { quizWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { useQuizRunnerContext } from './context.ts';
import { QuizMarks } from './QuizMarks.tsx';

/** The result of an attempt: the score, what to do next, and each question with the given answer; nothing without one. */
export const QuizRunnerResult = definePart('QuizRunnerResult', 'section', 'lectern-quiz-runner-result', (name) => {
  const { state, quiz, guidance } = useQuizRunnerContext(name);
  const { result: attempt, retry, isNewResult } = state;
  const { next, sections = [], onLectureSelect } = guidance;
  const { t, formats } = useLectern(name, quizWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt && isNewResult) heading.current?.focus();
  }, [attempt, isNewResult]);
  if (!attempt) return null;
  const { passed } = attempt;
  const score = formats.score(attempt.score);
  const needed = formats.count(quiz.passPercentage);
  const points = pointsOf(quiz.questions, attempt);
  const review = lecturesToReview(sections, quiz, attempt);
  const toReview = review.length > 0 && (
    <div className="lectern-quiz-runner-review">
      <h3>{t(passed ? 'quiz.afterPass' : 'quiz.beforeRetry')}</h3>
      <ul>
        {review.map(({ _id, title, type, duration }) => (
          <li key={_id}>
            <button type="button" onClick={() => onLectureSelect?.(_id)}>
              <Icon shape={lectureIcon[type]} />
              <span className="lectern-quiz-runner-review-title" dir="auto">
                {t('quiz.review', { title })}
              </span>
              {duration > 0 && <span className="lectern-quiz-runner-review-time">{formats.duration(duration)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
  return {
    'data-passed': passed,
    'data-new': isNewResult || undefined,
    children: (
      <>
        <div className="lectern-quiz-runner-verdict">
          <header>
            <Icon shape={passed ? icons.success : icons.info} />
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {t(passed ? 'quiz.passed' : 'quiz.notPassed')}
              </h2>
              <p role="status">
                {passed
                  ? t('notice.quizSubmitted.passed', { score })
                  : t('notice.quizSubmitted.failed', { score, needed })}
              </p>
              {points && <p>{t.plural('quiz.earned', points.total, { earned: formats.number(points.earned) })}</p>}
            </div>
          </header>
          {!passed && toReview}
          <div className="lectern-quiz-runner-next">
            {passed && next}
            <Button
              variant={passed ? 'quiet' : 'primary'}
              className={passed && !next ? 'lectern-button-flush' : undefined}
              onClick={retry}
            >
              {t('quiz.retry')}
            </Button>
          </div>
          {passed && toReview}
        </div>
        {attempt.results && attempt.results.length > 0 && <QuizMarks questions={quiz.questions} attempt={attempt} />}
      </>
    ),
  };
});

/** Undefined if the attempt has no result for some question. */
function pointsOf(questions: readonly Question[], { results }: QuizAttempt) {
  const known = new Map(results?.map(({ questionId, isCorrect }) => [questionId, isCorrect]));
  if (!questions.every(({ _id }) => known.has(_id))) return undefined;
  const sum = (rows: readonly Question[]) => rows.reduce((points, row) => points + row.points, 0);
  return { earned: sum(questions.filter(({ _id }) => known.get(_id))), total: sum(questions) };
}
