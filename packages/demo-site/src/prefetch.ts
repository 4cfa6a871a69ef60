import { handleOf, loaders } from './routes.tsx';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to prefetch: not with data saving or a slow connection. */
export const mayPrefetch = () => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/** Loads the code of the page at a path. */
export function prefetchPage(path: string) {
  // The page itself loads the code again, and shows the error.
  if (mayPrefetch())
    handleOf(path)
      ?.load?.()
      .catch(() => {});
}

/** Resolves when the browser has nothing else to do. */
const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve, 200);
  });

/**
 * Loads the code of all pages, one after the other whenever the browser is idle, so that navigating needs neither time nor
 * a connection. Stops at the first failure, since the connection is probably lost.
 */
export async function prefetchPages() {
  if (!mayPrefetch()) return;
  try {
    for (const load of new Set(loaders())) {
      await whenIdle();
      await load();
    }
  } catch {
    // The pages themselves load the missing code again, and show the error.
  }
}
