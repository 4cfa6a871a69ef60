import { useIsCatchingUp } from '@lectern/react';
import { useIsOnline } from './useIsOnline.ts';

/** Shown while there is no connection. */
export function OfflineBanner() {
  // The player shows its own message while progress is waiting to be sent.
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
