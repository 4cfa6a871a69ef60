import { mayPass } from './mayPass.ts';
import type { RawAnswer } from './upload.ts';

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
  let answer = attempt();
  if (init.method === 'GET' && (await mayPass(answer, init.signal))) {
    // Most pages never need it. Where it can't be loaded, the first failure is the answer.
    const { repeat } = await import('./repeat.ts').catch(() => ({ repeat: undefined }));
    if (repeat) answer = repeat(answer, attempt, init.signal);
  }
  const response = await answer;
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
}
