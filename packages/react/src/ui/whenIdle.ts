/** Runs something once the browser has nothing else to do. Safari has no idle callbacks. */
export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 200);
