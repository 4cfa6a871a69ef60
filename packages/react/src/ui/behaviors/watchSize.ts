/**
 * Calls `onSize` once the page has its layout, and when the size of the element changes; measuring as it mounts would force
 * a layout. Not called where ResizeObserver is missing, as in jsdom. Returns a function that ends it.
 */
export function watchSize(element: Element, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}
