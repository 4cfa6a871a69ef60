import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '../router/Router.tsx';
import { handleOf } from '../routes.tsx';
import { focusHeading } from './focusHeading.ts';
import { restoreScroll } from './restoreScroll.ts';

const STORAGE_KEY = 'scroll';

/** The scroll position of each history entry; session storage keeps them over a reload. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {}; // No storage, or not readable.
  }
}

/** Whether the document was opened by its URL, and not by a reload or by going back. */
const isOpenedByAddress = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * A new page starts at the top with the focus on its heading. Back and Forward restore the scroll position, even if the
 * content loads late. Another query on the same page, such as a filter, changes neither.
 */
export function useRouteFocusAndScroll() {
  const { key, pathname, search, hash, isReturn } = useLocation();
  const page = handleOf(pathname)?.isPagePerQuery ? pathname + search : pathname;
  // The first entry of every document has the key `default`; the page distinguishes those of one tab.
  const entry = `${key} ${page}`;
  const positions = useRef<Record<string, number>>(undefined);
  const restoration = useRef<ReturnType<typeof restoreScroll>>(undefined);
  const current = useRef<{ entry: string; page: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const before = current.current;
    current.current = { entry, page, pathname };
    const isFirst = before === undefined;
    const isNewPage = before?.page !== page;
    // A page that was never scrolled has told no position, and a link to a place of it is about to scroll it.
    if (before && !isNewPage) positions.current[before.entry] ??= Math.round(window.scrollY);
    const known = isReturn && !(isFirst && isOpenedByAddress()) ? positions.current[entry] : undefined;
    const stopFocus = !isFirst && before.pathname !== pathname ? focusHeading() : undefined;
    // Last, since a control that the hash names gets the focus instead of the heading.
    // Someone has scrolled a rendered page before its script ran, or the browser has gone to its hash.
    const isScrolled = isFirst && window.scrollY > 0;
    restoration.current =
      !isScrolled && (known !== undefined || hash !== '' || isNewPage)
        ? restoreScroll(known ?? 0, known === undefined ? hash : '')
        : undefined;
    return () => {
      restoration.current?.stop();
      stopFocus?.();
    };
  }, [entry, page, pathname, hash, isReturn]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      // A page that is left before it is long enough keeps the position from before.
      if (restoration.current?.isWaiting()) return;
      if (positions.current && current.current) positions.current[current.current.entry] = Math.round(window.scrollY);
    };
    const save = () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
      } catch {
        // Without storage, a reload starts at the top.
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);
}
