import type { Endpoint } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

/** What may be wrong with an address that isn't the API's. */
export const addressAdvice = (baseUrl: string): string =>
  baseUrl.endsWith('/api') ? 'Is this the right server?' : `The API's address usually ends in /api: ${baseUrl}/api`;

/**
 * Receives every response and warns once that the base URL is probably wrong: if every response so far is a 404, either
 * to a call that always has an answer or to two different calls. A 404 with the API's own code is from the API.
 */
export function createAddressHint(baseUrl: string, warn: (message: string) => void) {
  const missing = new Set<string>();
  let isSettled = !isDevelopment();
  return ({ path }: Endpoint, { status, text }: { status: number; text: string }): void => {
    if (isSettled) return;
    missing.add(path);
    isSettled = status !== 404 || text.includes('"not_found"');
    if (isSettled || (missing.size < 2 && path.includes('{'))) return;
    isSettled = true;
    warn(`${baseUrl} answers 404 to every call, so it may not be the API's address. ${addressAdvice(baseUrl)}`);
  };
}
