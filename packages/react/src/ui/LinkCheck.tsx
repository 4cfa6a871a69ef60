import type { ReactNode } from 'react';
import { ErrorNote } from './ErrorNote.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LinkCheckProps {
  /** Why the link could not be checked. */
  error: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  loadingLabel: string;
  /** What the link leads to; undefined while it is checked. */
  children: ReactNode;
}

/** What stands in place of a mail's link until it is checked. */
export function LinkCheck({ error, retryLabel, onRetry, loadingLabel, children }: LinkCheckProps) {
  if (error !== undefined) return <ErrorNote message={error} retryLabel={retryLabel} onRetry={onRetry} />;
  return (
    children ?? (
      <>
        <LoadingStatus label={loadingLabel} />
        <Skeleton />
        <Skeleton />
      </>
    )
  );
}
