import type { Lecture, Quiz } from '@lectern/sdk';
import type { ReactNode } from 'react';
import type { UseQuizResult } from '../../hooks/learning/useQuiz.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface QuizGuidance {
  /** The first action after passing: a link or a button to what comes next. @default none */
  next?: ReactNode;
  /** Lectures to read again after failing, usually those before the quiz. @default none */
  lectures?: readonly Pick<Lecture, '_id' | 'title' | 'type' | 'duration'>[] | undefined;
  /** Called with the id of a chosen one of `lectures`. */
  onLectureSelect?: ((lectureId: string) => void) | undefined;
}

export interface QuizRunnerContextValue {
  state: UseQuizResult;
  quiz: Quiz;
  guidance: QuizGuidance;
  /** The learner tries again: the first question takes the focus. */
  isRetry: boolean;
}

export const [QuizRunnerProvider, useQuizRunnerContext] = createRootContext<QuizRunnerContextValue>('QuizRunner');
