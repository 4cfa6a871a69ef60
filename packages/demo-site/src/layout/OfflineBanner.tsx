import { useIsCatchingUp } from '@lectern/react';
import { useIsOnline } from './useIsOnline.ts';

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  // The player says the same of its own reports.
  const isCatchingUp = useIsCatchingUp();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && !isCatchingUp && (
        <p className="site-offline">
          You're offline. We'll keep your work on this device and sync your progress when you reconnect.
        </p>
      )}
    </div>
  );
}
