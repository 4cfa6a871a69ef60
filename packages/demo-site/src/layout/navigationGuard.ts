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

/** The dialog on top, as a page that Back doesn't leave: it closes instead, where it can be closed. */
function openDialog(): Pick<GuardedPage, 'leave'> | undefined {
  const close = [...document.querySelectorAll<HTMLElement>('.lectern-dialog-close')].at(-1);
  return close && { leave: () => close.click() };
}

/**
 * Back and Forward close an open dialog, and ask first while a page has unsaved changes. `popstate` fires after the browser
 * has moved: the guard
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
    /** What follows once the browser is at the page again; set while the guard moves it there. */
    let arrive: (() => void) | undefined;
    const onMove = (event: PopStateEvent) => {
      const from = here.current?.position;
      const to = historyPosition();
      if (from === undefined || to === undefined) return;
      if (!arrive) {
        const page = [...pages].find(({ isDirty }) => isDirty()) ?? openDialog();
        const isLeft = window.location.pathname + window.location.search !== here.current?.page;
        if (!page || !isLeft || from === to) return;
        const leave = () => window.history.go(to - from);
        arrive = () =>
          page.leave(() => {
            // Another press of Back has moved the browser since: `leave` counts from the page.
            if (arrive) arrive = leave;
            else leave();
          });
      }
      event.stopImmediatePropagation();
      // Each further press during the move ends elsewhere, and is taken back too.
      if (to !== from) return window.history.go(from - to);
      const next = arrive;
      arrive = undefined;
      next();
    };
    window.addEventListener('popstate', onMove, { capture: true });
    return () => window.removeEventListener('popstate', onMove, { capture: true });
  }, []);
}
