/** A response as it was sent. */
export interface CachedResponse {
  /** Default: 200. */
  status?: number;
  /** Whether these are all its headers but the request's id: it is sent without running anything else. */
  isWhole?: boolean;
  headers: Record<string, string>;
  payload: Buffer;
}

/** Of what its holder can hide and an admin can take back: no cache shows it once that has happened. */
const REVOCABLE = /^\/(api\/certificate|certificates|embed\/fragments\/certificate)\b/;

/** Parameters with an unbounded number of values, in a URL or its query. */
const UNBOUNDED =
  /[?&](q|category|level|minPrice|maxPrice|rating|page|limit|ids|course|lecture|placeholder|color|key|url|partner|utm_\w+)=/;

/** The part for the response to a URL. */
export const partOf = (url: string): CachePart => (UNBOUNDED.test(url) ? 'free-text' : 'named');

export type CachePart = 'named' | 'free-text' | 'fragments';

/** Of an instructor's students, and of the ratings of a course. */
export type ChangingNumbers = 'students' | 'ratings';

export const isChangingNumbers = (text: string): text is ChangingNumbers => text === 'students' || text === 'ratings';

/** How old numbers may be, in milliseconds. */
const NUMBERS_MS = 5_000;

/** Responses to signed-out visitors, until something in the catalogue changes. */
export interface ResponseCache {
  /** Increases with every change: a response computed at an older version is not stored. */
  version(): number;
  get(key: string): CachedResponse | undefined;
  /**
   * @param version what `version()` returned before the response was computed
   * @param options `part`: `free-text` where the key contains what anyone may type, `fragments` for widgets of any
   * courses. There are countless such keys, so they have parts of their own and never push out the others.
   */
  set(key: string, response: CachedResponse, version: number, options?: { part?: CachePart }): void;
  /** Something in the catalogue has changed. */
  clear(): void;
  /** What is being computed may lack a change: it is not stored. */
  supersede(): void;
  /**
   * Numbers have changed that many responses show. They change with each order, so the responses are dropped at once, but
   * then only every few seconds however often they change.
   */
  changeNumbers(which: ChangingNumbers): void;
  /**
   * The headers for caches between the server and its visitors, of an answer that is the same for all of them.
   *
   * @param path without the origin
   * @param own what a browser may do
   */
  headers(path: string, own: string): Record<string, string>;
  /** For operators. */
  figures(): { hits: number; misses: number; responses: number; bytes: number };
  /** Whether changes by other processes arrive here: nothing is stored while they do not, and all is dropped once they do. */
  setConnected(isConnected: boolean): void;
}

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RESPONSES = 2_000;
const MAX_UNBOUNDED_BYTES = 8 * 1024 * 1024;
const MAX_UNBOUNDED_RESPONSES = 500;

/** Responses up to a size and number; the oldest are dropped first. */
function createPart(maxBytes: number, maxResponses: number) {
  const responses = new Map<string, CachedResponse>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= responses.get(key)?.payload.length ?? 0;
    responses.delete(key);
  };
  return {
    get: (key: string) => responses.get(key),
    size: () => ({ responses: responses.size, bytes }),
    set(key: string, response: CachedResponse) {
      remove(key);
      responses.set(key, response);
      bytes += response.payload.length;
      for (const [oldest] of responses) {
        if (bytes <= maxBytes && responses.size <= maxResponses) break;
        remove(oldest);
      }
    },
    clear() {
      responses.clear();
      bytes = 0;
    },
  };
}

/** Caches in front of the servers. */
interface Shared {
  /** How long they may keep an answer. */
  seconds: number;
  /** Called with every change. */
  purge(): void;
}

/**
 * @param isConnected false where other processes write too, until a subscription to their changes is established
 * @param shared absent: only browsers are told what they may keep
 * @param onClear called with each change, before anything is computed anew
 */
export function createResponseCache(isConnected: boolean, shared?: Shared, onClear = () => {}): ResponseCache {
  const parts = {
    named: createPart(MAX_BYTES, MAX_RESPONSES),
    'free-text': createPart(MAX_UNBOUNDED_BYTES, MAX_UNBOUNDED_RESPONSES),
    fragments: createPart(MAX_UNBOUNDED_BYTES, MAX_UNBOUNDED_RESPONSES),
  };
  let version = 0;
  let isOpen = isConnected;
  let hits = 0;
  let misses = 0;
  const clear = () => {
    version += 1;
    for (const part of Object.values(parts)) part.clear();
    onClear();
    shared?.purge();
  };
  const windows = new Map<ChangingNumbers, { hasChanged: boolean }>();
  function changeNumbers(which: ChangingNumbers) {
    const open = windows.get(which);
    if (open) {
      open.hasChanged = true;
      return;
    }
    clear();
    const changeWindow = { hasChanged: false };
    windows.set(which, changeWindow);
    setTimeout(() => {
      windows.delete(which);
      if (changeWindow.hasChanged) changeNumbers(which);
    }, NUMBERS_MS).unref();
  }
  return {
    version: () => version,
    get(key) {
      const found = parts.named.get(key) ?? parts.fragments.get(key) ?? parts['free-text'].get(key);
      if (found) hits += 1;
      else misses += 1;
      return found;
    },
    set(key, response, computedAt, { part = 'named' } = {}) {
      if (!isOpen || computedAt !== version || response.payload.length > MAX_BYTES / 100) return;
      parts[part].set(key, response);
    },
    clear,
    supersede() {
      version += 1;
    },
    headers: (path, own) =>
      // While changes by other processes don't arrive, nobody is told of them either.
      shared && isOpen && !REVOCABLE.test(path)
        ? { 'cache-control': `${own}, s-maxage=${shared.seconds}`, 'surrogate-key': 'catalogue' }
        : { 'cache-control': own },
    figures() {
      const sizes = Object.values(parts).map((part) => part.size());
      const sum = (of: 'responses' | 'bytes') => sizes.reduce((total, size) => total + size[of], 0);
      return { hits, misses, responses: sum('responses'), bytes: sum('bytes') };
    },
    changeNumbers,
    setConnected(next) {
      isOpen = next;
      if (next) clear();
      else version += 1;
    },
  };
}
