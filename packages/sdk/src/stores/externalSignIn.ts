import type { StorageLike } from './storage.ts';

const KEY = 'lectern_external_sign_in';

/**
 * Whether this tab left for an external sign-in, for when it comes back. Storage of the tab may be denied; then it has
 * not, and the landing page asks, which is the careful answer.
 */
export function createExternalSignIn(tab: StorageLike | undefined) {
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined; // Denied, see above.
    }
  };
  return {
    begin: () => attempt(() => tab?.setItem(KEY, '1')),
    end: () => attempt(() => tab?.removeItem(KEY)),
    hasBegun: () => attempt(() => tab?.getItem(KEY)) === '1',
  };
}
