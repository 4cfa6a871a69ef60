import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The path of the page. A host with a router hands in its own, which changes without the browser saying so. */
export function useCurrentPath(given: string | undefined): string {
  const own = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
  return given ?? own;
}
