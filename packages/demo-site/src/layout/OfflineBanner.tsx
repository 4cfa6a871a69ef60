import { latePage } from '@lectern/common/latePage.tsx';
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

const help = latePage(async () => ({ default: (await import('./StillOpen.tsx')).StillOpen }));

/** Loads what shows without a connection, while there is one. */
export const loadOfflineHelp = help.load;

/** Below a page that can't be shown: what can, without a connection. */
export const OfflineHelp = () => !useIsOnline() && help.isHere() && <help.Component attempt={0} />;
