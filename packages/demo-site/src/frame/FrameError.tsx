import { ErrorNote, useLectern } from '@lectern/react';

/** An error in a view, or its code could not be loaded. */
export function FrameError({ error }: { error: unknown }) {
  const { t } = useLectern('FrameError');
  // Each browser has its own message for code that could not be loaded.
  const isMissing = /dynamically imported module|Importing a module|preload CSS/i.test(String(error));
  return (
    <ErrorNote
      message={t(isMissing ? 'error.network' : 'error.unexpected')}
      retryLabel={t('error.retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
