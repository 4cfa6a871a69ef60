import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type QuizOptions, type QuizState, useQuiz } from '../../hooks/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { QuestionField } from './QuestionField.tsx';
import { QuizAttempts } from './QuizAttempts.tsx';
import { QuizHead } from './QuizHead.tsx';
import { QuizResult } from './QuizResult.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

export type QuizRunnerProps = QuizOptions;

/** A quiz to take (§2): its questions, the result, and the attempts so far. It never holds an answer key. */
export function QuizRunner(props: QuizRunnerProps) {
  const { t } = useLectern('QuizRunner');
  const state = useQuiz(props);
  // Another try begins at the first question; the first one begins where the page does.
  const wasShown = useRef(false);
  if (state.result) wasShown.current = true;
  if (state.error) return <ErrorNote message={state.error} retryLabel={t('error.retry')} onRetry={state.reload} />;
  if (!state.quiz) return <QuizSkeleton />;
  return (
    <div className="lectern-quiz">
      {state.result ? (
        <QuizResult state={state} attempt={state.result} />
      ) : (
        <QuizForm state={state} isAgain={wasShown.current} />
      )}
      <QuizAttempts attempts={state.attempts} />
    </div>
  );
}

function QuizForm({ state, isAgain }: { state: QuizState; isAgain: boolean }) {
  const { marketplace, t } = useLectern('QuizRunner');
  const { quiz, answers, missing, submitError, isSubmitting, answer, submit } = state;
  const form = useRef<HTMLFormElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
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
  if (!quiz) return null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    missed.current = submit();
    // Taken already now: the notice gives the focus back to where it was.
    if (missed.current !== undefined) focusMissed();
  }

  return (
    <form ref={form} className="lectern-quiz-form" noValidate onSubmit={onSubmit}>
      <QuizHead quiz={quiz} />
      {quiz.questions.map((question, index) => (
        <QuestionField
          key={question._id}
          question={question}
          number={index + 1}
          total={quiz.questions.length}
          answer={answers[question._id]}
          isMissing={missing.includes(question._id)}
          onAnswer={answer}
        />
      ))}
      {submitError && (
        <p role="alert" tabIndex={-1} ref={error} className="lectern-form-error">
          {submitError}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={isSubmitting}>
        {t(isSubmitting ? 'quiz.submitting' : 'quiz.submit')}
      </Button>
    </form>
  );
}
