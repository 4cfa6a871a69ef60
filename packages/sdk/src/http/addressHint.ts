import { type Endpoint, pathNames } from './endpoint.ts';
import { isDevelopment } from './isDevelopment.ts';

/**
 * Hears the status of every answer, and says once that the address is probably wrong: where everything so far was
 * answered with 404, and either a call that always has an answer or two different calls were.
 */
export function createAddressHint(baseUrl: string, warn: (message: string) => void) {
  const missing = new Set<string>();
  let isSettled = !isDevelopment();
  return ({ path }: Endpoint, status: number): void => {
    if (isSettled) return;
    missing.add(path);
    isSettled = status !== 404;
    if (isSettled || (missing.size < 2 && pathNames(path).length > 0)) return;
    isSettled = true;
    const next = baseUrl.endsWith('/api') ? 'Is the server the right one?' : `It usually ends in /api: ${baseUrl}/api`;
    warn(`${baseUrl} answers 404 to every call, so it may not be the API's address. ${next}`);
  };
}
