/** A title that has not come by then is not waited for. */
const PATIENCE = 10_000;

/**
 * Puts the focus on the new page's title, which a screen reader then says; as soon as it is there. Where the page or the
 * person has put the focus elsewhere, it stays, and a dialog gives it back itself when it closes.
 */
export function focusArrival(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const before = document.activeElement;
  const isTaken = () => {
    const now = document.activeElement;
    return now !== null && now !== before && now !== document.body && now !== main;
  };
  const arrive = () => {
    if (isTaken() || document.querySelector('[role="dialog"]')) return true;
    const title = main.querySelector<HTMLElement>('h1');
    if (!title) return false;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    return true;
  };
  if (arrive()) return () => {};
  // Meanwhile the next Tab begins at the content.
  main.focus({ preventScroll: true });
  const changes = new MutationObserver(() => arrive() && stop());
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    changes.disconnect();
    clearTimeout(timer);
  }
  changes.observe(main, { childList: true, subtree: true });
  return stop;
}
