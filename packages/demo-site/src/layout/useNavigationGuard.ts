import type { GuardedPage, NavigationGuard } from '@lectern/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The current position in the browser's history. The router numbers only its own entries, not those of in-page links. */
const position = (): number | undefined =>
  window.navigation?.currentEntry?.index ?? (window.history.state as { idx?: number } | null)?.idx;

/**
 * Back and Forward ask first while a page has unsaved changes. `popstate` fires after the browser has moved: the guard
 * moves it back before the router sees the event, and forward again once the user confirms.
 */
export function useNavigationGuard(): NavigationGuard {
  const pages = useRef(new Set<GuardedPage>());
  const { pathname, search } = useLocation();
  const here = useRef<{ page: string; position: number | undefined }>(undefined);
  useLayoutEffect(() => {
    here.current = { page: pathname + search, position: position() };
  });
  useLayoutEffect(() => {
    /** Handles the next `popstate` if the guard itself caused it. */
    let ownMove: ((event: PopStateEvent) => void) | undefined;
    const onMove = (event: PopStateEvent) => {
      if (ownMove) {
        const run = ownMove;
        ownMove = undefined;
        return run(event);
      }
      const page = [...pages.current].find(({ isDirty }) => isDirty());
      const from = here.current?.position;
      const to = position();
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
  return useCallback((page) => {
    pages.current.add(page);
    return () => void pages.current.delete(page);
  }, []);
}
