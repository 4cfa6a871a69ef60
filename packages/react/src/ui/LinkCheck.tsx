import type { ReactNode } from 'react';
import { cx } from './compose.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What is known of a mail's link. */
interface LinkView {
  /** What has become of it; undefined while it is checked. */
  state: string | undefined;
  /** Why it could not be checked. */
  loadError: string | undefined;
  reload: () => void;
}

/** The props of the root of a page where a mail's link leads. */
export const linkRootProps = <Props extends { className?: string | undefined }>(
  props: Props,
  { state, loadError }: LinkView,
) => ({
  ...props,
  className: cx('lectern-account', props.className),
  state: loadError ? 'error' : (state ?? 'loading'),
});

interface LinkCheckProps {
  view: LinkView;
  retryLabel: string;
  loadingLabel: string;
  /** What the link leads to. */
  children: ReactNode;
}

/** What stands in place of a mail's link until it is checked. */
export function LinkCheck({ view: { state, loadError, reload }, retryLabel, loadingLabel, children }: LinkCheckProps) {
  if (loadError) return <ErrorNote message={loadError} retryLabel={retryLabel} onRetry={reload} />;
  if (state) return children;
  return (
    <>
      <LoadingStatus label={loadingLabel} />
      <Skeleton />
      <Skeleton />
    </>
  );
}
