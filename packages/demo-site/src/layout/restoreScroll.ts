/** How long to keep scrolling while content is still loading. */
const CONTENT_TIMEOUT_MS = 5_000;
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position, or to the element of a hash, and again whenever the page grows while it loads, until the user
 * scrolls. A hash may also name a control by its `data-place`, which is focused too. Returns a function that stops it.
 */
export function restoreScroll(top: number, hash: string): () => void {
  const name = decode(hash.slice(1));
  let focused: Element | undefined;
  const scroll = () => {
    const target = name && document.getElementById(name);
    const control = name && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (control) {
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (focused !== control && !document.querySelector('[role="dialog"]')) control.focus({ preventScroll: true });
      focused = control;
    } else window.scrollTo({ top, behavior: 'instant' });
  };
  scroll();
  if (top === 0 && !hash) return () => {};
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, CONTENT_TIMEOUT_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of userEvents) window.removeEventListener(type, stop);
  }
  for (const type of userEvents) window.addEventListener(type, stop, { passive: true, once: true });
  growth.observe(document.body);
  return stop;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A literal % that encodes nothing.
  }
}
