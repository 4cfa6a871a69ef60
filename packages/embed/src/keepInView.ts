/** How long the page may still grow above the element, in milliseconds. */
const SETTLING_MS = 10_000;
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to an element, and again while what lies above it loads, until the user acts. */
export function keepInView(element: Element): void {
  const scroll = () => element.scrollIntoView({ block: 'nearest' });
  const growth = new ResizeObserver(scroll);
  const acted = new AbortController();
  const { signal } = acted;
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of userEvents) addEventListener(type, () => acted.abort(), { passive: true, signal });
  setTimeout(() => acted.abort(), SETTLING_MS);
  growth.observe(document.body);
}
