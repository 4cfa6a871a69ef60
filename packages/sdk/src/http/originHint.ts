import { isNetworkError } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

interface OriginHintOptions {
  /** Ends in `/api`; no slash at the end. */
  baseUrl: string;
  /** A path below it that every origin may read. */
  publicPath: string;
  fetch: typeof fetch | undefined;
  warn: (message: string) => void;
}

/**
 * Once, for developers: a browser does not say why it sent nothing to another origin. Where the server lets this page
 * read what is public, it is there, and most likely does not know the page's origin.
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
      isDone = false; // The server cannot be reached at all: nothing to say about origins.
      return;
    }
    warn(
      `${method} ${path} was not answered, although ${api} can be reached. ${location.origin} is probably not registered there: the marketplace's operator adds it to ALLOWED_ORIGINS.`,
    );
  };
}
