import { useEffect } from 'react';

/** The browser asks before the page is closed or reloaded, for as long as something on it would be lost. */
export function useLeaveWarning(isDirty: boolean, stillAsks: () => boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (stillAsks()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, stillAsks]);
}
