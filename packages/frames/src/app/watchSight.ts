/**
 * What the browser says of the frame: in plain sight for a moment (`clear`), hidden or changed by the page for a moment
 * (`hidden`), or either since too short a time to tell (`soon`).
 */
export type Sight = 'clear' | 'soon' | 'hidden';

/** No one reads a form and presses its button in less time. */
const MOMENT_MS = 500;
/** With less of it visible, a frame could pass for something else. */
const MIN_VISIBLE_RATIO = 0.95;
/** Rounding, and a page that scrolls while someone presses. */
const SAME_PLACE_PX = 3;

/** IntersectionObserver v2, which TypeScript doesn't know. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility?: boolean;
  delay?: number;
}

export interface SightWatch {
  /** What a press that has just arrived is worth. */
  ofPress(): Sight;
  stop(): void;
}

/**
 * Watches whether people can see the frame: a pane over all of it, which lets presses through. Chromium also says whether
 * the page covers, fades or transforms the frame, and drops presses on a frame that has just moved. Other browsers say
 * only whether it is in view; there a change of the frame's place shows at the pointer's next move.
 */
export function watchSight(pane: Element, onChange: (sight: Sight) => void): SightWatch {
  const view = pane.ownerDocument.defaultView ?? window;
  const knowsCovers = 'isVisible' in IntersectionObserverEntry.prototype;
  let sight: Sight = 'soon';
  let seen: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Sight) => {
    if (next === sight) return;
    sight = next;
    onChange(next);
  };
  const options: VisibilityOptions = {
    threshold: [0, MIN_VISIBLE_RATIO],
    ...(knowsCovers ? { trackVisibility: true, delay: 100 } : {}),
  };
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1) as (IntersectionObserverEntry & { isVisible?: boolean }) | undefined;
    // A closed dialog is neither seen nor hidden.
    const isSeen = entry?.isIntersecting
      ? entry.intersectionRatio >= MIN_VISIBLE_RATIO && (!knowsCovers || entry.isVisible === true)
      : undefined;
    if (isSeen === seen) return;
    seen = isSeen;
    clearTimeout(timer);
    change('soon');
    if (isSeen !== undefined) timer = setTimeout(() => change(isSeen ? 'clear' : 'hidden'), MOMENT_MS);
  }, options);
  observer.observe(pane);

  let focusedAt = Number.NEGATIVE_INFINITY;
  let movedAt = Number.NEGATIVE_INFINITY;
  let place: { x: number; y: number } | undefined;
  let pressed: { sight: Sight; at: number } | undefined;
  const press = (isSettled: boolean, at: number) => {
    pressed = { sight: sight === 'clear' && !isSettled ? 'soon' : sight, at };
  };
  const stopListening = new AbortController();
  const listen = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) =>
    view.addEventListener(name, listener, { capture: true, signal: stopListening.signal });
  /** The frame's place on the screen, as far as a pointer tells. */
  const locate = ({ screenX, screenY, clientX, clientY, timeStamp }: PointerEvent) => {
    const now = { x: screenX - clientX, y: screenY - clientY };
    const isSame = place && Math.max(Math.abs(now.x - place.x), Math.abs(now.y - place.y)) <= SAME_PLACE_PX;
    if (place && !isSame) movedAt = timeStamp;
    place = now;
  };
  if (!knowsCovers) listen('pointermove', locate);
  listen('pointerdown', (event) => {
    if (!knowsCovers) locate(event);
    press(event.timeStamp - movedAt >= MOMENT_MS, event.timeStamp);
  });
  listen('focus', ({ target, timeStamp }) => {
    if (target === view) focusedAt = timeStamp;
  });
  listen('keydown', ({ timeStamp }) => press(timeStamp - focusedAt >= MOMENT_MS, timeStamp));

  return {
    ofPress() {
      // Assistive programs press without a pointer or a key.
      const isRecent = pressed !== undefined && view.performance.now() - pressed.at < 2 * MOMENT_MS;
      const before = isRecent ? pressed?.sight : undefined;
      pressed = undefined;
      return before && before !== 'clear' ? before : sight;
    },
    stop() {
      observer.disconnect();
      clearTimeout(timer);
      stopListening.abort();
    },
  };
}
