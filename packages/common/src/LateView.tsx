import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ViewError } from './ViewError.tsx';

interface LateViewProps {
  /** What is shown; another value is another attempt. */
  of?: unknown;
  /** Stands in for it while its code loads. */
  loading: ReactNode;
  /** Draws what `latePage` has made, with the attempt. */
  children: (attempt: unknown) => ReactNode;
}

/** Something whose code loads when it is shown. If it can't be loaded, there is an error with a retry button. */
export function LateView({ of, loading, children }: LateViewProps) {
  const [attempt, setAttempt] = useState({ of });
  if (attempt.of !== of) setAttempt({ of });
  return (
    <ErrorBoundary
      resetKey={attempt}
      fallback={(error) => <ViewError error={error} onRetry={() => setAttempt({ of })} />}
    >
      <Suspense fallback={loading}>{children(attempt)}</Suspense>
    </ErrorBoundary>
  );
}
