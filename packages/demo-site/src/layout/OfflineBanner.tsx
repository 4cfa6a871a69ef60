import { useIsCatchingUp } from '@lectern/react';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  // The player says the same of its own reports.
  const isCatchingUp = useIsCatchingUp();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && !isCatchingUp && (
        <p className="site-offline">You are offline. What you do is kept and sent when you are back.</p>
      )}
    </div>
  );
}
