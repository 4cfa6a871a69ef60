import type { SessionStore } from '@lectern/sdk';
import { useEffect } from 'react';

/** Keeps `data-signed-in` of the document, which the first script has guessed from the stored token. */
export function useSignedInMark(session: SessionStore) {
  useEffect(() => {
    const apply = () => {
      const { isLoading, isAuthenticated } = session.getState();
      if (!isLoading) document.documentElement.toggleAttribute('data-signed-in', isAuthenticated);
    };
    apply();
    return session.subscribe(apply);
  }, [session]);
}
