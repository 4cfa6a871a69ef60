import type { Lecture, Question, QuizAttempt } from '@lectern/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import type { UseQuizResult } from '../../hooks/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { QuizMarks } from './QuizMarks.tsx';

export interface QuizGuidance {
  /** Shown as the first action after passing: a link or a button to what comes next. */
  next?: ReactNode;
  /** What to read again after failing, usually the lectures before the quiz. */
  lectures?: readonly Pick<Lecture, '_id' | 'title' | 'type' | 'duration'>[];
  /** One of `lectures` was chosen. */
  onLectureSelect?: (lectureId: string) => void;
}

interface QuizResultProps extends QuizGuidance {
  state: UseQuizResult;
  attempt: QuizAttempt;
}

/** The result of an attempt, announced: the score, what to do next, and each question with the answer given. */
export function QuizResult({ state, attempt, next, lectures = [], onLectureSelect }: QuizResultProps) {
  const { t, formats } = useLectern('QuizRunner');
  const heading = useRef<HTMLHeadingElement>(null);
  const { quiz, retry, isNewResult } = state;
  useEffect(() => {
    if (isNewResult) heading.current?.focus();
  }, [isNewResult]);
  if (!quiz) return null;
  const { passed } = attempt;
  const score = formats.score(attempt.score);
  const needed = formats.count(quiz.passPercentage);
  const points = pointsOf(quiz.questions, attempt);
  return (
    <section className="lectern-quiz-result" data-passed={passed} data-new={isNewResult || undefined}>
      <div className="lectern-quiz-verdict">
        <header>
          <Icon name={passed ? 'success' : 'info'} />
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
        {!passed && lectures.length > 0 && (
          <div className="lectern-quiz-reread">
            <h3>{t('quiz.reread')}</h3>
            <ul>
              {lectures.map(({ _id, title, type, duration }) => (
                <li key={_id}>
                  <button type="button" onClick={() => onLectureSelect?.(_id)}>
                    <Icon name={lectureIcon[type]} />
                    <span className="lectern-quiz-reread-title">{title}</span>
                    {duration > 0 && <span className="lectern-quiz-reread-time">{formats.duration(duration)}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="lectern-quiz-next">
          {passed && next}
          <Button variant={passed ? 'quiet' : 'primary'} onClick={retry}>
            {t('quiz.retry')}
          </Button>
        </div>
      </div>
      {attempt.results && attempt.results.length > 0 && <QuizMarks questions={quiz.questions} attempt={attempt} />}
    </section>
  );
}

/** Undefined where the attempt does not say how each question went. */
function pointsOf(questions: readonly Question[], { results }: QuizAttempt) {
  const known = new Map(results?.map(({ questionId, isCorrect }) => [questionId, isCorrect]));
  if (!questions.every(({ _id }) => known.has(_id))) return undefined;
  const sum = (rows: readonly Question[]) => rows.reduce((points, row) => points + row.points, 0);
  return { earned: sum(questions.filter(({ _id }) => known.get(_id))), total: sum(questions) };
}
