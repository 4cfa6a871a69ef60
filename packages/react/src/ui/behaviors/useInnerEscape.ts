import { type RefObject, useEffect, useRef } from 'react';

/** Escape inside a dialog closes a popup within it before it closes the dialog. */
export function useInnerEscape(inner: RefObject<HTMLElement | null>, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    // On the window in the capture phase: before the dialog, which listens on the document.
    const onKeyDown = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const container = inner.current?.closest('[role="dialog"]') ?? inner.current;
      // Popups above handle their own Escape; during composition it belongs to the input method.
      if (event.key !== 'Escape' || event.isComposing || !container || !(target instanceof Node)) return;
      if (!container.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [inner]);
}
