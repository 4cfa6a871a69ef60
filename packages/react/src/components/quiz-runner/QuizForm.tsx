import { quizWords } from '@lectern/sdk/words';
import { type FormEvent, forwardRef, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { QuestionField } from '../question-field/index.ts';
import { useQuizRunnerContext } from './context.ts';
import { QuizHead } from './QuizHead.tsx';
import { isAnswered, useQuizSteps } from './useQuizSteps.ts';

/** The questions; nothing while a result is shown. */
export const QuizRunnerForm = forwardRef<HTMLFormElement, RootProps<'form'>>(function QuizRunnerForm(props, ref) {
  const { state } = useQuizRunnerContext('QuizRunnerForm');
  return state.result ? null : <QuizForm ref={ref} {...props} />;
});

/**
 * All questions are in the page at every width. The style sheet shows all of them where it is wide and one at a time
 * where it is narrow, so that turning a phone and hydration lose nothing.
 */
const QuizForm = definePart('QuizRunnerForm', 'form', 'lectern-quiz-runner-form', (name) => {
  const { state, quiz, isRetry } = useQuizRunnerContext(name);
  const { marketplace, t } = useLectern('QuizRunner', quizWords);
  const { answers, missing, submitError, isSubmitting, answer, submit } = state;
  const form = useRef<HTMLFormElement>(null);

  const error = useRef<HTMLParagraphElement>(null);
  const { questions } = quiz;
  const { step, go, show, handlers, next } = useQuizSteps(form, questions, answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form opens, and never while it is filled in.
  useEffect(() => {
    if (isRetry) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  // The error is at the end of a long form.
  useEffect(() => {
    if (submitError) error.current?.focus();
  }, [submitError]);
  const isNoticeOpen = useStore(marketplace.notices, (notice) => notice.isOpen);
  const missedId = useRef<string>(undefined);
  const focusMissed = useCallback(() => {
    const selector = `[data-question="${missedId.current}"] :is(input, textarea)`;
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, []);
  // When the notice closes, the first unanswered question takes the focus.
  useEffect(() => {
    if (isNoticeOpen || missedId.current === undefined) return;
    const timer = setTimeout(() => {
      focusMissed();
      missedId.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [isNoticeOpen, focusMissed]);

  function submitAnswers(event: FormEvent) {
    event.preventDefault();
    missedId.current = submit();
    if (missedId.current === undefined) return;
    show(questions.findIndex(({ _id }) => _id === missedId.current));
    // Already now: the notice returns the focus to where it was.
    focusMissed();
  }

  const total = questions.length;
  const answered = questions.filter(({ _id }) => isAnswered(answers[_id])).length;
  const isLast = step === total - 1;
  return {
    ref: form,
    noValidate: true,
    onSubmit: submitAnswers,
    onFocus: handlers.onFocus,
    onKeyDown: handlers.onKeyDown,
    children: (
      <>
        <QuizHead quiz={quiz} />
        <ProgressBar
          className="lectern-quiz-runner-progress"
          percent={(100 * answered) / total}
          label={t('quiz.steps')}
          text={t('quiz.answered', { count: answered, total })}
        />
        {questions.map((question, index) => (
          <div key={question._id} className="lectern-quiz-runner-step" data-current={index === step || undefined}>
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
        <div className="lectern-quiz-runner-actions" data-last={isLast || undefined}>
          <Button className="lectern-quiz-runner-turn" size="large" disabled={step === 0} onClick={() => go(step - 1)}>
            {t('quiz.previous')}
          </Button>
          {!isLast && (
            <Button
              ref={next}
              className="lectern-quiz-runner-turn"
              variant="primary"
              size="large"
              onClick={() => go(step + 1)}
            >
              {t('quiz.next')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="lectern-quiz-runner-submit"
            isBusy={isSubmitting}
            busyLabel={t('quiz.submitting')}
          >
            {t('quiz.submit')}
          </Button>
        </div>
      </>
    ),
  };
});
