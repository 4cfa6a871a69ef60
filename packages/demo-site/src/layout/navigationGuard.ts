import type { GuardedPage, NavigationGuard } from '@lectern/react';
import { useLayoutEffect, useRef } from 'react';
import { historyPosition } from '../router/location.ts';
import { useLocation } from '../router/Router.tsx';

const pages = new Set<GuardedPage>();

/** Registers a page that may have unsaved changes; returns a function that removes it. */
export const navigationGuard: NavigationGuard = (page) => {
  pages.add(page);
  return () => void pages.delete(page);
};

/**
 * Back and Forward ask first while a page has unsaved changes. `popstate` fires after the browser has moved: the guard
 * moves it back before the router sees the event, and forward again once the user confirms.
 */
export function useNavigationGuard() {
  const location = useLocation();
  const here = useRef<{ page: string; position: number | undefined }>(undefined);
  // Not after each render: one in the middle of the guard's own move would take the entry it passes for this page's.
  useLayoutEffect(() => {
    here.current = { page: location.pathname + location.search, position: historyPosition() };
  }, [location]);
  useLayoutEffect(() => {
    /** Handles the next `popstate` if the guard itself caused it. */
    let ownMove: ((event: PopStateEvent) => void) | undefined;
    const onMove = (event: PopStateEvent) => {
      if (ownMove) {
        const run = ownMove;
        ownMove = undefined;
        return run(event);
      }
      const page = [...pages].find(({ isDirty }) => isDirty());
      const from = here.current?.position;
      const to = historyPosition();
      const isLeft = window.location.pathname + window.location.search !== here.current?.page;
      if (!page || !isLeft || from === undefined || to === undefined || from === to) return;
      event.stopImmediatePropagation();
      ownMove = (back) => {
        back.stopImmediatePropagation();
        page.leave(() => {
          ownMove = () => {};
          window.history.go(to - from);
        });
      };
      window.history.go(from - to);
    };
    window.addEventListener('popstate', onMove, { capture: true });
    return () => window.removeEventListener('popstate', onMove, { capture: true });
  }, []);
}
