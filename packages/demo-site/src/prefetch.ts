import { handleOf, loaders } from './routes.tsx';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not for people who count their bytes, or wait for each of them. */
const isAllowed = () => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/** Fetches the code of the page that an address opens. */
export function prefetchPage(href: string) {
  // What cannot be fetched now is fetched, and its failure shown, when it is needed.
  if (isAllowed())
    handleOf(href)
      ?.load?.()
      .catch(() => {});
}

/**
 * Fetches every page's code, one after the other, so that a step does not wait for it, or fail without a connection.
 * Stops at the first that cannot be had: the connection is gone, and the rest would fail alike.
 */
export async function prefetchPages() {
  if (!isAllowed()) return;
  try {
    for (const load of new Set(loaders())) await load();
  } catch {
    // What is missing is fetched, and its failure shown, when it is needed.
  }
}

/** Whether data may be fetched ahead as well. */
export const mayPrefetch = isAllowed;
