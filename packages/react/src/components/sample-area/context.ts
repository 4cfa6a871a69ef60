import { createRootContext } from '../../ui/rootContext.ts';

export interface SampleAreaContextValue {
  /** Opens the free lesson of a course. */
  open: (courseId: string, title: string) => void;
}

export const [SampleAreaProvider, useSampleAreaContext] = createRootContext<SampleAreaContextValue>('SampleArea');
