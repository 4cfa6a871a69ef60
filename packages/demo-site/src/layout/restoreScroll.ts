/** How long the page may still move once it is at the position, for example because pictures load. */
const SETTLING_MS = 5_000;
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position, however late the page is long enough for it, or to the element of a hash, and again whenever the
 * page grows, until it has settled there or the user acts. A hash may also name a control by its `data-place`, which is
 * focused too. Returns a function that stops it.
 */
export function restoreScroll(top: number, hash: string): () => void {
  if (top === 0 && !hash) {
    window.scrollTo({ top, behavior: 'instant' });
    return () => {};
  }
  const name = decode(hash.slice(1));
  let focused: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reached = 0;
  const scroll = () => {
    const target = name && document.getElementById(name);
    const control = name && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (control) {
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (focused !== control && !document.querySelector('[role="dialog"]')) control.focus({ preventScroll: true });
      focused = control;
    } else window.scrollTo({ top, behavior: 'instant' });
    reached = window.scrollY;
    if (target || control || Math.abs(window.scrollY - top) < 1) timer ??= setTimeout(stop, SETTLING_MS);
  };
  const growth = new ResizeObserver(scroll);
  scroll();
  // A drag of the scrollbar fires nothing else.
  const onScroll = () => {
    if (Math.abs(window.scrollY - reached) >= 1) stop();
  };
  function stop() {
    window.removeEventListener('scroll', onScroll);
    growth.disconnect();
    clearTimeout(timer);
    for (const type of userEvents) window.removeEventListener(type, stop);
  }
  for (const type of userEvents) window.addEventListener(type, stop, { passive: true, once: true });
  window.addEventListener('scroll', onScroll, { passive: true });
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
