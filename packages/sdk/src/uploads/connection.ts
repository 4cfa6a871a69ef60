/** The longest time between two attempts. */
const MAX_WAIT_MS = 15_000;

/** Whether the device knows that it has no network. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Waits for the next attempt: longer each time, without an end while there is no network, and not after it is back. */
export function nextAttempt(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const target = typeof window === 'undefined' ? undefined : window;
    const timer = isOffline() ? undefined : setTimeout(() => end(resolve), Math.min(MAX_WAIT_MS, 500 * 2 ** failures));
    const onOnline = () => end(resolve);
    const onAbort = () => end(() => reject(signal.reason));
    function end(settle: () => void) {
      clearTimeout(timer);
      target?.removeEventListener('online', onOnline);
      signal.removeEventListener('abort', onAbort);
      settle();
    }
    if (signal.aborted) return onAbort();
    target?.addEventListener('online', onOnline);
    signal.addEventListener('abort', onAbort);
  });
}
