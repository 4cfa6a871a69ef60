/** How far below and above the visible part of the page widgets begin to load. */
const ROOT_MARGIN = '400px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when the element is in view or near it. */
export function whenVisible(element: Element, act: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const next = waiting.get(target);
        forget(target);
        next?.();
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  waiting.set(element, act);
  // Observing again reports the element even if nothing has changed.
  observer.unobserve(element);
  observer.observe(element);
}

/** Stops waiting for an element. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
