import type { Lecture, QuizAttempt } from '@lectern/sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import type { QuizState } from '../../hooks/useQuiz.ts';
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
  state: QuizState;
  attempt: QuizAttempt;
}

/** The result of an attempt, announced: the score, what to do next, and each question with the answer given. */
export function QuizResult({ state, attempt, next, lectures = [], onLectureSelect }: QuizResultProps) {
  const { t, formats } = useLectern('QuizRunner');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { quiz, retry } = state;
  if (!quiz) return null;
  const { passed } = attempt;
  const score = formats.score(attempt.score);
  const needed = formats.count(quiz.passPercentage);
  return (
    <section className="lectern-quiz-result" data-passed={passed}>
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
