import { useIsCatchingUp } from '@lectern/react';
import { frame } from '../content/site.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Shown while there is no connection. */
export function OfflineBanner() {
  // The player shows its own message while progress is waiting to be sent.
  const isCatchingUp = useIsCatchingUp();
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && !isCatchingUp && <p className="site-offline">{frame.offline}</p>}</div>;
}
