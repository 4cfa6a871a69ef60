import type { NetworkError } from '../errors.ts';
import { addressAdvice } from './addressHint.ts';
import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

interface OriginHintOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  /** A path of the API that every origin may read. */
  publicPath: string;
  partnerKey: string | undefined;
  fetch: typeof fetch | undefined;
  warn: (message: string) => void;
}

/**
 * Warns once why calls of a page of another origin fail: a browser doesn't say why it blocked a request. With a partner key the
 * marketplace is asked about the key and this origin. Without one, only in development, the hint is made where this
 * page can read the server's public data. A base URL without `/api` leads to pages, which other origins may not read.
 */
export function createOriginHint({ baseUrl, publicPath, partnerKey, fetch: ask, warn }: OriginHintOptions) {
  const api = new URL(baseUrl).origin;
  let isDone = partnerKey === undefined && !isDevelopment();
  const read = (url: string) => (ask ?? globalThis.fetch)(url);

  const isInApi = () =>
    read(`${baseUrl}/api${publicPath}`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** What is wrong; undefined where the key and the origin are fine. Rejects where the server can't be reached. */
  async function reason(path: string): Promise<string | undefined> {
    if (!baseUrl.endsWith('/api') && (await isInApi())) {
      return `${baseUrl} isn't the API's address. ${addressAdvice(baseUrl)}`;
    }
    if (path === publicPath) throw new TypeError('Every origin may read it.');
    if (partnerKey === undefined) {
      await read(baseUrl + publicPath);
      return `${api} can be reached. Register ${location.origin} as a partner there and set \`partnerKey\`.`;
    }
    const answer = await read(`${api}/embed/partner?key=${encodeURIComponent(partnerKey)}`);
    if (answer.ok) return undefined;
    const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  }

  return async (error: NetworkError, { method, path }: Endpoint): Promise<void> => {
    if (isDone || error.code !== 'network') return;
    isDone = true;
    try {
      const found = await reason(path);
      if (found !== undefined) warn(`${method} ${path} was not answered: ${found}`);
    } catch {
      isDone = false; // The server can't be reached at all, so this isn't about origins.
    }
  };
}
