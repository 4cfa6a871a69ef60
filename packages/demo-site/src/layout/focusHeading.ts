/** How long to wait for the heading of a page that is still loading. */
const HEADING_TIMEOUT_MS = 10_000;

/**
 * Focuses the heading of the new page as soon as it is there, so that screen readers announce it. Does nothing if the page
 * or the user has moved the focus, or while a dialog is open, which restores the focus itself. Returns a function that
 * stops waiting.
 */
export function focusHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const before = document.activeElement;
  const hasMoved = () => {
    const now = document.activeElement;
    return now !== null && now !== before && now !== document.body && now !== main;
  };
  const tryFocus = () => {
    if (hasMoved() || document.querySelector('[role="dialog"]')) return true;
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return () => {};
  // Until then, Tab starts at the content.
  main.focus({ preventScroll: true });
  const changes = new MutationObserver(() => tryFocus() && stop());
  const timer = setTimeout(stop, HEADING_TIMEOUT_MS);
  function stop() {
    changes.disconnect();
    clearTimeout(timer);
  }
  changes.observe(main, { childList: true, subtree: true });
  return stop;
}
