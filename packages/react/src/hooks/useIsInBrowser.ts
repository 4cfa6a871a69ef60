import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while a browser takes over what the server wrote; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
