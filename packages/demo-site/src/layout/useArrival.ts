import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { handleOf } from '../routes.tsx';
import { focusArrival } from './focusArrival.ts';
import { restoreScroll } from './restoreScroll.ts';

const KEY = 'scroll';

/** Where each entry of the history was scrolled to; the tab keeps it over a reload. */
function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // No storage, or not ours.
  }
}

/** The document was opened by an address, not by a reload or on the way back. */
const isOpenedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * A new page begins at its top, with the focus on its title. Back and forward return to where one was, also when the
 * content comes late. Another query on the same page, such as a filter, moves neither.
 */
export function useArrival() {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const page = handleOf(pathname)?.isPagePerQuery ? pathname + search : pathname;
  // The router calls the first entry of every document `default`: the page tells those of one tab apart.
  const entry = `${key} ${page}`;
  const places = useRef<Record<string, number>>(undefined);
  const current = useRef<{ entry: string; page: string; pathname: string }>(undefined);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const before = current.current;
    current.current = { entry, page, pathname };
    const isFirst = before === undefined;
    const isNewPage = before?.page !== page;
    const known = isReturn && !(isFirst && isOpenedAnew()) ? places.current[entry] : undefined;
    const stopFocus = !isFirst && before.pathname !== pathname ? focusArrival() : undefined;
    // Last: the control that an address names has the focus, not the title.
    const stopScroll =
      known !== undefined || hash !== '' || isNewPage
        ? restoreScroll(known ?? 0, known === undefined ? hash : '')
        : undefined;
    return () => {
      stopScroll?.();
      stopFocus?.();
    };
  }, [entry, page, pathname, hash, isReturn]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (places.current && current.current) places.current[current.current.entry] = Math.round(window.scrollY);
    };
    const save = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(places.current));
      } catch {
        // Without storage, a reload begins at the top.
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
