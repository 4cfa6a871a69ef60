/**
 * What the browser says of a part of the frame: in plain sight for a moment (`clear`), hidden or changed by the page for a
 * moment (`hidden`), partly out of view for one (`part`), or any of these since too short a time to tell (`soon`).
 */
export type Sight = 'clear' | 'soon' | 'part' | 'hidden';

/** No one reads a form and presses its button in less time. */
const MOMENT_MS = 500;
/** With less of it visible, a frame could pass for something else. */
const MIN_VISIBLE_RATIO = 0.95;
/** Rounding, and a page that scrolls while someone presses. */
const SAME_PLACE_PX = 3;

interface WatchOptions {
  /** Whether people scroll the page to it: then some of it may be out of view, else the page has cut it. */
  isScrolled: boolean;
}
/** IntersectionObserver v2, which TypeScript doesn't know. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility?: boolean;
  delay?: number;
}

interface VisibilityEntry extends IntersectionObserverEntry {
  isVisible?: boolean;
}

export interface SightWatch {
  /** What a press that has just arrived is worth. */
  ofPress(): Sight;
  stop(): void;
}

/** What an entry says once it has held for a moment. Undefined: a closed dialog is neither seen nor hidden. */
function sightOf(entry: VisibilityEntry, knowsCovers: boolean, isScrolled: boolean): Sight | undefined {
  if (!entry.isIntersecting) return undefined;
  if (knowsCovers && !entry.isVisible) return 'hidden';
  if (entry.intersectionRatio >= MIN_VISIBLE_RATIO) return 'clear';
  return isScrolled ? 'part' : 'hidden';
}

/**
 * Watches whether people can see a pane over the frame or a part of it, which lets presses through. Chromium also says
 * whether the page covers, fades or transforms the frame, and drops presses on a frame that has just moved. Other browsers say
 * only whether it is in view; there a change of the frame's place shows at the pointer's next move.
 */
export function watchSight(pane: Element, onChange: (sight: Sight) => void, { isScrolled }: WatchOptions): SightWatch {
  const view = pane.ownerDocument.defaultView ?? window;
  const knowsCovers = 'isVisible' in IntersectionObserverEntry.prototype;
  let sight: Sight = 'soon';
  let seen: Sight | undefined;
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
    const entry = entries.at(-1) as VisibilityEntry | undefined;
    const now = entry && sightOf(entry, knowsCovers, isScrolled);
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    change('soon');
    if (now) timer = setTimeout(() => change(now), MOMENT_MS);
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
