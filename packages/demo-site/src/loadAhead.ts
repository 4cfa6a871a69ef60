import { loadOfflineHelp } from './layout/OfflineBanner.tsx';
import { loadPage } from './routes.tsx';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load what may be needed next: not with data saving or a slow connection. */
export const mayLoadAhead = () => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
};

/** Loads the code of the page at a path. */
export async function loadCodeAhead(path: string) {
  if (!mayLoadAhead()) return;
  try {
    await loadPage(path);
  } catch {
    // The page itself loads the code again, and shows the error.
  }
}

/** Resolves when the browser has nothing else to do. */
const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5_000 });
    else setTimeout(resolve, 200);
  });

/**
 * Loads the code of the course page, where most visits go on to, once the browser is idle, and what shows without a
 * connection. Links load those of other pages.
 */
export async function loadCoursePageAhead() {
  await whenIdle();
  await loadCodeAhead('/course/next');
  // Without it, the banner says alone that there is no connection.
  if (mayLoadAhead()) await loadOfflineHelp().catch(() => {});
}
