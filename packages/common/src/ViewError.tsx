import { ErrorNote, useLectern } from '@lectern/react';
import { useEffect } from 'react';
import { isMissingCode } from './isMissingCode.ts';

interface ViewErrorProps {
  error: unknown;
  /** Tries again. @default reloads the document */
  onRetry?: () => void;
}

/** An error in a view, or its code could not be loaded. The latter is tried again when the connection is back. */
export function ViewError({ error, onRetry = () => window.location.reload() }: ViewErrorProps) {
  const { t } = useLectern('ViewError');
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', onRetry, { once: true });
    return () => window.removeEventListener('online', onRetry);
  }, [isMissing, onRetry]);
  return (
    <ErrorNote
      message={t(isMissing ? 'error.network' : 'error.unexpected')}
      retryLabel={t('error.retry')}
      onRetry={onRetry}
    />
  );
}
