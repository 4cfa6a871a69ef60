import type { HeldPage, HoldHistory } from '@lectern/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the browser stands in its history. The router numbers its own entries alone, not those of a link to a heading. */
const position = (): number | undefined =>
  window.navigation?.currentEntry?.index ?? (window.history.state as { idx?: number } | null)?.idx;

/**
 * Back and Forward ask first, for as long as a page holds what is not saved. The browser has moved by the time it says
 * so: it is moved back before the router hears of it, and on again when the person wants that.
 */
export function useHistoryHold(): HoldHistory {
  const pages = useRef(new Set<HeldPage>());
  const { pathname, search } = useLocation();
  const here = useRef<{ page: string; position: number | undefined }>(undefined);
  useLayoutEffect(() => {
    here.current = { page: pathname + search, position: position() };
  });
  useLayoutEffect(() => {
    /** What the next move of the history is for, where it is ours. */
    let own: ((event: PopStateEvent) => void) | undefined;
    const onMove = (event: PopStateEvent) => {
      if (own) {
        const run = own;
        own = undefined;
        return run(event);
      }
      const page = [...pages.current].find(({ isMarked }) => isMarked());
      const from = here.current?.position;
      const to = position();
      const isLeft = window.location.pathname + window.location.search !== here.current?.page;
      if (!page || !isLeft || from === undefined || to === undefined || from === to) return;
      event.stopImmediatePropagation();
      own = (back) => {
        back.stopImmediatePropagation();
        page.leave(() => {
          own = () => {};
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
