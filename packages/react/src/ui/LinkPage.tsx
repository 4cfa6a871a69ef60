import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from './compose.ts';
import type { createRoot } from './definePart.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { Skeleton } from './Skeleton.tsx';

interface LinkPageProps extends ComponentPropsWithoutRef<'div'> {
  root: ReturnType<typeof createRoot<'div'>>;
  /** What has become of the link; undefined while it is checked. */
  state: string | undefined;
  loadingLabel: string;
  /** Why the link could not be checked. */
  error: string | undefined;
  retryLabel: string;
  onRetry: () => void;
}

/** Where a mail's link leads: its children once it is checked. */
export const LinkPage = forwardRef<HTMLDivElement, LinkPageProps>(function LinkPage(
  { root: Root, state, loadingLabel, error, retryLabel, onRetry, className, children, ...props },
  ref,
) {
  return (
    <Root
      ref={ref}
      {...props}
      className={cx('lectern-account', className)}
      state={error === undefined ? (state ?? 'loading') : 'error'}
    >
      {error !== undefined ? (
        <ErrorNote message={error} retryLabel={retryLabel} onRetry={onRetry} />
      ) : state === undefined ? (
        <>
          <LoadingStatus label={loadingLabel} />
          <Skeleton />
          <Skeleton />
        </>
      ) : (
        children
      )}
    </Root>
  );
});
