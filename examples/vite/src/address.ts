import type { Navigate } from '@lectern/react';
import { useSyncExternalStore } from 'react';

/** In place of your router: links load a page, and widgets that open another page do it without loading. */
export const navigate: Navigate = (to, options) => {
  window.history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

export const useAddress = () => new URL(useSyncExternalStore(subscribe, () => window.location.href));
