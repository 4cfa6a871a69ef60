import { type RefObject, useEffect, useRef } from 'react';

/** Closes what is open when the person points or goes elsewhere, or presses Escape; then the focus returns. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = (event: Event) => {
      // The path, not the target: inside a shadow root the target is the host.
      if (root.current && !event.composedPath().includes(root.current)) latest.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      latest.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, root, opener]);
}
