import type { Marketplace } from '@lectern/sdk';

const KEY = 'enrolled_at';

/** Tells the page's other frames that the courses of the user have changed. */
export const changed = ({ storage }: Marketplace) => void storage.set(KEY, String(Date.now()));

/** Calls the listener when another frame has changed the courses of the user. */
export const onChanged = ({ storage }: Marketplace, listener: () => void) => storage.onChange(KEY, listener);

/** Calls the listener when the visitor comes back to the tab: they may have bought something in another one, or on the marketplace's site. */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
