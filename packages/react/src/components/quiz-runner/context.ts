import type { LectureOutline, Quiz } from '@lectern/sdk';
import type { ReactNode } from 'react';
import type { UseQuizResult } from '../../hooks/learning/useQuiz.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface QuizGuidance {
  /** The first action after passing: a link or a button to what comes next. @default none */
  next?: ReactNode;
  /** The content of the course: the result names the lectures in it that explain what was missed. @default none */
  sections?: readonly { lectures: readonly LectureOutline[] }[] | undefined;
  /** Called with the id of a chosen one of these lectures. */
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
