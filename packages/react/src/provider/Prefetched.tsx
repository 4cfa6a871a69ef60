import { type ReactNode, useMemo } from 'react';
import type { Answers } from '../queries/prefetch.ts';
import { useLectern } from './context.ts';

export interface PrefetchedProps {
  /** The result of `prefetch`. */
  answers: Answers;
  /** The widgets that the answers are for. */
  children: ReactNode;
}

/** Gives its widgets what `prefetch` loaded on the server. They render with it there, and load nothing at first. */
export function Prefetched({ answers, children }: PrefetchedProps) {
  const { queryClient } = useLectern('Prefetched');
  // Not an effect: a server runs none. What the browser already knows stays; it reloads when it is stale.
  useMemo(() => {
    for (const [queryKey, answer] of answers)
      if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, answer);
  }, [queryClient, answers]);
  return <>{children}</>;
}
