/** How long the page may still move once it is at the position, for example because pictures load. */
const SETTLING_MS = 5_000;
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Restoration {
  stop: () => void;
  /** Whether the page is still too short for the position. */
  isWaiting: () => boolean;
}

/**
 * Scrolls to a position, however late the page is long enough for it, or to the element of a hash, and again whenever the
 * page grows, until it has settled there or the user acts. A hash may also name a control by its `data-place`, which is
 * focused too.
 */
export function restoreScroll(top: number, hash: string): Restoration {
  if (top === 0 && !hash) {
    window.scrollTo({ top, behavior: 'instant' });
    return { stop: () => {}, isWaiting: () => false };
  }
  const name = decode(hash.slice(1));
  let focused: Element | undefined;
  let isWaiting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the page was scrolled to, and its height then. */
  let reached = { top: 0, height: 0 };
  const scroll = () => {
    const target = name && document.getElementById(name);
    const control = name && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (control) {
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (focused !== control && !document.querySelector('[role="dialog"]')) control.focus({ preventScroll: true });
      focused = control;
    } else window.scrollTo({ top, behavior: 'instant' });
    reached = { top: window.scrollY, height: document.documentElement.scrollHeight };
    isWaiting = !target && !control && Math.abs(window.scrollY - top) >= 1;
    if (!isWaiting) timer ??= setTimeout(stop, SETTLING_MS);
  };
  const growth = new ResizeObserver(scroll);
  scroll();
  // A drag of the scrollbar fires nothing else. A page that changes its height moves by itself: `growth` follows.
  const onScroll = () => {
    const isSameHeight = document.documentElement.scrollHeight === reached.height;
    if (isSameHeight && Math.abs(window.scrollY - reached.top) >= 1) stop();
  };
  function stop() {
    isWaiting = false;
    window.removeEventListener('scroll', onScroll);
    growth.disconnect();
    clearTimeout(timer);
    for (const type of userEvents) window.removeEventListener(type, stop);
  }
  for (const type of userEvents) window.addEventListener(type, stop, { passive: true, once: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  growth.observe(document.body);
  return { stop, isWaiting: () => isWaiting };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A literal % that encodes nothing.
  }
}
