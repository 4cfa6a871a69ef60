/** Content that has not come by then comes without being scrolled to. */
const PATIENCE = 5_000;
const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place, or to the element of a hash; what comes late may be longer than its placeholder, so again
 * when the page grows. The person's own scrolling ends it. A control that the hash names as a `data-place` has the
 * focus as well.
 */
export function restoreScroll(top: number, hash: string): () => void {
  const name = decode(hash.slice(1));
  let focused: Element | undefined;
  const arrive = () => {
    const target = name && document.getElementById(name);
    const control = name && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (control) {
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (focused !== control && !document.querySelector('[role="dialog"]')) control.focus({ preventScroll: true });
      focused = control;
    } else window.scrollTo({ top, behavior: 'instant' });
  };
  arrive();
  if (top === 0 && !hash) return () => {};
  const growth = new ResizeObserver(arrive);
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of own) window.removeEventListener(type, stop);
  }
  for (const type of own) window.addEventListener(type, stop, { passive: true, once: true });
  growth.observe(document.body);
  return stop;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray % is part of the name.
  }
}
