import type { RefObject } from 'react';
import type { UseGradingResult } from '../../hooks/authoring/useGrading.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface GradingContextValue extends UseGradingResult {
  /** Opens a submission, or none, and moves the focus to it. */
  open: (id: string | undefined) => void;
  /** What holds the open submission. */
  workRef: RefObject<HTMLElement | null>;
}

/** The submissions of the component that a part belongs to. */
export const [GradingProvider, useGradingContext] = createRootContext<GradingContextValue>('Grading');
