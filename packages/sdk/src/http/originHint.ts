import { isNetworkError } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

interface OriginHintOptions {
  /** Ends in `/api`; no trailing slash. */
  baseUrl: string;
  /** A path below it that every origin may read. */
  publicPath: string;
  fetch: typeof fetch | undefined;
  warn: (message: string) => void;
}

/**
 * Warns developers once: a browser doesn't say why it blocked a request to another origin. If this page can read the
 * server's public data, the server is reachable and most likely doesn't know the page's origin.
 */
export function createOriginHint({ baseUrl, publicPath, fetch: ask, warn }: OriginHintOptions) {
  const api = new URL(baseUrl).origin;
  let isDone = typeof location === 'undefined' || location.origin === api || !isDevelopment();
  return async (error: unknown, { method, path }: Endpoint): Promise<void> => {
    if (isDone || path === publicPath || !isNetworkError(error) || error.code !== 'network') return;
    isDone = true;
    try {
      await (ask ?? globalThis.fetch)(baseUrl + publicPath);
    } catch {
      isDone = false; // The server can't be reached at all, so this isn't about origins.
      return;
    }
    warn(
      `${method} ${path} was not answered, although ${api} can be reached. ${location.origin} is probably not registered there: the marketplace's operator adds it to ALLOWED_ORIGINS.`,
    );
  };
}
