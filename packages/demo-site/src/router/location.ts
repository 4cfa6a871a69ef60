/** A history entry, as the pages see it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** The state that `navigate` received. */
  state: unknown;
  /** Differs between the entries that `navigate` created; `default` for all others. */
  key: string;
  /** Whether the entry existed before: after Back, Forward or a reload, and when the document opens. */
  isReturn: boolean;
}

/** The router's part of `history.state`. */
interface Entry {
  state?: unknown;
  key?: string;
  index?: number;
}

const currentEntry = (): Entry => (window.history.state as Entry | null) ?? {};

/** The location of a URL that no browser shows, for rendering on a server. */
export function locationOf(url: string): Location {
  // Only the path and the query are used.
  const { pathname, search } = new URL(url, 'http://localhost');
  return { pathname, search, hash: '', state: undefined, key: 'default', isReturn: true };
}

/** The browser's location. */
export function currentLocation(isReturn = true): Location {
  const { pathname, search, hash } = window.location;
  const { state, key = 'default' } = currentEntry();
  return { pathname, search, hash, state, key, isReturn };
}

/** The position in the browser's history; undefined after an in-page link in browsers without the Navigation API. */
export const historyPosition = (): number | undefined => window.navigation?.currentEntry?.index ?? currentEntry().index;

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Kept with the history entry; must be cloneable. */
  state?: unknown;
}

const listeners = new Set<(location: Location) => void>();

/** Calls the listener after each navigation, until the returned function is called. */
export function subscribe(listener: (location: Location) => void): () => void {
  const onMove = () => listener(currentLocation());
  if (currentEntry().index === undefined) window.history.replaceState({ ...currentEntry(), index: 0 }, '');
  window.earlyActs?.leaveToRouter();
  window.addEventListener('popstate', onMove);
  listeners.add(listener);
  return () => {
    window.removeEventListener('popstate', onMove);
    listeners.delete(listener);
  };
}

/** Opens a page. `to` is relative to the current URL, such as `/courses`, `?page=2` or `#reviews`. */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}) {
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin) return window.location.assign(url);
  if (url.search === '') url.search = ''; // Removes a lone `?`.
  const { index = 0 } = currentEntry();
  const entry: Entry = { state, key: Math.random().toString(36).slice(2), index: replace ? index : index + 1 };
  try {
    window.history[replace ? 'replaceState' : 'pushState'](entry, '', url);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Safari refuses more than 100 entries in 30 seconds.
    return window.location.assign(url);
  }
  const location = currentLocation(false);
  for (const listener of listeners) listener(location);
}
