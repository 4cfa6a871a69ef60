import type { QuizAttempt } from '@lectern/sdk';
import { quizWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useRef } from 'react';
import { useQuiz } from '../../hooks/learning/useQuiz.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadError } from '../load-error/index.ts';
import { type QuizGuidance, QuizRunnerProvider } from './context.ts';
import * as parts from './parts.ts';
import { QuizSkeleton } from './QuizSkeleton.tsx';

export interface QuizRunnerProps extends RootProps<'div'>, QuizGuidance {
  /** The id of the quiz to load. */
  quizId: string;
  /** Called with each submitted attempt; one that `passed` completes the lecture. */
  onAttempt?: ((attempt: QuizAttempt) => void) | undefined;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const Root = createRoot('div', 'lectern-quiz-runner');

const QuizRunnerRoot = forwardRef<HTMLDivElement, QuizRunnerProps>(function QuizRunner(
  { quizId, onAttempt, next, sections, onLectureSelect, children, ...props },
  ref,
) {
  const { t, paths } = useLectern('QuizRunner', quizWords);
  const state = useQuiz({ quizId, onSuccess: onAttempt });
  const { quiz, failure } = state;
  const hadResult = useRef(false);
  if (state.result) hadResult.current = true;
  if (failure || !quiz) {
    return (
      <Root ref={ref} {...props} state={failure ? 'error' : 'loading'}>
        {failure ? (
          <LoadError
            error={failure}
            fallback={t('quiz.loadFailed')}
            onRetry={state.reload}
            notFound={{ message: t('quiz.notFound'), href: paths.dashboard, label: t('quiz.toDashboard') }}
          />
        ) : (
          <QuizSkeleton />
        )}
      </Root>
    );
  }
  return (
    <Root ref={ref} {...props} state="ready">
      <QuizRunnerProvider
        value={{ state, quiz, guidance: { next, sections, onLectureSelect }, isRetry: hadResult.current }}
      >
        {children ?? (
          <>
            <parts.QuizRunnerForm />
            <parts.QuizRunnerResult />
            <parts.QuizRunnerAttempts />
          </>
        )}
      </QuizRunnerProvider>
    </Root>
  );
});

/** A quiz to take (§2): its questions or the result, and the attempts so far. It never has the answer key. */
export const QuizRunner = Object.assign(QuizRunnerRoot, {
  Form: parts.QuizRunnerForm,
  Result: parts.QuizRunnerResult,
  Attempts: parts.QuizRunnerAttempts,
});
