import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on a server and while React hydrates; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
