import { type RefObject, useEffect, useRef } from 'react';

/** Escape closes what is open within a dialog, and not yet the dialog. */
export function useInnerEscape(inner: RefObject<HTMLElement | null>, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    // On the window, ahead of the dialog around it, which hears keys on the document.
    const hear = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const around = inner.current?.closest('[role="dialog"]') ?? inner.current;
      // What is open above has its own Escape; so has the writing of a composed letter.
      if (event.key !== 'Escape' || event.isComposing || !around || !(target instanceof Node)) return;
      if (!around.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [inner]);
}
