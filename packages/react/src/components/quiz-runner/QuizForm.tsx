import type { Quiz } from '@lectern/sdk';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { UseQuizResult } from '../../hooks/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { QuestionField } from './QuestionField.tsx';
import { QuizHead } from './QuizHead.tsx';
import { isAnswered, useQuizSteps } from './useQuizSteps.ts';

interface QuizFormProps {
  state: UseQuizResult;
  quiz: Quiz;
  isAgain: boolean;
}

/**
 * The questions: all at once where it is wide, one at a time where it is narrow. All of them are there in both; the
 * style sheet shows one or all, so that neither turning a phone nor hydration moves or loses anything.
 */
export function QuizForm({ state, quiz, isAgain }: QuizFormProps) {
  const { marketplace, t } = useLectern('QuizRunner');
  const { answers, missing, submitError, isSubmitting, answer, submit } = state;
  const form = useRef<HTMLFormElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
  const { questions } = quiz;
  const { step, go, show, handlers, next } = useQuizSteps(form, questions, answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form opens, and never while it is filled in.
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  // What went wrong is at the end of a long form: the reader is taken there.
  useEffect(() => {
    if (submitError) error.current?.focus();
  }, [submitError]);
  const isNoticeOpen = useStore(marketplace.notices, (notice) => notice.isOpen);
  const missed = useRef<string>(undefined);
  const focusMissed = useCallback(() => {
    const selector = `[data-question="${missed.current}"] :is(input, textarea)`;
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, []);
  // Once the notice is read, the first question that is missing has the focus.
  useEffect(() => {
    if (isNoticeOpen || missed.current === undefined) return;
    const timer = setTimeout(() => {
      focusMissed();
      missed.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [isNoticeOpen, focusMissed]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    missed.current = submit();
    if (missed.current === undefined) return;
    show(questions.findIndex(({ _id }) => _id === missed.current));
    // Taken already now: the notice gives the focus back to where it was.
    focusMissed();
  }

  const total = questions.length;
  const answered = questions.filter(({ _id }) => isAnswered(answers[_id])).length;
  const isLast = step === total - 1;
  return (
    <form ref={form} className="lectern-quiz-form" noValidate onSubmit={onSubmit} {...handlers}>
      <QuizHead quiz={quiz} />
      <ProgressBar
        className="lectern-quiz-progress"
        percent={(100 * answered) / total}
        label={t('quiz.steps')}
        text={t('quiz.answered', { count: answered, total })}
      />
      {questions.map((question, index) => (
        <div key={question._id} className="lectern-quiz-step" data-current={index === step || undefined}>
          <QuestionField
            question={question}
            number={index + 1}
            total={total}
            answer={answers[question._id]}
            isMissing={missing.includes(question._id)}
            onAnswer={answer}
          />
        </div>
      ))}
      {submitError && (
        <p role="alert" tabIndex={-1} ref={error} className="lectern-form-error">
          {submitError}
        </p>
      )}
      <div className="lectern-quiz-actions" data-last={isLast || undefined}>
        <Button className="lectern-quiz-turn" size="large" disabled={step === 0} onClick={() => go(step - 1)}>
          {t('quiz.previous')}
        </Button>
        {!isLast && (
          <Button ref={next} className="lectern-quiz-turn" variant="primary" size="large" onClick={() => go(step + 1)}>
            {t('quiz.next')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="large" className="lectern-quiz-submit" isBusy={isSubmitting}>
          {t(isSubmitting ? 'quiz.submitting' : 'quiz.submit')}
        </Button>
      </div>
    </form>
  );
}
