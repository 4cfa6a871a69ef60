import { useRef } from 'react';
import { type UseQuizOptions, useQuiz } from '../../hooks/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { QuizAttempts } from './QuizAttempts.tsx';
import { QuizForm } from './QuizForm.tsx';
import { type QuizGuidance, QuizResult } from './QuizResult.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

export interface QuizRunnerProps extends UseQuizOptions, QuizGuidance {}

/** A quiz to take (§2): its questions, the result, and the attempts so far. It never holds an answer key. */
export function QuizRunner({ quizId, onAttempt, ...guidance }: QuizRunnerProps) {
  const { t } = useLectern('QuizRunner');
  const state = useQuiz({ quizId, onAttempt });
  // Another try begins at the first question; the first one begins where the page does.
  const wasShown = useRef(false);
  if (state.result) wasShown.current = true;
  if (state.error) return <ErrorNote message={state.error} retryLabel={t('error.retry')} onRetry={state.reload} />;
  if (!state.quiz) return <QuizSkeleton />;
  const isNewestShown = state.result?.attemptNumber === state.attempts[0]?.attemptNumber;
  return (
    <div className="lectern-quiz">
      {state.result ? (
        <QuizResult state={state} attempt={state.result} {...guidance} />
      ) : (
        <QuizForm state={state} quiz={state.quiz} isAgain={wasShown.current} />
      )}
      <QuizAttempts attempts={state.attempts} questions={isNewestShown ? undefined : state.quiz.questions} />
    </div>
  );
}
