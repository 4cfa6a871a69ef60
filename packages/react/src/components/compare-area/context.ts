import { createRootContext } from '../../ui/rootContext.ts';

export interface CompareAreaContextValue {
  /** Opens the comparison. */
  open: () => void;
  /** Says that a course can't be added to as many others. */
  refuse: (title: string) => void;
}

export const [CompareAreaProvider, useCompareAreaContext] = createRootContext<CompareAreaContextValue>('CompareArea');
