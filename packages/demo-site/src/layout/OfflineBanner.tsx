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
          You are offline. What you type stays here, and your progress is sent when you are back.
        </p>
      )}
    </div>
  );
}
