import { isNetworkError } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

interface OriginHintOptions {
  /** Ends in `/api`; no trailing slash. */
  baseUrl: string;
  /** A path below it that every origin may read. */
  publicPath: string;
  partnerKey: string | undefined;
  fetch: typeof fetch | undefined;
  warn: (message: string) => void;
}

/**
 * Warns once why calls from another origin fail: a browser doesn't say why it blocked a request. With a partner key the
 * marketplace is asked about the key and this origin. Without one, only in development, the hint is made where this
 * page can read the server's public data.
 */
export function createOriginHint({ baseUrl, publicPath, partnerKey, fetch: ask, warn }: OriginHintOptions) {
  const api = new URL(baseUrl).origin;
  const isForeign = typeof location !== 'undefined' && location.origin !== api;
  let isDone = !isForeign || (partnerKey === undefined && !isDevelopment());
  const read = (url: string) => (ask ?? globalThis.fetch)(url);

  /** What is wrong; undefined where the key and the origin are fine. Rejects where the server can't be reached. */
  async function reason(): Promise<string | undefined> {
    if (partnerKey === undefined) {
      await read(baseUrl + publicPath);
      return `${api} can be reached. Register ${location.origin} as a partner there and set \`partnerKey\`.`;
    }
    const answer = await read(`${api}/embed/partner?key=${encodeURIComponent(partnerKey)}`);
    if (answer.ok) return undefined;
    const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  }

  return async (error: unknown, { method, path }: Endpoint): Promise<void> => {
    if (isDone || path === publicPath || !isNetworkError(error) || error.code !== 'network') return;
    isDone = true;
    try {
      const found = await reason();
      if (found !== undefined) warn(`${method} ${path} was not answered: ${found}`);
    } catch {
      isDone = false; // The server can't be reached at all, so this isn't about origins.
    }
  };
}
