import type { RawAnswer } from './upload.ts';

/** How often a GET is sent again. */
const MAX_RETRIES = 2;
/** Statuses after which the same GET may succeed. */
const RETRYABLE_STATUSES = [408, 502, 503, 504];
/** Milliseconds before the first retry; twice as many before the second. */
const RETRY_DELAY_MS = 300;
/** The longest wait that a server's Retry-After can ask for. */
const MAX_RETRY_AFTER_MS = 3_000;

/** A request as `fetch` takes it, with a signal that ends it. */
export interface FetchInit extends RequestInit {
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Where requests go. */
export interface FetchSettings {
  /** The host's own; uploads report their progress only without it. */
  fetch: typeof fetch | undefined;
  /** Returns the response to a request that was sent before the client existed. */
  earlyResponses: ((request: Request) => Promise<Response> | undefined) | undefined;
}

/**
 * Sends a request by `fetch`. A GET is sent again, twice at most, after a lost connection or a temporary failure of the
 * server. Rejects as `fetch` does; the caller limits the time.
 *
 * @param onSent called each time the request is handed over to `fetch`
 */
export async function exchangeByFetch(
  url: string,
  init: FetchInit,
  settings: FetchSettings,
  onSent: () => void,
): Promise<RawAnswer> {
  const { fetch: ask = globalThis.fetch, earlyResponses } = settings;
  const ownRequest = () => {
    const request = new Request(url, init);
    onSent();
    return earlyResponses?.(request) ?? ask(request);
  };
  const plainRequest = () => {
    onSent();
    return ask(url, init);
  };
  // A host gets a whole request. Without one, `fetch` makes its own, and a second would only cost time.
  const attempt = settings.fetch || earlyResponses ? ownRequest : plainRequest;
  for (let retriesLeft = init.method === 'GET' ? MAX_RETRIES : 0; ; retriesLeft--) {
    init.signal.throwIfAborted();
    const response = await attempt().catch((error: unknown) => {
      if (retriesLeft === 0 || init.signal.aborted || !isLostConnection(error)) throw error;
      return undefined;
    });
    if (response && (retriesLeft === 0 || !RETRYABLE_STATUSES.includes(response.status)))
      return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
    response?.body?.cancel().catch(() => {});
    const delay = RETRY_DELAY_MS * 2 ** (MAX_RETRIES - retriesLeft);
    await pause(retryAfter(response) ?? delay, init.signal);
  }
}

/** `fetch` rejects with a TypeError if there is no answer. Other errors are a host's own. */
const isLostConnection = (error: unknown) => error instanceof Error && error.name === 'TypeError';

/** The milliseconds that the server asks to wait, as seconds or as a date; undefined if it doesn't. */
function retryAfter(response: Response | undefined): number | undefined {
  const value = response?.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** Resolves after this time, or at once when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
