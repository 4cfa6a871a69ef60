/** A response as it was sent. */
interface CachedResponse {
  headers: Record<string, string>;
  payload: Buffer;
}

/** Responses to signed-out visitors, until something in the catalogue changes. */
export interface ResponseCache {
  /** Increases with every change: a response computed at an older version is not stored. */
  version(): number;
  get(key: string): CachedResponse | undefined;
  /** @param version what `version()` returned before the response was computed */
  set(key: string, response: CachedResponse, version: number): void;
  /** Something in the catalogue has changed. */
  clear(): void;
  /** Whether changes by other processes arrive here: nothing is stored while they do not. */
  setConnected(isConnected: boolean): void;
}

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RESPONSES = 2_000;

/** @param isConnected false where other processes write too, until a subscription to their changes is established */
export function createResponseCache(isConnected: boolean): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  let bytes = 0;
  let version = 0;
  let isOpen = isConnected;
  const remove = (key: string) => {
    bytes -= responses.get(key)?.payload.length ?? 0;
    responses.delete(key);
  };
  const clear = () => {
    version += 1;
    responses.clear();
    bytes = 0;
  };
  return {
    version: () => version,
    get: (key) => responses.get(key),
    set(key, response, computedAt) {
      if (!isOpen || computedAt !== version || response.payload.length > MAX_BYTES / 100) return;
      remove(key);
      responses.set(key, response);
      bytes += response.payload.length;
      for (const [oldest] of responses) {
        if (bytes <= MAX_BYTES && responses.size <= MAX_RESPONSES) break;
        remove(oldest);
      }
    },
    clear,
    setConnected(next) {
      isOpen = next;
      clear();
    },
  };
}
