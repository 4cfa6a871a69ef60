import type { ComponentType, ReactNode, RefAttributes } from 'react';
import type { RootProps } from '../ui/definePart.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import type { Late } from '../ui/late.ts';
import { useLectern } from './context.ts';

interface LatePartProps<Props> {
  part: Late<Props>;
  /** The element around the skeleton or the error. */
  root?: RootProps<'div'> & RefAttributes<HTMLDivElement>;
  /** Stands in for the part, at its size, until its code is loaded. */
  skeleton?: ReactNode;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part whose code loads when it is shown. Where it can't be loaded there is an error with a retry button. */
export function LatePart<Props>({ part, root, skeleton, children }: LatePartProps<Props>) {
  const { t } = useLectern('LatePart');
  const { Part, hasFailed, retry } = part.usePart();
  if (Part) return children(Part);
  return (
    <div {...root} data-state={hasFailed ? 'error' : 'loading'}>
      {hasFailed ? <ErrorNote message={t('error.network')} retryLabel={t('error.retry')} onRetry={retry} /> : skeleton}
    </div>
  );
}
