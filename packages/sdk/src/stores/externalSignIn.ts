import type { StorageLike } from './storage.ts';

const KEY = 'lectern_external_sign_in';

/**
 * Remembers whether this tab started an external sign-in. If the tab's storage is unavailable, it counts
 * as not started and the landing page asks for confirmation, which is the safe choice.
 */
export function createExternalSignIn(tab: StorageLike | undefined) {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined; // Unavailable, see above.
    }
  };
  return {
    start: () => attempt(() => tab?.setItem(KEY, '1')),
    end: () => attempt(() => tab?.removeItem(KEY)),
    hasStarted: () => attempt(() => tab?.getItem(KEY)) === '1',
  };
}
