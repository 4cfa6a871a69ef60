import { ErrorNote } from '@lectern/react';

export function Example({ reload }: { reload: () => void }) {
  return <ErrorNote message="Could not load your notes." retryLabel="Try again" onRetry={reload} />;
}
