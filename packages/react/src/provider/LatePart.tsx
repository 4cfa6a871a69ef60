import { type ComponentType, type ReactNode, type RefAttributes, useState } from 'react';
import type { RootProps } from '../ui/createRoot.tsx';
import type { Deferred } from '../ui/deferred.ts';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { useLectern } from './context.ts';

interface LatePartProps<Props> {
  part: Deferred<Props>;
  /** The element around the skeleton or the error. */
  root?: RootProps<'div'> & RefAttributes<HTMLDivElement>;
  /** Stands in for the part, at its size, until its code is loaded. */
  skeleton?: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part whose code loads when it is shown. Where it can't be loaded there is an error with a retry button. */
export function LatePart<Props>({ part, root, skeleton, children }: LatePartProps<Props>) {
  const { t } = useLectern('LatePart');
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const Part = part.useLoaded(attempt, true, () => setFailedAttempt(attempt));
  if (Part) return children(Part);
  const hasFailed = failedAttempt === attempt;
  const retry = () => setAttempt(attempt + 1);
  return (
    <div {...root} data-state={hasFailed ? 'error' : 'loading'}>
      {hasFailed ? <ErrorNote message={t('error.network')} retryLabel={t('error.retry')} onRetry={retry} /> : skeleton}
    </div>
  );
}
